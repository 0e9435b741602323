import { expect, test } from 'vitest'
import { currentLink } from './current-link.ts'

test('§2 Top navigation: Home is active only on exact match', () => {
  expect(currentLink('/', '/')).toBe('page')
  expect(currentLink('/', '/inventory')).toBeUndefined()
})

test('§2 Top navigation: other links are active by path prefix', () => {
  expect(currentLink('/rentals', '/rentals')).toBe('page')
  expect(currentLink('/rentals', '/rentals/jim-thorpe')).toBe('true')
  expect(currentLink('/rentals', '/services')).toBeUndefined()
})

test('a prefix ends at a slash', () => {
  expect(currentLink('/services', '/services-of-others')).toBeUndefined()
})

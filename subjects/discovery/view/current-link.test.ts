import { expect, test } from 'vitest'
import { currentLink } from './current-link.ts'

test('FIND-30: Home is current on its own path alone', () => {
  expect(currentLink('/', '/')).toBe('page')
  expect(currentLink('/', '/inventory')).toBeUndefined()
})

test('FIND-30: another link is current on every path below its own', () => {
  expect(currentLink('/rentals', '/rentals')).toBe('page')
  expect(currentLink('/rentals', '/rentals/jim-thorpe')).toBe('true')
  expect(currentLink('/rentals', '/services')).toBeUndefined()
})

test('FIND-30: a prefix ends at a slash', () => {
  expect(currentLink('/services', '/services-of-others')).toBeUndefined()
})

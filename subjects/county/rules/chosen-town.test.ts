import { expect, test } from 'vitest'
import { withoutTown, withTown } from './chosen-town.ts'

test.each([
  ['/inventory', '/inventory?town=kidder'],
  ['/inventory#results', '/inventory?town=kidder#results'],
  ['/inventory?brand=Denago#results', '/inventory?brand=Denago&town=kidder#results'],
  ['/inventory?', '/inventory?town=kidder'],
  ['/inventory?town=', '/inventory?town='],
  ['/rentals?days=3&town=kline#plan', '/rentals?days=3&town=kline#plan'],
])('CART-132: %s with a town is %s', (path, expected) => {
  expect(withTown(path, 'kidder')).toBe(expected)
  expect(withTown(path, undefined)).toBe(path)
})

test('CART-130: a town is forgotten by an empty value', () => {
  expect(withoutTown('/rentals')).toBe('/rentals?town=')
  expect(withoutTown('/inventory?brand=Denago&town=kline')).toBe('/inventory?brand=Denago&town=')
})

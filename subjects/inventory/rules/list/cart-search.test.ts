import { expect, test } from 'vitest'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import { findCarts } from './cart-search.ts'

const carts = firstCarts

test.each([
  ['', 'all', undefined],
  ['NOMAD xl', 'ev-nomad-xl', undefined],
  ['denago nomad', 'ev-nomad ev-nomad-xl', undefined],
  ['a-17', 'ev-city', undefined],
  ['nomda', '', 'nomad'],
  ['denagoo nomad', '', 'denago nomad'],
  ['submarine', '', undefined],
])('CART-205: the search %j finds %j, and perhaps %j was meant', (search, ids, meant) => {
  const all = carts.map((cart) => (cart.id === 'ev-city' ? { ...cart, stockNumber: 'A-17' } : cart))
  const result = findCarts(all, search)
  expect(ids === 'all' ? result.found : result.found.map(({ id }) => id).join(' ')).toEqual(ids === 'all' ? all : ids)
  expect(result.meant).toBe(meant)
})

import { expect, it } from 'vitest'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { holdsWholeList, inventoryResult } from './inventory-result.ts'
import { viewFromQuery } from './inventory-view.ts'

const result = (query: string) => inventoryResult(inventory, viewFromQuery(new URLSearchParams(query)))

it('CART-29: offers what the carts at hand have', () => {
  const { choices, total, count } = result('')
  expect(choices.brand).toEqual(['Club Car', 'Denago', 'Evolution', 'EZ-GO', 'Swift EV', 'Tomberlin'])
  expect(choices.category).toEqual(['Golf', 'Lifted', 'Neighborhood', 'People Mover', 'Utility'])
  expect(choices.seats.every((seats) => Number(seats) >= 2 && Number(seats) <= 8)).toBe(true)
  expect([count, total]).toEqual([inventory.length, inventory.length])
})

it('CART-20: where nothing matches, names the one filter that stands in the way', () => {
  const { count, easier } = result('brand=Denago&seats=8')
  expect(count).toBe(0)
  expect(easier.map(({ label }) => label)).toEqual(['Brand: Denago', 'Seats: 8'])
  for (const { without, count } of easier) expect(inventoryResult(inventory, without).count).toBe(count)
})

it('CART-20: names none where giving up one filter is not enough, nor where carts match', () => {
  expect(result('search=submarine&brand=Denago&seats=8').easier).toEqual([])
  expect(result('brand=Denago').easier).toEqual([])
})

it.each([
  ['', true],
  ['brand=Denago', false],
  ['search=a', false],
  ['sort=price-low', false],
  ['page=2', true],
])('CART-37: knows whether a page holds the whole list: %s', (query, whole) => {
  const view = viewFromQuery(new URLSearchParams(query))
  expect(holdsWholeList(view, inventoryResult(inventory, view))).toBe(whole)
})

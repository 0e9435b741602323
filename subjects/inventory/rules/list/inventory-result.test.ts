import { expect, it } from 'vitest'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { holdsWholeList, inventoryResult } from './inventory-result.ts'
import { viewFromQuery } from './inventory-view.ts'
import { listedCart } from './listed-cart.ts'

const view = (query: string) => viewFromQuery(new URLSearchParams(query))
const result = (query: string, carts: readonly Vehicle[] = firstCarts) => inventoryResult(carts, view(query))

it('CART-24, CART-30: filters and sorts', () => {
  const { vehicles, count, total } = result('brand=denago&sort=price-low')
  expect(vehicles.map(({ id }) => id).join(' ')).toBe(
    'ev-nomad ev-nomad-xl ev-rover-xl ev-rover-xxl ev-city ev-rover-xl6',
  )
  expect([count, total]).toEqual([6, firstCarts.length])
})

it('CART-33: shows up to 60 carts on one page and never a page that is not there', () => {
  const many = Array.from({ length: 130 }, (_, index) => ({ ...firstCarts[0], id: `cart-${index}` }) as Vehicle)
  const at = (page: number) => result(`page=${page}`, many)
  expect([at(1).vehicles.length, at(2).vehicles[0]?.id, at(3).vehicles.length]).toEqual([60, 'cart-60', 10])
  expect(at(99)).toMatchObject({ page: 3, pages: 3, count: 130 })
  expect(result('', many.slice(0, 60)).pages).toBe(1)
  expect(result('', [])).toMatchObject({ vehicles: [], page: 1, pages: 1, count: 0 })
})

it('CART-19: where nothing matches, names the one filter that stands in the way', () => {
  const { count, easier } = result('brand=Denago&seats=8')
  expect(count).toBe(0)
  expect(easier.map(({ label }) => label)).toEqual(['Brand: Denago', 'Seats: 8'])
  for (const { without, count } of easier) expect(inventoryResult(firstCarts, without).count).toBe(count)
  expect(result('search=submarine&brand=Denago&seats=8').easier).toEqual([])
  expect(result('brand=Denago').easier).toEqual([])
})

it('CART-19: where nothing matches, brings the three carts that pass the most filters', () => {
  const { nearest } = result('brand=Denago&condition=new&seats=8')
  expect(nearest.map(({ brand, isNew }) => [brand, isNew])).toEqual(Array(3).fill(['Denago', true]))
  expect(result('search=submarine').nearest).toHaveLength(3)
  expect(result('brand=Denago').nearest).toEqual([])
})

it.each([
  ['', true],
  ['page=2', true],
  ['brand=Denago', false],
  ['search=a', false],
  ['sort=price-low', false],
])('CART-21: knows whether a page holds the whole list: %s', (query, whole) => {
  expect(holdsWholeList(view(query), result(query))).toBe(whole)
  expect(holdsWholeList(view(query), result(query, []))).toBe(false)
})

it('CART-21: what travels to the browser is found, sorted and shown alike', () => {
  for (const query of ['search=lift&sort=range', 'condition=used&stock=in', 'seats=6&sort=newest']) {
    const [whole, listed] = [result(query), inventoryResult(firstCarts.map(listedCart), view(query))]
    expect(listed).toEqual({ ...whole, vehicles: whole.vehicles.map(listedCart) })
  }
  expect(Object.keys(listedCart(firstCarts[0] as Vehicle))).not.toContain('features')
})

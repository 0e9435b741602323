import { expect, it } from 'vitest'
import { brands } from '#subjects/inventory/facts/brands.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { cartId, findCart, modelPath, possibleIds } from './cart-slug.ts'
import { firstCarts } from './first-carts.ts'
import type { Vehicle } from './vehicle.ts'

const get = async (id: string): Promise<Vehicle | null> => firstCarts.find((vehicle) => vehicle.id === id) ?? null
const idAt = async (segment: string) => (await findCart(segment, get))?.id

it.each([
  ['Evolution D5 Maverick 4 Plus', 'Evolution', 'd5-maverick-4-plus'],
  ['EV City', 'Denago', 'ev-city'],
  ['EZ-GO RXV Elite 2022', 'EZ-GO', 'rxv-elite-2022'],
  ['Évolution “Été” 2+2', 'Évolution', 'ete-2-2'],
  ['Evolution', 'Evolution', 'evolution'],
  ['Evolutionary 4', 'Evolution', 'evolutionary-4'],
])('CART-39: the id of %s by %s is %s', (name, brand, id) => {
  expect(cartId(name, brand)).toBe(id)
})

it('CART-39: every cart we list has the id of its name, and its own', () => {
  expect(inventory.map(({ name, brand }) => cartId(name, brand))).toEqual(inventory.map(({ id }) => id))
  expect(new Set(inventory.map(({ id }) => id)).size).toBe(inventory.length)
})

it.each([
  ['d5-maverick-4-plus', 'd5-maverick-4-plus'],
  ['Evolution-D5-Maverick-4-Plus', 'd5-maverick-4-plus'],
  ['club-car-precedent-i2-2018', 'precedent-i2-2018'],
  ['swift-ev-mach-4-2022', 'mach-4-2022'],
  ...['denago-d5-maverick-4-plus', 'city', 'evolution-evolution-d6-max-xt4', 'my-ev-city', ''].map(
    (segment) => [segment, undefined] as const,
  ),
] as const)('CART-4, CART-6: %j finds %s', async (segment, id) => {
  expect(await idAt(segment)).toBe(id)
})

it('CART-6: nothing is looked up that no cart can be called', () => {
  for (const segment of ['', 'a\u0000b', 'ev city', '../ev-city', '-ev', 'ev--city', 'x'.repeat(161)])
    expect(possibleIds(segment)).toEqual([])
  expect(possibleIds('a-b-c-d-e')).toEqual(['a-b-c-d-e', 'b-c-d-e', 'c-d-e', 'd-e'])
})

it.each(brands)('CART-39: the models of $name link to the addresses of carts', async (brand) => {
  for (const { name } of brand.lineup)
    expect(await idAt(modelPath(name, brand).slice('/vehicles/'.length))).toBeDefined()
})

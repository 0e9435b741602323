import { expect, it } from 'vitest'
import { claims } from '#subjects/dealership/facts/claims.ts'
import { featuredVehicles } from '#subjects/inventory/facts/featured-carts.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { specificationLabels } from '#subjects/inventory/facts/specification-labels.ts'
import { firstCarts } from './first-carts.ts'
import { specificationsOf } from './specification-list.ts'

it('CART-58: about 40 carts, new and used, in stock and out of stock, home’s three first', () => {
  expect(inventory.length).toBeGreaterThanOrEqual(38)
  expect(inventory.length).toBeLessThanOrEqual(45)
  expect(inventory.slice(0, 3)).toEqual(featuredVehicles)
  expect(new Set(inventory.map(({ isNew, inStock }) => `${isNew} ${inStock}`)).size).toBe(4)
})

it('CART-58: every cart within the figures claimed of all', () => {
  const ends = (figures: readonly number[]) => ({ from: Math.min(...figures), to: Math.max(...figures) })
  const { rangeMiles, seats } = claims.carts
  expect(ends(inventory.map(({ range }) => range))).toEqual(rangeMiles)
  expect(ends(inventory.map(({ seatingCapacity }) => seatingCapacity))).toEqual(seats)
  for (const { topSpeed } of inventory) expect(topSpeed).toBe(claims.carts.topSpeedMph)
})

it.each(firstCarts)('CART-58: $id is a whole cart with every specification, every measure and its model', (cart) => {
  expect(Object.keys(specificationsOf(cart))).toEqual(Object.keys(specificationLabels))
  expect(cart).toMatchObject({ length: expect.any(Number), width: expect.any(Number), height: expect.any(Number) })
  expect(cart.model).toBe(cart.id)
  expect(cart.name.startsWith(`${cart.brand} `)).toBe(true)
  expect(cart.description).toMatch(/^(?=.{60,140}$)\S+(?: \S+)+\.$/)
  expect(cart.description).not.toMatch(/!|\$|street.legal|in stock|on the lot|on our floor/i)
  expect(new Set(cart.features).size).toBe(cart.features.length)
  expect(cart.year === undefined).toBe(cart.isNew)
})

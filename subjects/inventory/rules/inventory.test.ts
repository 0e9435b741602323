import { expect, it } from 'vitest'
import { claims } from '#subjects/dealership/facts/claims.ts'
import { featuredVehicles } from '#subjects/inventory/facts/featured-carts.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { knownSpecifications, vehicleSchema } from './vehicle.ts'

it('CART-58: about 40 carts, new and used, in stock and out of stock, home’s three first', () => {
  expect(inventory.length).toBeGreaterThanOrEqual(38)
  expect(inventory.length).toBeLessThanOrEqual(45)
  expect(inventory.slice(0, 3)).toEqual(featuredVehicles)
  expect(new Set(inventory.map(({ isNew, inStock }) => `${isNew} ${inStock}`)).size).toBe(4)
})

it('CART-58: every cart within the figures claimed of all', () => {
  const ends = (figures: readonly number[]) => ({ from: Math.min(...figures), to: Math.max(...figures) })
  const { rangeMiles, seats } = claims.carts
  expect(ends(inventory.map(({ specifications }) => Number.parseInt(specifications.range, 10)))).toEqual(rangeMiles)
  expect(ends(inventory.map(({ specifications }) => specifications.seatingCapacity))).toEqual(seats)
  for (const { specifications } of inventory) expect(specifications.topSpeed).toBe('25 mph')
})

it.each(inventory)('CART-58: $id is a whole Vehicle with every specification', (cart) => {
  expect(vehicleSchema.parse(cart)).toMatchObject({ id: cart.id, price: cart.price })
  expect(Object.keys(cart.specifications).sort()).toEqual(Object.keys(knownSpecifications).sort())
  expect(cart.name.startsWith(`${cart.brand} `)).toBe(true)
  expect(cart.description).toMatch(/^(?:\S+\s+){24,79}\S+$/)
  expect(cart.description).not.toMatch(/!|\$|street.legal|in stock|on the lot|on our floor/i)
  expect(new Set(cart.features).size).toBe(cart.features.length)
  expect(cart.year === undefined).toBe(cart.isNew)
})

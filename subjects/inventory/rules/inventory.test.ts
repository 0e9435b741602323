import { describe, expect, it } from 'vitest'
import { claims } from '#subjects/dealership/facts/claims.ts'
import { featuredVehicles } from '#subjects/inventory/facts/featured-carts.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { knownSpecifications, vehicleSchema } from './vehicle.ts'

const words = (text: string) => text.split(/\s+/).length
const firstNumber = (text: string) => Number(/\d+/.exec(text)?.[0])

describe('the inventory that an empty database is filled with', () => {
  it('CART-58: holds about 40 carts, new and used, in stock and out of stock', () => {
    expect(inventory.length).toBeGreaterThanOrEqual(38)
    expect(inventory.length).toBeLessThanOrEqual(45)
    expect(inventory.slice(0, 3)).toEqual(featuredVehicles)
    expect(new Set(inventory.map(({ isNew, inStock }) => `${isNew} ${inStock}`)).size).toBe(4)
  })

  it('CART-58: every cart within the figures claimed of all', () => {
    const ranges = inventory.map(({ specifications }) => firstNumber(specifications.range))
    const seats = inventory.map(({ specifications }) => specifications.seatingCapacity)
    expect([Math.min(...ranges), Math.max(...ranges)]).toEqual([
      claims.carts.rangeMiles.from,
      claims.carts.rangeMiles.to,
    ])
    expect([Math.min(...seats), Math.max(...seats)]).toEqual([claims.carts.seats.from, claims.carts.seats.to])
    for (const { specifications } of inventory) expect(specifications.topSpeed).toBe('25 mph')
  })

  it.each(inventory.map((vehicle) => [vehicle.id, vehicle] as const))(
    '%s is a whole Vehicle with every specification',
    (_, cart) => {
      expect(vehicleSchema.parse(cart)).toMatchObject({ id: cart.id, price: cart.price })
      expect(Object.keys(cart.specifications).sort()).toEqual(Object.keys(knownSpecifications).sort())
      expect(cart.name.startsWith(`${cart.brand} `)).toBe(true)
      expect(words(cart.description)).toBeGreaterThanOrEqual(25)
      expect(words(cart.description)).toBeLessThanOrEqual(80)
      expect(cart.description).not.toMatch(/!|\$|street.legal|in stock|on the lot|on our floor/i)
      expect(new Set(cart.features).size).toBe(cart.features.length)
      expect(cart.year === undefined).toBe(cart.isNew)
    },
  )

  it('CART-58: describes no two carts alike', () => {
    const openings = inventory.map(({ description }) => description.split(' ').slice(0, 4).join(' '))
    expect(new Set(openings).size).toBe(inventory.length)
    const looks = inventory.map(({ drawing, specifications }) =>
      [drawing.family, drawing.paint.hex, specifications.seatingCapacity, drawing.seatColor].join(),
    )
    expect(new Set(looks).size).toBe(inventory.length)
  })
})

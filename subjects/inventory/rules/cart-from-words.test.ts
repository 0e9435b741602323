import fc from 'fast-check'
import { expect, test } from 'vitest'
import { olderCart } from '#tests/setup/older-carts.ts'
import { fromOlderCart, fromOlderFields } from './cart-from-words.ts'
import { firstCarts } from './first-carts.ts'
import { vehicleFields, vehicleSchema } from './vehicle.ts'

const [first] = firstCarts

test('CART-211: a cart in words is the cart that we list in figures', () => {
  expect(fromOlderCart(olderCart)).toEqual(first)
})

/** Labels and values that the earlier version took, the names of fields of today among them. */
const labels = fc.constantFrom(
  ...Object.keys(vehicleFields),
  ...['condition', 'drawnModel', 'batteryType', 'chargingTime', 'tires', 'brakes', 'size', 'spec.range', '__proto__'],
)
const values = fc.oneof(
  fc.constantFrom('45 miles', '48 V 110 Ah lithium', '6 to 8 hours', '22 in', '96 x 48 x 75 in', 'none', '7', 'new'),
  fc.stringMatching(/^[\dA-Za-z][\dA-Za-z .,x]{0,30}$/).filter((text) => text.trim() === text),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

test('CART-211: with any labels of its own an older cart is one of today, and its fields stay', () => {
  fc.assert(
    fc.property(fc.dictionary(labels, values, { maxKeys: 12 }), fc.integer({ min: 2, max: 8 }), (own, seats) => {
      const specifications = JSON.parse(
        JSON.stringify({ driveType: 'Rear-wheel drive', ...own, seatingCapacity: seats }),
      )
      if (typeof specifications.driveType !== 'string') specifications.driveType = 'Rear-wheel drive'
      const cart = fromOlderCart({ ...olderCart, specifications })
      expect(vehicleSchema.safeParse(cart).error?.issues).toBeUndefined()
      const { specifications: _, ...kept } = olderCart
      expect(cart).toMatchObject(kept)
    }),
    { numRuns: 500 },
  )
})

test('CART-211: what a run kept of them in words is read field by field', () => {
  const words = {
    price: 8_495,
    'specifications.range': '45 miles',
    'specifications.payload': 'plenty',
    'specifications.driveType': 'Rear-wheel drive',
    'specifications.seatingCapacity': 4,
    'specifications.year': '2023 or 2024',
    'specifications.condition': 'Very good',
  }
  expect(fromOlderFields(words)).toEqual({
    price: 8_495,
    range: 45,
    driveType: 'Rear-wheel drive',
    seatingCapacity: 4,
    'specifications.payload': 'plenty',
    'specifications.year': '2023 or 2024',
    'specifications.condition': 'Very good',
  })
})

import { expect, test } from 'vitest'
import { inventory } from '#content/inventory/inventory.ts'
import { vehicleSchema } from './vehicle.ts'
import { vehicleEntry } from './vehicle-entry.ts'

const cart = vehicleSchema.parse(inventory[0])

test('FIND-45: a cart as it came in was last changed on the day it came in', () => {
  expect(vehicleEntry(cart)).toEqual({ path: `/vehicles/${cart.id}`, images: cart.images, changed: cart.addedAt })
})

test.each([
  { price: cart.price + 1 },
  { inStock: !cart.inStock },
  { description: 'Rewritten.' },
  { id: 'added-at-the-desk' },
])('FIND-45: a cart changed since claims no day: %j', (change) => {
  expect(vehicleEntry({ ...cart, ...change })).not.toHaveProperty('changed')
})

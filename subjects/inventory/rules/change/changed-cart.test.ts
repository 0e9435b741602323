import { expect, test } from 'vitest'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { mergeChange } from './changed-cart.ts'

const cart = { ...(firstCarts[2] as Vehicle), specifications: { towBar: '2 in' } }
const like = (changed: Partial<Vehicle>): Vehicle => ({ ...cart, ...changed })
const specified = (more: object) => like({ specifications: { ...cart.specifications, ...more } })
const { series: _, ...bare } = like({ series: 'City' })
const today = '2026-11-23'
const sold = { inStock: false, soldOn: '2026-05-06' }

test.each<readonly [string, Vehicle, Vehicle, Vehicle]>([
  ['another field', like({ images: [] }), like({ price: 1 }), like({ images: [], price: 1 })],
  [
    'another specification',
    specified({ towBar: '3 in' }),
    specified({ hitch: 2 }),
    specified({ towBar: '3 in', hitch: 2 }),
  ],
  ['the same to the same', like({ price: 1 }), like({ price: 1 }), like({ price: 1 })],
  ['nothing', like({ price: 1 }), cart, like({ price: 1 })],
])('CART-76: a change stands beside one of %s', (_, after, now, both) => {
  expect(mergeChange({ before: cart, after }, now, today)).toEqual(both)
})

test('CART-76: a field that a change takes away goes from a cart that was changed meanwhile', () => {
  expect(
    mergeChange({ before: like({ series: 'City' }), after: bare }, like({ series: 'City', price: 1 }), today),
  ).toEqual({
    ...bare,
    price: 1,
  })
})

test.each<readonly [string, Vehicle | undefined, Vehicle | undefined, Vehicle | undefined, string]>([
  ['of the same field', cart, like({ price: 2 }), like({ price: 1 }), 'was changed meanwhile: price $11,995 → $1'],
  ['of a cart to remove', cart, undefined, like({ price: 1 }), 'was changed meanwhile: price $11,995 → $1'],
  [
    'with which a sold cart is in stock',
    like({ inStock: false }),
    like({ inStock: true }),
    like(sold),
    'was changed meanwhile: sold on ',
  ],
  [
    'with which its special price is above the price',
    cart,
    like({ specialPrice: 10_000, specialUntil: today }),
    like({ price: 9_000 }),
    'was changed meanwhile: price $11,995 → $9,000',
  ],
  [
    'with which it is charged before it has begun',
    like({ chargingFrom: 4, chargingTo: 8 }),
    like({ chargingFrom: 6, chargingTo: 8 }),
    like({ chargingFrom: 4, chargingTo: 5 }),
    'was changed meanwhile: ',
  ],
  ['that removed it', cart, like({ price: 2 }), undefined, 'Denago EV City was removed meanwhile'],
  ['that added it', undefined, cart, like({ price: 1 }), 'There is a cart "ev-city" by now'],
])('CART-76: who comes second after a change %s is told', (_, before, after, now, told) => {
  expect(mergeChange({ before, after }, now, today)).toContain(told)
})

test("CART-76, CART-200: a special price that has ended is in no one's way", () => {
  const ended = { specialPrice: 10_000, specialUntil: '2026-11-22' }
  const before = like(ended)
  const both = like({ ...ended, price: 9_000, series: 'City' })
  expect(
    mergeChange({ before, after: like({ ...ended, series: 'City' }) }, like({ ...ended, price: 9_000 }), today),
  ).toEqual(both)
})

test('CART-76: what was removed or added twice is so once', () => {
  expect(mergeChange({ before: cart, after: undefined }, undefined, today)).toBeUndefined()
  expect(mergeChange({ before: undefined, after: cart }, cart, today)).toEqual(cart)
})

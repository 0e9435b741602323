import { expect, test } from 'vitest'
import { firstCarts } from './first-carts.ts'
import { offeredOn, specialsEnd } from './special-price.ts'
import type { Vehicle } from './vehicle.ts'

const cart = { ...(firstCarts[2] as Vehicle), price: 8_495 }
const special = { specialPrice: 7_995, specialUntil: '2026-11-30' }
const counts = { ...cart, price: 7_995, regularPrice: 8_495, specialUntil: '2026-11-30' }

test.each<readonly [what: string, cart: Vehicle, day: string, priced: Vehicle]>([
  ['before its last day', { ...cart, ...special }, '2026-11-23', counts],
  ['on its last day', { ...cart, ...special }, '2026-11-30', counts],
  ['after it', { ...cart, ...special }, '2026-12-01', cart],
  ['that the price has come down to', { ...cart, ...special, specialPrice: 8_495 }, '2026-11-23', cart],
  ['without a day', { ...cart, specialPrice: 7_995 }, '2026-11-23', cart],
  [
    'of a sold cart',
    { ...cart, ...special, inStock: false, soldOn: '2026-11-20' },
    '2026-11-23',
    { ...cart, inStock: false, soldOn: '2026-11-20' },
  ],
])('CART-200: a special price %s', (_, offered, day, priced) => {
  expect(offeredOn(offered, day)).toEqual(priced)
})

test('CART-200: the first special price ends at midnight by the clocks here', () => {
  expect(specialsEnd([cart])).toBeUndefined()
  const later = { ...counts, specialUntil: '2027-06-30' }
  expect(specialsEnd([cart, later, counts])).toEqual(new Date('2026-12-01T05:00:00Z'))
})

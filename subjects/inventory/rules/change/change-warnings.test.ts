import { expect, test } from 'vitest'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { countWarnings, valueWarnings } from './change-warnings.ts'

const carts = firstCarts
const existing = new Map(carts.map((cart) => [cart.id, cart]))
const [cart] = carts as [Vehicle, ...Vehicle[]]
const odd = (...put: readonly Partial<Vehicle>[]) =>
  valueWarnings(
    existing,
    put.map((change) => ({ ...cart, ...change })),
    '2026-05-06',
  )

test.each([
  [1.3, []],
  [0.7, []],
  [1.31, ['The price of the Evolution D5 Maverick 4 Plus moves by 31%: $10,000 → $13,100.']],
  [0.1, ['The price of the Evolution D5 Maverick 4 Plus moves by 90%: $10,000 → $1,000.']],
])('CART-103: a price that becomes %f of what it was', (times, told) => {
  const before = { ...cart, price: 10_000 }
  expect(valueWarnings(new Map([[cart.id, before]]), [{ ...before, price: 10_000 * times }], '2026-05-06')).toEqual(
    told,
  )
})

test('CART-103: a new cart has no price that moved; of many moves ten are told and the others counted', () => {
  expect(odd({ id: 'new', name: 'Another', price: 1 })).toEqual([])
  const ten = carts.slice(0, 10).map(({ id }) => ({ id, price: 1 }))
  expect(odd(...ten)).toHaveLength(10)
  const more = odd(...ten, ...carts.slice(10, 12).map(({ id }) => ({ id, price: 1 })))
  expect([more.length, more.at(-1)]).toEqual([11, '… and 2 more prices move by more than 30%.'])
})

test('CART-200: a special price that is far below the price or stays for long is told, and one that was there before is not', () => {
  const before = { ...cart, price: 10_000 }
  const told = (specialPrice: number, specialUntil: string, was: Partial<Vehicle> = {}) =>
    valueWarnings(
      new Map([[cart.id, { ...before, ...was }]]),
      [{ ...before, specialPrice, specialUntil }],
      '2026-05-06',
    )
  expect(told(7_000, '2026-08-14')).toEqual([])
  expect(told(6_900, '2026-08-15')).toEqual([
    'The special price of the Evolution D5 Maverick 4 Plus is 31% below its price: $10,000 → $6,900.',
    'The special price of the Evolution D5 Maverick 4 Plus stays for more than 100 days, until August 15, 2026.',
  ])
  expect(told(6_900, '2026-08-15', { specialPrice: 6_900, specialUntil: '2026-08-15' })).toEqual([])
})

test('CART-103: the import asks about a second cart of a name that is there, also where its row has another number', () => {
  expect(odd({ id: '7' }, { id: '8', name: 'Evolution Meadow 2' })).toEqual([
    'The Evolution D5 Maverick 4 Plus is there already: this adds another one, under the id “7”.',
  ])
})

test('CART-103: a brand that we do not have yet is told once', () => {
  expect(
    odd({ id: 'new', brand: 'Denaga' }, { id: 'newer', brand: 'Denaga' }, { id: 'other', brand: 'EZ-GO' }),
  ).toEqual(['"Denaga" is a brand that we do not have yet: did you mean Denago?'])
  expect(odd({ id: 'new', brand: 'Yamaha' })).toEqual([
    expect.stringMatching(/^"Yamaha" is a brand that we do not have yet: we have .*Denago, EZ-GO, .*and /),
  ])
})

test('CART-103: more than a third of the carts at once', () => {
  expect(countWarnings(30, 10)).toEqual([])
  expect(countWarnings(30, 11)).toEqual(['This changes 11 of 30 carts, more than a third.'])
  expect(countWarnings(30, 0, 10)).toEqual([])
  expect(countWarnings(30, 0, 5_000)).toEqual(['This adds 5,000 carts to 30, more than a third.'])
  expect(countWarnings(0, 0, 30)).toEqual([])
})

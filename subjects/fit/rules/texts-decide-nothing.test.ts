import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grounds, loads } from '#subjects/fit/facts/questions.ts'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import { cartModel } from '#subjects/inventory/rules/pictures/drawn-carts.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { climbOf, type Drive } from './climb.ts'
import { proofOf, serves } from './faults.ts'
import { parked } from './garage.ts'

const needs = [...Object.keys(grounds), ...Object.keys(loads)] as Parameters<typeof proofOf>[1][]
const photo = '/media/photos/front-1234567890-1600x1200.jpg'

/** Words that once decided, and any others. */
const words = fc.oneof(
  fc.constantFrom('Lifted', 'Utility', 'Golf', 'Factory lift with all-terrain tires', 'Low-profile tires', 'Tow hitch'),
  fc.constantFrom('Disc brakes on all four wheels', 'Golf bag rack', '72 V lithium battery', 'Street height, no lift'),
  fc.string({ minLength: 1, maxLength: 30 }),
)
const pictures = ({ images }: Vehicle) =>
  fc.constantFrom<readonly string[]>([photo, ...images], [photo], [], images.toReversed(), firstCarts[7]?.images ?? [])
const edited = fc
  .constantFrom(...firstCarts)
  .chain((cart) =>
    fc
      .record({ name: words, description: words, category: words, features: fc.array(words), images: pictures(cart) })
      .map((texts) => [cart, { ...cart, ...texts }] as const),
  )
const inches = fc.integer({ min: 48, max: 300 })
const garages = fc.record({ width: inches, height: inches, depth: inches })
const drives: fc.Arbitrary<Drive> = fc
  .record({
    length: fc.integer({ min: 10, max: 5_000 }),
    steepest: fc.integer({ min: 0, max: 40 }).map((percent) => percent / 100),
    riders: fc.integer({ min: 1, max: 8 }),
    load: fc.integer({ min: 0, max: 600 }),
    surface: fc.constantFrom('paved', 'gravel', 'grass'),
  })
  .map((drive) => ({ ...drive, rise: drive.length * drive.steepest }))

test('CART-210: with other pictures, category, name and words a cart climbs, fits, serves and turns as before', () => {
  fc.assert(
    fc.property(edited, drives, garages, ([before, after], drive, garage) => {
      const answersOf = (cart: Vehicle) => [
        climbOf(cart, drive),
        parked(cart, garage),
        needs.map((need) => serves(cart, need) && proofOf(cart, need)),
        cartModel(cart),
      ]
      expect(answersOf(after)).toEqual(answersOf(before))
    }),
    { numRuns: 1_000 },
  )
})

test('CART-210: every cart that we list has such answers, with a photo of the dealer put first', () => {
  for (const cart of firstCarts) {
    const photographed = { ...cart, images: [photo, ...cart.images] }
    const drive: Drive = { length: 100, rise: 5, steepest: 0.05, riders: 2, load: 0, surface: 'paved' }
    expect(climbOf(photographed, drive).verdict).not.toBe('unknown')
    expect(parked(photographed, { width: 96 }).verdict).not.toBe('unknown')
    expect(cartModel(photographed)?.id).toBe(cart.id)
  }
})

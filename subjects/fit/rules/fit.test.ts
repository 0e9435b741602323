import fc from 'fast-check'
import { expect, test } from 'vitest'
import { townCalled, towns } from '#subjects/county/rules/towns.ts'
import { grounds, loads } from '#subjects/fit/facts/questions.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { type Answers, readFitQuery, usualAnswers } from './answers.ts'
import { cartPrice } from './cart-price.ts'
import { faultsOf } from './faults.ts'
import { fitOf } from './fit.ts'

const carts: readonly Vehicle[] = inventory
const answersOf = (query: string) => readFitQuery(new URLSearchParams(query)).answers
const faults = (cart: Vehicle, answers: Answers) => faultsOf(cart, cartPrice(cart.price, answers), answers)
const fitting = (answers: Answers) => carts.filter((cart) => faults(cart, answers).length === 0)
const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]
const aSentence = /^[^{}]{8,}\.$/

const anyAnswers: fc.Arbitrary<Answers> = fc.record(
  {
    town: fc.constantFrom(...towns),
    riders: fc.integer({ min: 1, max: 12 }),
    budget: fc.integer({ min: 1, max: 20_000 }),
    ground: fc.subarray(keysOf(grounds)),
    carry: fc.subarray(keysOf(loads)),
    whiteGlove: fc.boolean(),
  },
  { requiredKeys: ['ground', 'carry', 'whiteGlove'] },
)

/** What the record of a cart says, read again without the rules: by the words that a person would look for. */
function recordSays({ category, features, specifications }: Vehicle) {
  const text = features.join('\n').toLowerCase()
  const says = (...words: readonly string[]) => words.some((word) => text.includes(word))
  return {
    paved: true,
    grass: !says('low-profile'),
    gravel: category === 'Lifted' || says('lift with', 'factory lift', 'lifted', 'all-terrain', 'knobby', 'heavy-duty'),
    steep:
      says('all four wheels', 'four-wheel hydraulic brakes', 'hill-start hold', 'holds on hills', '72-volt') ||
      String(specifications.batteryType).startsWith('72 V'),
    clubs: says('bag rack'),
    cargo: category === 'Utility' || says('cargo deck', 'steel deck', 'cargo bed'),
    trailer: says('tow hitch'),
  }
}

test('FIT-5, FIT-6: every exclusion can be derived again from the record', () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...carts), (answers, cart) => {
      const says = recordSays(cart)
      const derived = [
        ...(cart.specifications.seatingCapacity < (answers.riders ?? 0) ? ['riders'] : []),
        ...[...answers.ground, ...answers.carry].filter((need) => !says[need]),
        ...(cartPrice(cart.price, answers) > (answers.budget ?? Number.POSITIVE_INFINITY) ? ['budget'] : []),
      ]
      const found = faults(cart, answers)
      expect(found.map(({ answer }) => answer)).toEqual(derived)
      for (const { sentence } of found) expect(sentence).toMatch(aSentence)
    }),
    { numRuns: 500 },
  )
})

test('FIT-5: relaxing an answer never rules out a cart that fitted', () => {
  fc.assert(
    fc.property(anyAnswers, fc.integer({ min: 1, max: 5_000 }), (answers, by) => {
      const { riders = 1, budget = Number.POSITIVE_INFINITY } = answers
      for (const easier of [
        { riders: Math.max(1, riders - by) },
        { budget: budget + by },
        { ground: answers.ground.slice(1) },
        { carry: answers.carry.slice(0, -1) },
        { whiteGlove: false },
      ])
        expect(fitting({ ...answers, ...easier })).toEqual(expect.arrayContaining(fitting(answers)))
    }),
  )
})

test('FIT-9, FIT-10: three at most stay, in stock before the rest, the lowest price first', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const able = fitting(answers)
      const inStock = able.filter((cart) => cart.inStock)
      const { count, picks, others } = fitOf(carts, answers)
      expect([count, picks.length]).toEqual([able.length, Math.min(3, able.length)])
      expect(picks.filter(({ cart }) => cart.inStock)).toHaveLength(Math.min(3, inStock.length))
      expect(new Set([...picks, ...others].map(({ cart }) => cart.id)).size).toBe(carts.length)
      for (const { sentence } of others) expect(sentence).toMatch(aSentence)
      for (const { price, reason, cart } of picks) {
        expect(able).toContain(cart)
        expect(price).toBe(cartPrice(cart.price, answers))
        expect(reason).toMatch(aSentence)
      }
      if (able.length === 0) return
      const prices = (inStock.length > 0 ? inStock : able).map(({ price }) => cartPrice(price, answers))
      expect(picks[0]?.price).toBe(Math.min(...prices))
    }),
  )
})

/** A cart that differs from the others by what is told of it alone. */
function cartOf(
  id: string,
  price: number,
  differs: Partial<Record<'miles' | 'pounds' | 'seats', number>> & Partial<Vehicle> = {},
): Vehicle {
  const { miles = 40, pounds = 800, seats: seatingCapacity = 4, ...more } = differs
  const specifications = { seatingCapacity, range: `${miles} miles`, payload: `${pounds.toLocaleString('en-US')} lbs` }
  return {
    ...(carts[0] as Vehicle),
    id,
    name: id,
    price,
    inStock: true,
    isNew: true,
    features: ['Tow hitch'],
    ...more,
    specifications,
  }
}

test('FIT-9, FIT-10: the lowest price, the longest range and the largest payload; each of the others has its sentence', () => {
  const { picks, others } = fitOf(
    [
      cartOf('gone', 8_000, { inStock: false, miles: 90, pounds: 2_000 }),
      cartOf('dear', 9_700),
      cartOf('twin', 9_000),
      cartOf('far', 9_500, { miles: 41, features: ['Tow hitch', '72-volt, all-terrain tires'] }),
      cartOf('cheap', 9_000),
      cartOf('strong', 9_000, { pounds: 1_150 }),
    ],
    answersOf('carry=trailer'),
  )
  expect(picks.map(({ cart: { id }, reason }) => [id, reason])).toEqual([
    ['cheap', 'The lowest price in stock, of the 6 that fit.'],
    ['strong', 'The same price as the cheap: carries 350 lbs more.'],
    ['far', '$500 more than the cheap: 1 mile more on a charge.'],
  ])
  expect(others.map(({ cart: { id }, sentence }) => [id, sentence])).toEqual([
    ['gone', 'It fits, but is out of stock and can be ordered.'],
    ['dear', 'It fits as well, for $700 more than the cheap.'],
    ['twin', 'It fits as well, at the same price as the cheap.'],
  ])
})

test.each([
  [[cartOf('one', 9_000)], ['It is the only one that fits.']],
  [
    [cartOf('one', 9_000), cartOf('two', 9_100)],
    ['The lowest price of the 2 that fit.', 'It fits as well.'],
  ],
  [
    [cartOf('used', 9_000, { isNew: false, seats: 2 }), cartOf('away', 8_000, { inStock: false })],
    ['The lowest price in stock, of the 2 that fit.', '$1,000 less than the used: seats 2 more and new, not used.'],
  ],
])('FIT-10: what is said of a few: %#', (few, reasons) => {
  expect(fitOf(few, answersOf('riders=2')).picks.map(({ reason }) => reason)).toEqual(reasons)
})

test('FIT-10: a pick names each proof once, and none for ground that takes none', () => {
  const features = ['Seats', '72-volt, all-terrain tires', 'Tow hitch']
  const [pick] = fitOf([cartOf('one', 9_000, { features })], answersOf('ground=paved,gravel,steep&carry=trailer')).picks
  expect(pick?.because).toEqual(features.slice(1))
})

test('FIT-11: of the carts that one answer rules out, the nearest for each answer; two answers only where one is not enough', () => {
  const missesOf = (...few: readonly Vehicle[]) =>
    fitOf(few, answersOf('riders=4&budget=9000&carry=trailer')).misses.map(({ cart: { id }, change }) => [id, change])
  const both = cartOf('both', 9_100, { features: [] })
  expect(
    missesOf(
      both,
      cartOf('small', 8_000, { seats: 2 }),
      cartOf('over', 9_400),
      cartOf('dear', 9_300),
      cartOf('bare', 8_600, { features: [] }),
      cartOf('barer', 8_500, { features: [] }),
    ),
  ).toEqual([
    ['dear', '$300 more'],
    ['barer', 'No trailer'],
    ['small', '2 riders instead of 4'],
  ])
  expect(missesOf(both)).toEqual([['both', 'No trailer and $100 more']])
})

test('FIT-11: there is a cart or a nearest miss; what to change is said by how much, and changing it brings the cart', () => {
  const tooLittle = fitOf(carts, answersOf('town=towamensing&ground=gravel&riders=4&budget=6500'))
  expect(tooLittle.picks).toEqual([])
  expect(tooLittle.misses[0]).toMatchObject({ change: '$495 more', cart: { id: 'forester-4-plus' } })
  fc.assert(
    fc.property(anyAnswers, fc.subarray([...carts], { minLength: 1 }), (answers, some) => {
      const { picks, misses } = fitOf(some, answers)
      expect(picks.length + misses.length).toBeGreaterThan(0)
      if (picks.length === 3) expect(misses).toEqual([])
      for (const { cart, relaxed, change } of misses) {
        expect(faults(cart, answers)).not.toEqual([])
        expect(faults(cart, relaxed)).toEqual([])
        expect(change).not.toBe('')
      }
    }),
  )
  expect(fitOf([], answersOf('riders=4'))).toEqual({ count: 0, picks: [], others: [], misses: [] })
})

test('FIT-19: every town has three carts for its ground and the kind that suits it', () => {
  for (const town of towns) expect(fitOf(carts, usualAnswers(town)).picks, town.slug).toHaveLength(3)
  expect(usualAnswers(townCalled('kidder'))).toMatchObject({ riders: 6, ground: ['gravel'] })
  expect(usualAnswers(townCalled('lausanne'))).toMatchObject({ carry: ['cargo'] })
})

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

test('FIT-9, FIT-10: three at most stay, in stock before the rest; what is said of them and of the others is true', () => {
  const range = ({ specifications }: Vehicle) => Number.parseInt(String(specifications.range), 10)
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const able = fitting(answers)
      const inStock = able.filter((cart) => cart.inStock)
      const { count, picks, others } = fitOf(carts, answers)
      const [first, ...further] = picks
      expect([count, picks.length]).toEqual([able.length, Math.min(3, able.length)])
      expect(picks.filter(({ cart }) => cart.inStock)).toHaveLength(Math.min(3, inStock.length))
      expect(new Set([...picks, ...others].map(({ cart }) => cart.id)).size).toBe(carts.length)
      for (const { sentence } of others) expect(sentence).toMatch(aSentence)
      for (const { price, reason, cart } of picks) {
        expect(able).toContain(cart)
        expect(price).toBe(cartPrice(cart.price, answers))
        expect(reason).toMatch(aSentence)
      }
      if (!first) return
      const prices = (inStock.length > 0 ? inStock : able).map(({ price }) => cartPrice(price, answers))
      expect(first.price).toBe(Math.min(...prices))
      for (const { cart, price, reason } of further) {
        const [, miles] = /(\d+) miles? more/.exec(reason) ?? []
        if (miles) expect(range(cart) - range(first.cart)).toBe(Number(miles))
        const [, amount = '', than] = /^\$([\d,]+) (more|less) than/.exec(reason) ?? []
        if (than) expect(price - first.price).toBe(Number(amount.replace(',', '')) * (than === 'more' ? 1 : -1))
      }
    }),
  )
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

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { townCalled, towns } from '#subjects/county/rules/towns.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { type Answers, allGrounds, allLoads, readFitQuery } from './answers.ts'
import type { Cart } from './cart-facts.ts'
import { cartsForTown, usualAnswers } from './carts-for-town.ts'
import { faultsOf } from './faults.ts'
import { fitOf, fittingCarts } from './fit.ts'
import { without } from './misses.ts'

const carts: readonly Cart[] = inventory
const answersOf = (query: string) => readFitQuery(new URLSearchParams(query)).answers

const anyAnswers: fc.Arbitrary<Answers> = fc
  .record({
    town: fc.option(fc.constantFrom(...towns), { nil: undefined }),
    riders: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    budget: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
    ground: fc.subarray([...allGrounds]),
    carry: fc.subarray([...allLoads]),
    whiteGlove: fc.boolean(),
  })
  .map(({ town, riders, budget, ...rest }) => ({
    ...rest,
    ...(town && { town }),
    ...(riders !== undefined && { riders }),
    ...(budget !== undefined && { budget }),
  }))

/** What the record of a cart says, read again without the rules: by the words that a person would look for. */
function recordSays({ category, features, specifications }: Cart) {
  const text = features.join('\n').toLowerCase()
  const says = (...words: readonly string[]) => words.some((word) => text.includes(word))
  return {
    seats: specifications.seatingCapacity,
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

/** Delivered, reckoned anew: see cart-price.test.ts for every sum. */
function delivered(price: number, { town, whiteGlove }: Answers): number {
  const perMile = 6
  const free = town === undefined || town.county === 'Carbon'
  const delivery =
    town && price < 5_000 ? town.drivingMiles * perMile : free ? 0 : town.milesBeyondFreeDelivery * perMile
  return price + delivery + (whiteGlove ? 150 : 0)
}

describe('fit', () => {
  test('FIT-5, FIT-6, FIT-7: every exclusion can be derived again from the record', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...carts), (answers, cart) => {
        const says = recordSays(cart)
        const derived = [
          ...(says.seats < (answers.riders ?? 0) ? ['riders'] : []),
          ...answers.ground.filter((ground) => !says[ground]),
          ...answers.carry.filter((load) => !says[load]),
          ...(delivered(cart.price, answers) > (answers.budget ?? Number.POSITIVE_INFINITY) ? ['budget'] : []),
        ]
        const faults = faultsOf(cart, answers)
        expect(faults.map((fault) => ('value' in fault ? fault.value : fault.question))).toEqual(derived)
        for (const { sentence } of faults) expect(sentence).toMatch(/^[^{}]{8,}\.$/)
      }),
      { numRuns: 500 },
    )
  })

  test('FIT-8: relaxing an answer never rules out a cart that fitted', () => {
    const relaxed = (answers: Answers, by: number): readonly Answers[] => [
      { ...answers, riders: Math.max(1, (answers.riders ?? 1) - by) },
      ...(answers.budget === undefined ? [] : [{ ...answers, budget: answers.budget + by }]),
      ...answers.ground.map((value) => ({ ...answers, ground: answers.ground.filter((other) => other !== value) })),
      ...answers.carry.map((value) => ({ ...answers, carry: answers.carry.filter((other) => other !== value) })),
      { ...answers, whiteGlove: false },
    ]
    fc.assert(
      fc.property(anyAnswers, fc.integer({ min: 1, max: 5_000 }), (answers, by) => {
        const before = fittingCarts(carts, answers)
        for (const easier of relaxed(answers, by)) {
          const after = fittingCarts(carts, easier)
          expect(before.filter((cart) => !after.includes(cart))).toEqual([])
        }
      }),
    )
  })

  test('FIT-9, FIT-10: three at most stay, in stock before the rest, and every other cart has its sentence', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const fitting = fittingCarts(carts, answers)
        const { count, picks, others } = fitOf(carts, answers)
        expect(count).toBe(fitting.length)
        expect(picks).toHaveLength(Math.min(3, count))
        expect(new Set([...picks.map(({ cart }) => cart.id), ...others.map(({ cart }) => cart.id)]).size).toBe(
          carts.length,
        )
        expect(picks.every(({ cart }) => fitting.includes(cart))).toBe(true)
        const inStock = fitting.filter((cart) => cart.inStock).length
        expect(picks.filter(({ cart }) => cart.inStock)).toHaveLength(Math.min(3, inStock))
        for (const { sentence } of others) expect(sentence).toMatch(/^[^{}]{8,}\.$/)
        for (const { price, reason, cart } of picks) {
          expect(price).toBe(delivered(cart.price, answers))
          expect(reason).toMatch(/^[^{}]{8,}\.$/)
        }
      }),
    )
  })

  test('FIT-9: the first has the lowest price of those in stock, and what the others bring beside it is true', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const fitting = fittingCarts(carts, answers)
        const [first, ...others] = fitOf(carts, answers).picks
        const inStock = fitting.filter((cart) => cart.inStock)
        const prices = (inStock.length > 0 ? inStock : fitting).map(({ price }) => delivered(price, answers))
        if (first) expect(first.price).toBe(Math.min(...prices))
        for (const { cart, price, reason } of others) {
          const [, miles] = /(\d+) miles? more/.exec(reason) ?? []
          const range = (one: Cart) => Number.parseInt(String(one.specifications.range), 10)
          if (first && miles) expect(range(cart) - range(first.cart)).toBe(Number(miles))
          const [, more] = /^\$([\d,]+) more than/.exec(reason) ?? []
          if (first && more) expect(price - first.price).toBe(Number(more.replace(',', '')))
        }
      }),
    )
  })

  test('FIT-11: what to change is said by how much, and changing it brings the cart', () => {
    const tooLittle = fitOf(carts, answersOf('town=towamensing&ground=gravel&riders=4&budget=6500'))
    expect(tooLittle.picks).toEqual([])
    expect(tooLittle.misses[0]).toMatchObject({ change: '$495 more', cart: { id: 'forester-4-plus' } })
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { picks, misses } = fitOf(carts, answers)
        if (picks.length === 3) expect(misses).toEqual([])
        for (const { cart, relaxed, change } of misses) {
          expect(fittingCarts(carts, answers)).not.toContain(cart)
          expect(fittingCarts(carts, relaxed)).toContain(cart)
          expect(change).not.toBe('')
        }
      }),
    )
  })

  test('FIT-12: there is always a cart or the nearest miss, whatever was answered', () => {
    fc.assert(
      fc.property(anyAnswers, fc.subarray([...carts], { minLength: 1 }), (answers, some) => {
        const { picks, misses } = fitOf(some, answers)
        expect(picks.length + misses.length).toBeGreaterThan(0)
      }),
    )
    expect(fitOf([], answersOf('riders=4'))).toEqual({ count: 0, picks: [], others: [], misses: [] })
  })

  test('FIT-11: without one answer after the other every cart fits in the end', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...carts), (answers, cart) => {
        expect(faultsOf(cart, faultsOf(cart, answers).reduce(without, answers))).toEqual([])
      }),
    )
  })

  test('FIT-20: every town has three carts by its ground and the kind that suits it', () => {
    for (const town of towns) {
      const { picks } = cartsForTown(town, carts)
      expect(picks, town.slug).toHaveLength(3)
      for (const { cart } of picks) expect(faultsOf(cart, usualAnswers(town))).toEqual([])
    }
    expect(usualAnswers(townCalled('kidder'))).toMatchObject({ riders: 6, ground: ['gravel'] })
    expect(usualAnswers(townCalled('lausanne'))).toMatchObject({ carry: ['cargo'] })
  })
})

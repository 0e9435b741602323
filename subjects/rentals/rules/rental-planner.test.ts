import { describe, expect, it } from 'vitest'
import { cartKinds } from '#subjects/dealership/facts/cart-kind.ts'
import { usualAmounts } from '#subjects/policies/rules/prices-today.ts'
import { plannerLimits, rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import {
  lineNames,
  planRental,
  plansOf,
  type RentalMix,
  type RentalPlan,
  rentalLines,
  sectionOf,
} from './rental-planner.ts'

const cents = (dollars: number) => Math.round(dollars * 100)
const told = ({ steps }: RentalMix) =>
  steps.map(({ plan, times, renewalDays }) => `${times} ${plan.id}${renewalDays ? ` + ${renewalDays}` : ''}`).join(', ')

/** Every count of every plan; the days still missing are renewals of one plan that is there. */
function bruteForce(plans: readonly RentalPlan[], days: number): number {
  let least = Number.POSITIVE_INFINITY
  const take = (index: number, covered: number, cost: number, rates: readonly number[]) => {
    const plan = plans[index]
    if (!plan) {
      if (rates.length === 0) return
      const missing = Math.max(0, days - covered)
      for (const rate of rates) least = Math.min(least, cost + missing * rate)
      return
    }
    for (let times = 0; times <= Math.ceil(days / plan.days); times += 1) {
      if (covered + (times - 1) * plan.days >= days && times > 1) break
      const withRate = times > 0 ? [...rates, cents(plan.renewalDailyRate)] : rates
      take(index + 1, covered + times * plan.days, cost + times * cents(plan.price), withRate)
    }
  }
  take(0, 0, 0, [])
  return least / 100
}

describe('rental planner', () => {
  it.each(cartKinds)('RENT-36: finds what brute force finds for a %s, for 1 to 90 days', (kind) => {
    const plans = plansOf(sectionOf(kind))
    for (let days = 1; days <= plannerLimits.days; days += 1) {
      const { best, alternatives } = planRental(kind, days)
      expect(best.cost, `${days} days`).toBe(bruteForce(plans, days))
      expect(best.days - best.unusedDays).toBe(days)
      for (const { mix } of alternatives) expect(best.cost).toBeLessThanOrEqual(mix.cost)
    }
  })

  it.each([
    ['four-seater', 4, '1 three-day + 1', 913.34, 0],
    ['four-seater', 5, '1 weekly', 1050, 2],
    ['four-seater', 19, '1 monthly', 2800, 11],
    ['six-seater', 37, '1 monthly + 7', 4316.69, 0],
    ['six-seater', 60, '2 monthly', 7000, 0],
  ] as const)('RENT-36: a %s for %d days takes %s', (kind, days, steps, cost, unusedDays) => {
    const { best } = planRental(kind, days)
    expect(told(best)).toBe(steps)
    expect(best).toMatchObject({ cost, unusedDays })
  })

  it('RENT-39: sets each single plan beside the best', () => {
    const { alternatives } = planRental('four-seater', 10)
    expect(alternatives.map(({ plan, mix }) => [plan.id, mix.cost, mix.unusedDays])).toEqual([
      ['daily', 2450, 0],
      ['three-day', 2283.34, 0],
      ['weekly', 1500, 0],
      ['monthly', 2800, 20],
    ])
  })

  it('RENT-19, RENT-42: deposits of $500, $750 and $600, and 30 days to an agreement', () => {
    expect(cartKinds.map((kind) => usualAmounts[`deposit-${kind}`])).toEqual([500, 750, 600])
    expect([30, 31, 90].map((days) => planRental('utility', days).agreements)).toEqual([1, 2, 3])
  })

  it('RENT-82: a line for each kind of cart has the cheapest mix for each length, and lines alike share a name', () => {
    const lines = rentalLines(rentalSections)
    expect(lines.map(({ kind }) => kind)).toEqual(cartKinds)
    for (const { kind, costs } of lines)
      expect(costs).toEqual(Array.from({ length: 30 }, (_, index) => planRental(kind, index + 1).best.cost))
    expect(lineNames(lines).map(({ carts }) => carts)).toEqual([['4-seater', 'Utility cart'], ['6-seater']])
  })

  it.each(cartKinds)('RENT-3: a longer plan of a %s costs less a day, now and when it renews', (kind) => {
    const prices = plansOf(sectionOf(kind)).map(({ price, days }) => price / days)
    const renewals = plansOf(sectionOf(kind)).map(({ renewalDailyRate }) => renewalDailyRate)
    for (const perDay of [prices, renewals]) expect(perDay).toEqual(perDay.toSorted((one, other) => other - one))
  })
})

import { describe, expect, it } from 'vitest'
import type { CartKind } from '#subjects/dealership/facts/cart-kind.ts'
import { plannerLimits } from '#subjects/rentals/facts/rental-plans.ts'
import { planRental, plansOf, type RentalMix, type RentalPlan } from './rental-planner.ts'

const kinds: readonly CartKind[] = ['four-seater', 'six-seater', 'utility']
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

/** The same, with the missing days shared out among the plans in every possible way. */
function bruteForceWithSharedRenewals(plans: readonly RentalPlan[], days: number): number {
  let least = Number.POSITIVE_INFINITY
  const take = (index: number, covered: number, cost: number, any: boolean) => {
    const plan = plans[index]
    if (!plan) {
      if (any && covered >= days) least = Math.min(least, cost)
      return
    }
    take(index + 1, covered, cost, any)
    for (let times = 1; times <= Math.ceil(days / plan.days); times += 1) {
      const reached = covered + times * plan.days
      for (let renewed = 0; renewed <= Math.max(0, days - reached); renewed += 1) {
        take(
          index + 1,
          reached + renewed,
          cost + times * cents(plan.price) + renewed * cents(plan.renewalDailyRate),
          true,
        )
      }
    }
  }
  take(0, 0, 0, false)
  return least / 100
}

describe('rental planner', () => {
  it.each(kinds)('RENT-36: finds what brute force finds for a %s, for 1 to 90 days', (kind) => {
    const plans = plansOf(kind)
    for (let days = 1; days <= plannerLimits.days; days += 1) {
      expect(planRental(kind, days).best.cost, `${days} days`).toBe(bruteForce(plans, days))
    }
  })

  it.each(['four-seater', 'six-seater'] as const)('RENT-36: not beaten by shared renewals, for a %s', (kind) => {
    const plans = plansOf(kind)
    for (let days = 1; days <= 16; days += 1) {
      expect(planRental(kind, days).best.cost, `${days} days`).toBe(bruteForceWithSharedRenewals(plans, days))
    }
  })

  it('RENT-36: covers the days asked for, adds up, and never costs more than a single plan', () => {
    for (const kind of kinds) {
      for (let days = 1; days <= plannerLimits.days; days += 1) {
        const { best, alternatives } = planRental(kind, days)
        expect(best.days - best.unusedDays).toBe(days)
        expect(best.unusedDays).toBeGreaterThanOrEqual(0)
        for (const { mix } of alternatives) expect(best.cost).toBeLessThanOrEqual(mix.cost)
      }
    }
  })

  it('RENT-3: 4-seater and utility at 245, 685, 1,050 and 2,800', () => {
    for (const kind of ['four-seater', 'utility'] as const) {
      expect([1, 3, 7, 30].map((days) => planRental(kind, days).best.cost)).toEqual([245, 685, 1050, 2800])
    }
  })

  it('RENT-3: 6-seater at 295, 735, 1,400 and 3,500', () => {
    expect([1, 3, 7, 30].map((days) => planRental('six-seater', days).best.cost)).toEqual([295, 735, 1400, 3500])
  })

  it('RENT-6, RENT-36: renews a plan by the day, and takes a longer plan where that costs less', () => {
    expect(told(planRental('four-seater', 4).best)).toBe('1 three-day + 1')
    expect(planRental('four-seater', 4).best.cost).toBe(913.34)
    expect(planRental('four-seater', 5).best).toMatchObject({ cost: 1050, unusedDays: 2 })
    expect(told(planRental('four-seater', 8).best)).toBe('1 weekly + 1')
    expect(planRental('four-seater', 19).best).toMatchObject({ cost: 2800, unusedDays: 11 })
    expect(told(planRental('four-seater', 60).best)).toBe('2 monthly')
    expect(told(planRental('six-seater', 37).best)).toBe('1 monthly + 7')
    expect(told(planRental('six-seater', 60).best)).toBe('2 monthly')
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
    expect(kinds.map((kind) => planRental(kind, 1).deposit)).toEqual([500, 750, 600])
    expect([30, 31, 90].map((days) => planRental('utility', days).agreements)).toEqual([1, 2, 3])
  })
})

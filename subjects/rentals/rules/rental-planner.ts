import type { CartKind } from '#subjects/dealership/facts/cart-kind.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import {
  type PlanFigures,
  type PlanTerms,
  planTerms,
  type RentalSection,
  rentalSections,
} from '#subjects/rentals/facts/rental-plans.ts'

export interface RentalPlan extends PlanTerms, PlanFigures {}

/** A plan taken so many times, then renewed for so many days. */
export interface RentalStep {
  readonly plan: RentalPlan
  readonly times: number
  readonly renewalDays: number
}

export interface RentalMix {
  readonly steps: readonly RentalStep[]
  readonly days: number
  readonly cost: number
  /** Days that the customer pays for and does not need: an early return gets no refund. */
  readonly unusedDays: number
}

type Sections = readonly RentalSection[]

export function sectionOf(kind: CartKind, sections: Sections = rentalSections): RentalSection {
  const section = sections.find((candidate) => candidate.kind === kind)
  if (!section) throw new Error(`No rental section for ${kind}`)
  return section
}

export function plansOf({ figures }: Pick<RentalSection, 'figures'>): readonly RentalPlan[] {
  return planTerms.map((terms) => ({ ...terms, ...figures[terms.id] }))
}

/*
 * RENT-6: each plan has a price for its days and a daily rate for its renewal. So single days can extend any plan of a mix at the plan's
 * own rate, and plans may follow one another: 60 days are two monthly plans (5,600), 61 are two and a day at 94. Of two mixes with the
 * same price, the one with fewer plans wins, then the one with fewer unused days.
 */
export function planRental(kind: CartKind, days: number, sections: Sections = rentalSections) {
  const plans = plansOf(sectionOf(kind, sections))
  const { maximumDays } = policyTerms.rental
  return {
    best: cheapestMix(plans, days),
    /** The cost of each plan taken alone, the shortest first. */
    alternatives: plans.map((plan) => ({ plan, mix: cheapestMix([plan], days) })),
    /** The number of agreements: one runs no longer than the rental policy allows. */
    agreements: Math.ceil(days / maximumDays),
  }
}

function cheapestMix(plans: readonly RentalPlan[], days: number): RentalMix {
  // The cheapest plans that cover each number of days without renewal.
  const covers: (readonly RentalStep[])[] = [[]]
  const endingWith = (plan: RentalPlan, needed: number, renewalDays: number) => {
    const before = covers[Math.max(0, needed - plan.days - renewalDays)] ?? []
    return mixOf(addStep(before, plan, renewalDays), needed)
  }
  for (let day = 1; day <= days; day += 1) covers.push(best(plans.map((plan) => endingWith(plan, day, 0))).steps)
  return best(
    plans.flatMap((plan) =>
      Array.from({ length: Math.max(0, days - plan.days) + 1 }, (_, renewed) => endingWith(plan, days, renewed)),
    ),
  )
}

function addStep(steps: readonly RentalStep[], plan: RentalPlan, renewalDays: number): readonly RentalStep[] {
  const same = steps.find((step) => step.plan.id === plan.id)
  if (!same) return [...steps, { plan, times: 1, renewalDays }].toSorted((a, b) => b.plan.days - a.plan.days)
  return steps.map((step) =>
    step === same ? { plan, times: step.times + 1, renewalDays: step.renewalDays + renewalDays } : step,
  )
}

function mixOf(steps: readonly RentalStep[], needed: number): RentalMix {
  const days = steps.reduce((sum, { plan, times, renewalDays }) => sum + plan.days * times + renewalDays, 0)
  // Counts in cents: thirty additions of 228.34 in dollars would not come out even.
  const cents = steps.reduce(
    (sum, { plan, times, renewalDays }) =>
      sum + Math.round(plan.price * 100) * times + Math.round(plan.renewalDailyRate * 100) * renewalDays,
    0,
  )
  return { steps, days, cost: cents / 100, unusedDays: days - needed }
}

function best(options: readonly RentalMix[]): RentalMix {
  const [first] = options.toSorted(
    (one, other) => one.cost - other.cost || planCount(one) - planCount(other) || one.unusedDays - other.unusedDays,
  )
  if (!first) throw new Error('A rental needs at least one plan')
  return first
}

function planCount({ steps }: RentalMix): number {
  return steps.reduce((sum, { times }) => sum + times, 0)
}

/** The cheapest rental of 1, 2, 3 … days for each kind of cart, up to the longest agreement. */
export function rentalLines(sections: Sections) {
  return sections.map(({ kind, cart }) => ({
    kind,
    cart,
    costs: Array.from(
      { length: policyTerms.rental.maximumDays },
      (_, index) => planRental(kind, index + 1, sections).best.cost,
    ),
  }))
}

export type RentalLine = ReturnType<typeof rentalLines>[number]

/** The names of the lines; lines with the same costs cover one another and share a name. */
export function lineNames(lines: readonly RentalLine[]) {
  return lines.flatMap((line) => {
    const same = lines.filter(({ costs }) => costs.join() === line.costs.join())
    return same[0] === line ? [{ carts: same.map(({ cart }) => cart), line }] : []
  })
}

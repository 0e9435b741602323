import type { CartKind } from '#subjects/dealership/facts/cart-kind.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { planTerms, rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import { planRental } from './rental-planner.ts'

export interface RentalLine {
  readonly kind: CartKind
  readonly cart: string
  /** The cheapest rental of 1, 2, 3 … days. */
  readonly costs: readonly number[]
}

/** As long as one agreement may run. */
export const longestLength = policyTerms.rental.maximumDays

export const rentalLines: readonly RentalLine[] = rentalSections.map(({ kind, cart }) => ({
  kind,
  cart,
  costs: Array.from({ length: longestLength }, (_, index) => planRental(kind, index + 1).best.cost),
}))

/** What a plan is for, marked below the plot. */
export const planLengths: readonly number[] = planTerms.map(({ days }) => days)

/** The dearest of all: the top of the plot. */
export const highestCost = Math.max(...rentalLines.flatMap(({ costs }) => costs))

/** Round sums of money up to the dearest, for the lines of the plot. */
export const costMarks: readonly number[] = Array.from(
  { length: Math.floor(highestCost / 1000) },
  (_, index) => (index + 1) * 1000,
)

/** Lines that cost the same lie on one another: they share one name. */
export const lineNames: readonly { readonly carts: readonly string[]; readonly line: RentalLine }[] =
  rentalLines.flatMap((line, index) => {
    const same = rentalLines.filter(({ costs }) => costs.every((cost, day) => cost === line.costs[day]))
    return same[0] === rentalLines[index] ? [{ carts: same.map(({ cart }) => cart), line }] : []
  })

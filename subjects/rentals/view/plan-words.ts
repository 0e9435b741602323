import { fillText } from '#kit/formats/fill-text.ts'
import { formatMoneyExact, formatPercent, formatPrice } from '#kit/formats/format.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { planLabels, type RentalSection, rentalDelivery } from '#subjects/rentals/facts/rental-plans.ts'
import type { RentalPlan } from '#subjects/rentals/rules/rental-planner.ts'

/** '$228.34 a day': what a plan renews at. */
export function renewalText({ renewalDailyRate }: RentalPlan): string {
  return fillText(planLabels.perDay, { rate: formatMoneyExact(renewalDailyRate) })
}

export function savingText({ savingsPercent }: RentalPlan): string {
  return savingsPercent === null ? planLabels.none : formatPercent(savingsPercent)
}

export const deliveryText = fillText(planLabels.perMile, {
  rate: formatPrice(rentalDelivery.perMile),
  miles: rentalDelivery.includedMiles,
})

export function depositText({ deposit }: RentalSection): string {
  return fillText(planLabels.deposit, { amount: formatPrice(policyTerms.rental.deposits[deposit]) })
}

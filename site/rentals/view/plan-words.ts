import { policyTerms } from '#content/policies/policy-terms.ts'
import { planLabels, type RentalSection, rentalDelivery } from '#content/rentals/rental-plans.ts'
import type { RentalPlan } from '#site/rentals/rules/rental-planner.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { formatMoneyExact, formatPercent, formatPrice } from '#site/shared/rules/format.ts'

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

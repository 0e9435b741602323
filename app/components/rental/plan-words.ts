import { planLabels, rentalDelivery } from '#content/rental-plans.ts'
import { fillText } from '#domain/fill-text.ts'
import { formatMoneyExact, formatPercent, formatPrice } from '#domain/format.ts'
import type { RentalPlan } from '#domain/rental-planner.ts'

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

import { fillText, formatMoneyExact, formatPercent, formatPrice } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { business } from '#subjects/dealership/facts/business.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
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

/** RENT-10: a call that reserves what it names: 'Weekly, 4-seater'. */
export function ReserveButton({
  what,
  look = 'outline',
}: {
  readonly what: string
  readonly look?: 'solid' | 'outline'
}) {
  const { main } = business.phones
  return (
    <ButtonLink look={look} href={telHref(main)} icon="phone" label={`${planLabels.reserve}: ${what}, ${main}`}>
      {planLabels.reserve}
    </ButtonLink>
  )
}

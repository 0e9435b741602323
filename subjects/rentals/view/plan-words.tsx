import { fillText, formatMoneyExact, formatPercent, formatPrice } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { business } from '#subjects/dealership/facts/business.ts'
import { promises } from '#subjects/dealership/facts/promises.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { planLabels, type RentalSection, rentalDelivery } from '#subjects/rentals/facts/rental-plans.ts'
import { rentalsPage, rentalTerms } from '#subjects/rentals/facts/rentals-page.ts'
import type { RentalPlan } from '#subjects/rentals/rules/rental-planner.ts'
import './rental-terms.later.css'

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

export function EveryPlanHolds() {
  return (
    <>
      {promises.insuranceIncluded.title}. {planLabels.delivery} {deliveryText}.
    </>
  )
}

interface ReserveButtonProps {
  /** What the call reserves: 'Weekly, 4-seater'. */
  readonly what: string
  readonly look?: 'solid' | 'outline'
}

/** RENT-10: the site books nothing: a call does. */
export function ReserveButton({ what, look = 'outline' }: ReserveButtonProps) {
  const { main } = business.phones
  return (
    <ButtonLink look={look} href={telHref(main)} icon="phone" label={`${planLabels.reserve}: ${what}, ${main}`}>
      {planLabels.reserve}
    </ButtonLink>
  )
}

/** RENT-19: age, cancellation, late fee and length, from the rental policy. */
export function RentalTerms() {
  return (
    <>
      <dl className="columns rental-terms" data-columns="4">
        {rentalTerms.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="rental-terms-policy">
        <a className="link" href="/policies/rental-policy">
          {rentalsPage.plans.policyLink}
        </a>
      </p>
    </>
  )
}

import { policyTerms } from '#content/policies/policy-terms.ts'
import { planLabels, type RentalSection } from '#content/rentals/rental-plans.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { formatPrice } from '#site/shared/rules/format.ts'

export function DepositNote({ section }: { readonly section: RentalSection }) {
  const amount = formatPrice(policyTerms.rental.deposits[section.deposit])
  return <p className="small soft">{fillText(planLabels.deposit, { amount })}</p>
}

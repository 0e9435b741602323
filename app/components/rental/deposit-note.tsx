import { policyTerms } from '#content/policy-terms.ts'
import { planLabels, type RentalSection } from '#content/rental-plans.ts'
import { fillText } from '#domain/fill-text.ts'
import { formatPrice } from '#domain/format.ts'

export function DepositNote({ section }: { readonly section: RentalSection }) {
  const amount = formatPrice(policyTerms.rental.deposits[section.deposit])
  return <p className="text-small text-soft">{fillText(planLabels.deposit, { amount })}</p>
}

import { planLabels } from '#content/rentals/rental-plans.ts'
import { rentalTerms } from '#content/rentals/rentals-page.ts'
import { deliveryText } from './plan-words.ts'
import './rental-terms.css'

/** Age, deposit, cancellation and late fee, from the rental policy, and what the truck costs. */
export function RentalTerms({ policyLink }: { readonly policyLink: string }) {
  const terms = [...rentalTerms, { title: planLabels.delivery, text: deliveryText }]
  return (
    <>
      <dl className="columns rental-terms" data-columns="3">
        {terms.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="rental-terms-policy">
        <a className="link" href="/policies/rental-policy">
          {policyLink}
        </a>
      </p>
    </>
  )
}

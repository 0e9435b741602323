import { planLabels } from '#content/rentals/rental-plans.ts'
import { rentalTerms } from '#content/rentals/rentals-page.ts'
import { deliveryText } from './plan-words.ts'

/** Age, deposit, cancellation and late fee, from the rental policy, and what the truck costs. */
export function RentalTerms({ policyLink }: { readonly policyLink: string }) {
  const terms = [...rentalTerms, { title: planLabels.delivery, text: deliveryText }]
  return (
    <>
      <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {terms.map(({ title, text }) => (
          <div key={title} className="border-t border-line pt-3">
            <dt className="font-bold">{title}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5">
        <a className="link" href="/policies/rental-policy">
          {policyLink}
        </a>
      </p>
    </>
  )
}

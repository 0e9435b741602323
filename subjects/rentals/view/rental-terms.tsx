import { rentalTerms } from '#subjects/rentals/facts/rentals-page.ts'
import './rental-terms.css'

/** RENT-19: age, deposit, cancellation, late fee and length, from the rental policy. */
export function RentalTerms({ policyLink }: { readonly policyLink: string }) {
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
          {policyLink}
        </a>
      </p>
    </>
  )
}

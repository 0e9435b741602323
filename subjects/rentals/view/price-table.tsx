import { formatPrice } from '#kit/formats/format.ts'
import { promises } from '#subjects/dealership/facts/promises.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { planLabels, planTerms, rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import { rentalsPage } from '#subjects/rentals/facts/rentals-page.ts'
import { deliveryText } from './plan-words.tsx'
import './price-table.css'

/** Every price at one glance: a row for each plan, a column for each kind of cart. */
export function PriceTable() {
  return (
    <div className="price-table">
      <table>
        <caption>{rentalsPage.table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{planLabels.plan}</th>
            {rentalSections.map(({ kind, cart }) => (
              <th key={kind} scope="col">
                {cart}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planTerms.map(({ id, name, duration }) => (
            <tr key={id}>
              <th scope="row">
                {name} <span className="price-table-duration">{duration}</span>
              </th>
              {rentalSections.map(({ kind, figures }) => (
                <td key={kind}>{formatPrice(figures[id].price)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{rentalsPage.table.deposit}</th>
            {rentalSections.map(({ kind, deposit }) => (
              <td key={kind}>{formatPrice(policyTerms.rental.deposits[deposit])}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="small soft">
        {promises.insuranceIncluded.title}. {planLabels.delivery} {deliveryText}.
      </p>
    </div>
  )
}

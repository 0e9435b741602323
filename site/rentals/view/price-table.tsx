import { promises } from '#content/dealership/promises.ts'
import { policyTerms } from '#content/policies/policy-terms.ts'
import { planLabels, planTerms, rentalSections } from '#content/rentals/rental-plans.ts'
import { rentalsPage } from '#content/rentals/rentals-page.ts'
import { formatPrice } from '#site/shared/rules/format.ts'
import { deliveryText } from './plan-words.ts'
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

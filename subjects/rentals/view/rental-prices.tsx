import { formatPrice } from '#kit/formats/format.ts'
import { Badge } from '#kit/parts/badge.tsx'
import { business } from '#subjects/dealership/facts/business.ts'
import { currency, theOrganization } from '#subjects/dealership/view/json-ld.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { planLabels, planTerms, type RentalSection, rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import { rentalsPage } from '#subjects/rentals/facts/rentals-page.ts'
import { plansOf } from '#subjects/rentals/rules/rental-planner.ts'
import { deliveryText, depositText, EveryPlanHolds, ReserveButton, renewalText, savingText } from './plan-words.tsx'
import './price-table.css'
import './plan-section.css'

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
        <EveryPlanHolds />
      </p>
    </div>
  )
}

/** RENT-1: one kind of cart with its four plans. */
export function PlanSection({ section }: { readonly section: RentalSection }) {
  const { kind, heading, cart, seats, text } = section
  return (
    <section id={kind} className="plan-section">
      <header>
        <h3>{heading}</h3>
        <p>
          {seats}. {text}
        </p>
        <p className="small soft">
          {planLabels.everyPlan}: {planLabels.delivery.toLowerCase()} {deliveryText}. {depositText(section)}.
        </p>
      </header>
      <ul>
        {plansOf(kind).map((plan) => (
          <li key={plan.id}>
            <h4 className="title">
              {plan.name} <span className="plan-section-duration">{plan.duration}</span>
            </h4>
            <p className="figure">{formatPrice(plan.price)}</p>
            <p className="small soft">
              <Badge look="quiet">{plan.badge}</Badge> {plan.description}
            </p>
            <dl className="small">
              {plan.savingsPercent !== null && <Fact name={planLabels.save} value={savingText(plan)} />}
              <Fact name={planLabels.renews} value={renewalText(plan)} />
            </dl>
            <ReserveButton what={`${plan.name}, ${cart}`} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="soft">{name}</dt> <dd>{value}</dd>
    </div>
  )
}

/** The same for search engines, with an offer for each plan: its price and for how many days. */
export function planService({ kind, heading, text }: RentalSection) {
  const url = `/rentals#${kind}`
  return {
    '@type': 'Service',
    '@id': url,
    name: heading,
    description: text,
    url,
    provider: theOrganization,
    areaServed: { '@type': 'AdministrativeArea', name: business.county },
    offers: plansOf(kind).map(({ id, name, description, price, days }) => ({
      '@type': 'Offer',
      '@id': `${url}-${id}`,
      name,
      description,
      price,
      priceCurrency: currency,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      eligibleDuration: { '@type': 'QuantitativeValue', value: days, unitCode: 'DAY' },
      availability: 'https://schema.org/InStock',
      url,
    })),
  }
}

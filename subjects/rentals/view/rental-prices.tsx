import type { ReactNode } from 'react'
import { fillText, formatMoneyExact, formatPercent, formatPrice } from '#kit/formats/format.ts'
import { Badge } from '#kit/parts/badge.tsx'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Card } from '#kit/parts/card.tsx'
import { addresses, policyAddresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { promises } from '#subjects/dealership/facts/promises.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { currency, theOrganization } from '#subjects/dealership/view/json-ld.ts'
import { usePhone } from '#subjects/dealership/view/phones.tsx'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import { priceTerms } from '#subjects/policies/facts/price-terms.ts'
import { priceTexts } from '#subjects/policies/rules/prices-today.ts'
import { Priced, useAmounts } from '#subjects/policies/view/prices-today.tsx'
import {
  planColumns,
  planLabels,
  planTerms,
  type RentalSection,
  rentalDelivery,
} from '#subjects/rentals/facts/rental-plans.ts'
import { rentalsPageWords, rentalTerms } from '#subjects/rentals/facts/rentals-page.ts'
import { plansOf } from '#subjects/rentals/rules/rental-planner.ts'
import { useRentalSections } from './rental-sections.ts'
import '#kit/styles/columns.css'
import './plan-table.later.css'
import './rental-terms.later.css'

const deliveryText = fillText<string>(planLabels.perMile, { miles: rentalDelivery.includedMiles })

interface PlanTablesProps {
  /** Whether a town's page shows them: it tells the insurance and the rate of a mile; the rentals page tells what each kind is for. */
  readonly ofTown?: boolean
  readonly children?: ReactNode
}

/** Every price once, a table for each kind of cart; below them what all plans share (RENT-28). */
export function PlanTables({ ofTown = false, children }: PlanTablesProps) {
  return (
    <>
      <div className="plan-tables">
        {useRentalSections().map((section) => (
          <PlanTable key={section.kind} section={section} text={ofTown ? '' : section.text} />
        ))}
      </div>
      {children}
      <div className="stack apart">
        <h3>{rentalsPageWords.plans.termsHeading}</h3>
        <p>
          {ofTown && <Priced text={`${promises.insuranceIncluded.title}. ${planLabels.delivery} ${deliveryText}. `} />}
          {priceTerms.rentalLine} {rentalsPageWords.footnote}
        </p>
        <RentalTerms />
      </div>
    </>
  )
}

/** One kind of cart with its four plans (RENT-1). */
function PlanTable({ section, text }: { readonly section: RentalSection; readonly text: string }) {
  const { kind, heading, cart, seats, picture } = section
  return (
    <Card id={kind}>
      <Picture path={picture} alt="" layout="rental" className="rental-picture" />
      <h3>{heading}</h3>
      <p className="small soft">
        {seats}. {text}
      </p>
      <table className="plan-table" aria-label={heading}>
        <thead>
          <tr>
            {planColumns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plansOf(section).map((plan) => (
            <tr key={plan.id}>
              <th scope="row">{plan.name}</th>
              <td>{plan.days}</td>
              <td className="plan-table-price">{formatPrice(plan.price)}</td>
              <td>{plan.savingsPercent === null ? planLabels.none : formatPercent(plan.savingsPercent)}</td>
              <td data-whole={Number.isInteger(plan.renewalDailyRate) ? '' : undefined}>
                {formatMoneyExact(plan.renewalDailyRate)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">
        {fillText(planLabels.deposit, { amount: priceTexts(useAmounts())[`deposit-${kind}`] })}
      </p>
      <div>
        <ReserveButton what={cart} />
      </div>
    </Card>
  )
}

/** The use of each plan, once for all kinds of cart (RENT-9). */
export function PlanUses() {
  return (
    <ul className="columns apart plan-uses" data-columns="4">
      {planTerms.map(({ id, name, badge, description }) => (
        <li key={id}>
          <b>{name}</b> <Badge look="quiet">{badge}</Badge>
          <p className="small soft">{description}</p>
        </li>
      ))}
    </ul>
  )
}

interface ReserveButtonProps {
  /** The kind of cart that the call reserves: '4-seater'. */
  readonly what: string
}

/** A telephone link, since a call reserves a cart and the site does not (RENT-10). */
function ReserveButton({ what }: ReserveButtonProps) {
  const main = usePhone('main')
  return (
    <ButtonLink look="solid" href={telHref(main)} icon="phone" label={`${planLabels.reserve}: ${what}, ${main}`}>
      {planLabels.reserve}
    </ButtonLink>
  )
}

/** Age, cancellation, late fee and length, from the rental policy (RENT-19). */
function RentalTerms() {
  return (
    <>
      <dl className="columns rental-terms" data-columns="4">
        {rentalTerms.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="soft">
              <Priced text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <a className="link" href={policyAddresses.rental}>
          {rentalsPageWords.plans.policyLink}
        </a>
      </p>
    </>
  )
}

/** The plans of a kind for search engines, an offer for each: its price and its number of days. */
export function planService(section: RentalSection) {
  const { kind, heading, text } = section
  const url = `${addresses.rentals}#${kind}`
  return {
    '@type': 'Service',
    '@id': url,
    name: heading,
    description: text,
    url,
    provider: theOrganization,
    areaServed: { '@type': 'AdministrativeArea', name: business.county },
    offers: plansOf(section).map(({ id, name, description, price, days }) => ({
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

import type { ReactNode } from 'react'
import { fillText, formatNumber, formatPrice } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Fold } from '#kit/parts/fold.tsx'
import { Link } from '#kit/parts/link.tsx'
import { Section } from '#kit/parts/section.tsx'
import { WholeMeasures } from '#kit/parts/whole-measures.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { showroomNames } from '#subjects/dealership/facts/locations.ts'
import { mayIDriveLink, tollFree } from '#subjects/dealership/facts/navigation.ts'
import { contactPath, telHref } from '#subjects/dealership/rules/reach.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { HoursList } from '#subjects/dealership/view/hours-list.tsx'
import { usePhone } from '#subjects/dealership/view/phones.tsx'
import { cartClasses } from '#subjects/inventory/facts/abilities.ts'
import { specificationLabels } from '#subjects/inventory/facts/specification-labels.ts'
import { vehicleMessages as messages } from '#subjects/inventory/facts/vehicle-messages.ts'
import { vehiclePageWords as words } from '#subjects/inventory/facts/vehicle-page.ts'
import { specificationList, specificationsOf } from '#subjects/inventory/rules/specification-list.ts'
import { canBeBought, cartCondition } from '#subjects/inventory/rules/stock-text.ts'
import type { OfferedVehicle } from '#subjects/inventory/rules/vehicle.ts'
import { ConditionBadge, Stock } from '#subjects/inventory/view/cart-badge.tsx'
import { SpecialPrice } from '#subjects/inventory/view/special-price.tsx'
import { priceTerms } from '#subjects/policies/facts/price-terms.ts'
import '#kit/parts/ticks.css'
import './vehicle-summary.css'
import './vehicle-facts.css'
import './vehicle-contact.later.css'
import './vehicle-missing.css'

/* The parts that the page of a cart shares with the island that stands in for it. */

interface VehicleSummaryProps {
  readonly vehicle: OfferedVehicle
  /** The button that saves the cart. */
  readonly save?: ReactNode
  /** What delivery costs, beside the price. */
  readonly deliveryCost?: ReactNode
  /** The question what it costs to a town. */
  readonly delivery?: ReactNode
  /** How long the cart has been here and what it has cost, where that is known. */
  readonly ledger?: string | undefined
}

/** The main facts of the cart, its price, and the next steps (CART-40). */
export function VehicleSummary({ vehicle, save, deliveryCost, delivery, ledger }: VehicleSummaryProps) {
  const { id, name, description, price, brand, seatingCapacity, color, year, inStock, externalUrl } = vehicle
  const isOffered = canBeBought(vehicle)
  const facts = [
    // Most names begin with their brand.
    [words.labels.brand, name.startsWith(brand) ? undefined : brand],
    [words.labels.seats, seatingCapacity],
    [specificationLabels.range, specificationsOf(vehicle).range],
    [words.labels.condition, [words.conditions[cartCondition(vehicle)], year].filter(Boolean).join(', ')],
    [words.labels.color, color],
  ] as const
  const testDrive = { text: messages.testDrive, href: telHref(usePhone('main')), icon: 'calendar' } as const
  const actions = [
    ...(isOffered
      ? ([
          { ...testDrive, look: 'main' },
          { text: words.ask, href: contactPath('sales', id), icon: 'mail' },
        ] as const)
      : ([
          { text: words.gone.alike, href: '#similar', look: 'main', icon: 'arrow' },
          { text: words.gone.ask, href: contactPath('sales', id), icon: 'mail' },
          testDrive,
        ] as const)),
    { text: messages.financingQuote, href: business.externalSites.dealerFinancing, newTab: true },
    ...(externalUrl ? [{ text: messages.externalDetails, href: externalUrl, newTab: true }] : []),
  ] as const
  return (
    <div className="stack vehicle-summary">
      <div className="vehicle-summary-head">
        <h1>{name}</h1>
        <div className="vehicle-summary-price">
          <p>
            <b>{formatPrice(price)}</b> <ConditionBadge cart={vehicle} /> <Stock cart={vehicle} />
            {isOffered ? (
              <>
                <SpecialPrice vehicle={vehicle} />
                {deliveryCost}
              </>
            ) : (
              <span>{words.gone.text}</span>
            )}
          </p>
          <div className="vehicle-summary-save screen-only">{save}</div>
        </div>
        {isOffered && <p className="small soft">{priceTerms.saleLine}</p>}
        {ledger && <p className="small soft">{ledger}</p>}
      </div>
      <div className="vehicle-summary-actions screen-only">
        {actions.map(({ text, ...link }) => (
          <ButtonLink key={text} {...link}>
            {text}
          </ButtonLink>
        ))}
      </div>
      {isOffered && delivery}
      <p className="vehicle-summary-text">
        <WholeMeasures text={description} />
      </p>
      <dl className="vehicle-summary-facts">
        {facts.map(
          ([label, value]) =>
            value !== undefined && (
              <div key={label}>
                <dt className="small soft">{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {isOffered && <RoadClass vehicle={vehicle} />}
        {inStock && <Showroom vehicle={vehicle} />}
      </dl>
    </div>
  )
}

/** The showroom in which the cart stands, or the number to ask (CART-214). */
function Showroom({ vehicle: { showroom } }: { readonly vehicle: OfferedVehicle }) {
  const main = usePhone('main')
  return (
    <div>
      <dt className="small soft">{words.labels.showroom}</dt>
      <dd>
        {showroom ? (
          showroomNames[showroom]
        ) : (
          <a className="link" href={telHref(main)}>
            {fillText(words.unknown.showroom, { phone: main })}
          </a>
        )}
      </dd>
    </div>
  )
}

/** The cart's class in law by its papers, or a link to the page that explains the classes (CART-215). */
function RoadClass({ vehicle: { id, vehicleClass } }: { readonly vehicle: OfferedVehicle }) {
  return (
    <div>
      <dt className="small soft">{words.labels.vehicleClass}</dt>
      <dd>
        {vehicleClass ? (
          cartClasses[vehicleClass]
        ) : (
          <Link className="link" href={`${mayIDriveLink.url}?cart=${id}`}>
            {words.unknown.vehicleClass}
          </Link>
        )}
      </dd>
    </div>
  )
}

/** The summary tells these. */
const inSummary = new Set(['seatingCapacity', 'range'])

/** Specifications and features; what a cart has none of has no card (CART-42). */
export function VehicleFacts({ vehicle }: { readonly vehicle: OfferedVehicle }) {
  const { features } = vehicle
  const specifications = specificationList(vehicle).filter(({ key }) => !inSummary.has(key))
  return (
    <div className="vehicle-facts">
      {specifications.length > 0 && (
        <Fold title={messages.specifications} open>
          <dl>
            {specifications.map(({ key, label, value }) => (
              <div key={key}>
                <dt className="soft">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
      {features.length > 0 && (
        <Fold title={messages.features} hint={formatNumber(features.length)} open>
          <ul className="ticks">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  )
}

/** The ways to ask us about this cart (CART-40). */
export function VehicleContact({ vehicle }: { readonly vehicle: OfferedVehicle }) {
  const { id, name, inStock } = vehicle
  const { contact } = words
  const lead = inStock ? contact.inStock : canBeBought(vehicle) ? contact.outOfStock : contact.gone
  return (
    <Section id="contact" title={fillText(contact.heading, { name })} lead={lead} ground="shade">
      <div className="vehicle-contact">
        <div className="cluster">
          <CallButton look="main" label={contact.call} />
          <CallButton label={tollFree} line="tollFree" />
          <ButtonLink href={contactPath('sales', id)} icon="mail">
            {contact.write}
          </ButtonLink>
        </div>
        <HoursList hours={businessHours} />
      </div>
    </Section>
  )
}

/** Stands in for a cart that cannot be shown (CART-43). */
export function VehicleMissing() {
  return (
    <section className="section">
      <div className="wrap">
        <div className="vehicle-missing">
          <h1>{messages.notFoundTitle}</h1>
          <p className="lead">{messages.notFoundText}</p>
          <div className="cluster">
            <ButtonLink look="main" href={addresses.inventory}>
              {messages.backToInventory}
            </ButtonLink>
            <CallButton label={words.call} />
          </div>
        </div>
      </div>
    </section>
  )
}

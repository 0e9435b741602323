import type { ReactNode } from 'react'
import { formatPrice } from '#kit/formats/format.ts'
import { Badge } from '#kit/parts/badge.tsx'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { DeliveredPrice } from '#subjects/county/view/chosen-town.tsx'
import { TownNote } from '#subjects/county/view/town-note.tsx'
import { business } from '#subjects/dealership/facts/business.ts'
import { contactPath } from '#subjects/dealership/rules/contact-path.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { badgeLabels, vehicleMessages as messages } from '#subjects/inventory/facts/messages.ts'
import { vehiclePage as words } from '#subjects/inventory/facts/vehicle-page.ts'
import { stockText } from '#subjects/inventory/rules/stock-text.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { type VehicleBadge, vehicleBadge } from '#subjects/inventory/rules/vehicle-badge.ts'
import { vehicleCondition } from '#subjects/inventory/rules/vehicle-condition.ts'
import { vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import './vehicle-summary.css'

const badgeLooks: Readonly<Record<VehicleBadge, 'new' | 'plain' | 'quiet'>> = {
  [badgeLabels.isNew]: 'new',
  [badgeLabels.inStock]: 'plain',
  [badgeLabels.outOfStock]: 'quiet',
}

interface VehicleSummaryProps {
  readonly vehicle: Vehicle
  /** The button that remembers the cart. */
  readonly save?: ReactNode
  /** What else is to be known of the price: delivered where, and what it was before. */
  readonly underPrice?: ReactNode
}

/** CART-40, CART-41, CART-150: the cart in short, what it costs, and what to do next. */
export function VehicleSummary({ vehicle, save, underPrice }: VehicleSummaryProps) {
  const { id, name, description, price, brand, specifications, color, year, externalUrl } = vehicle
  const badge = vehicleBadge(vehicle)
  const facts = [
    [words.labels.brand, brand],
    [words.labels.seats, specifications.seatingCapacity],
    [words.labels.condition, words.conditions[vehicleCondition(vehicle)]],
    [words.labels.year, year],
    [words.labels.color, color],
  ] as const
  return (
    <div className="vehicle-summary">
      <div className="vehicle-summary-head">
        <h1>{name}</h1>
        <div className="vehicle-summary-price">
          <p>
            <b>{formatPrice(price)}</b> <Badge look={badgeLooks[badge]}>{badge}</Badge>{' '}
            <span className="soft">{stockText(vehicle)}</span>
            <DeliveredPrice price={price} counted="#delivery" />
          </p>
          <div className="vehicle-summary-save screen-only">{save}</div>
        </div>
        {underPrice}
      </div>
      <TownNote path={vehiclePath(id)} />
      <p className="vehicle-summary-text">{description}</p>
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
      </dl>
      <div className="vehicle-summary-actions screen-only">
        <ButtonLink look="main" href={telHref(business.phones.main)} icon="phone">
          {messages.testDrive}
        </ButtonLink>
        <ButtonLink look="solid" href={contactPath('sales', id)} icon="mail">
          {words.ask}
        </ButtonLink>
        <ButtonLink href={business.externalSites.dealerFinancing} newTab>
          {messages.financingQuote}
        </ButtonLink>
        {externalUrl && (
          <ButtonLink href={externalUrl} newTab>
            {messages.externalDetails}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

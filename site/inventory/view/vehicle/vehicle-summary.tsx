import { business } from '#content/dealership/business.ts'
import { badgeLabels, vehicleMessages as messages } from '#content/inventory/messages.ts'
import { vehiclePage as words } from '#content/inventory/vehicle-page.ts'
import { telHref } from '#site/dealership/rules/reach.ts'
import { stockText } from '#site/inventory/rules/stock-text.ts'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import { type VehicleBadge, vehicleBadge } from '#site/inventory/rules/vehicle-badge.ts'
import { vehiclePath } from '#site/inventory/rules/vehicle-slug.ts'
import { vehicleCondition } from '#site/inventory/rules/vehicle-condition.ts'
import { contactPath } from '#site/shared/rules/contact-path.ts'
import { formatPrice } from '#site/shared/rules/format.ts'
import { Badge } from '#site/shared/view/badge.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { DeliveredPrice } from '#site/shared/view/delivered-price.tsx'
import { TownNote } from '#site/shared/view/town-note.tsx'
import './vehicle-summary.css'

const badgeLooks: Readonly<Record<VehicleBadge, 'new' | 'plain' | 'quiet'>> = {
  [badgeLabels.isNew]: 'new',
  [badgeLabels.inStock]: 'plain',
  [badgeLabels.outOfStock]: 'quiet',
}

/** CART-40, CART-41: the cart in short, and what to do next. */
export function VehicleSummary({ vehicle }: { readonly vehicle: Vehicle }) {
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
        <Badge look={badgeLooks[badge]}>{badge}</Badge>
        <h1>{name}</h1>
        <p>
          <b>{formatPrice(price)}</b>
          <span className="soft">{stockText(vehicle)}</span>
          <DeliveredPrice price={price} counted="#delivery" />
        </p>
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

import { vehicleMessages as messages } from '#content/inventory/messages.ts'
import { specificationList } from '#site/inventory/rules/specification-list.ts'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import { Card } from '#site/shared/view/card.tsx'
import '#site/shared/view/ticks.css'
import './vehicle-facts.css'

/** CART-42. A cart without features has no card for them. */
export function VehicleFacts({ vehicle }: { readonly vehicle: Vehicle }) {
  const { features } = vehicle
  return (
    <div className="columns vehicle-facts">
      <Card as="section">
        <h2>{messages.specifications}</h2>
        <dl>
          {specificationList(vehicle).map(({ key, label, value }) => (
            <div key={key}>
              <dt className="soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {features.length > 0 && (
        <Card as="section">
          <h2>{messages.features}</h2>
          <ul className="ticks">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

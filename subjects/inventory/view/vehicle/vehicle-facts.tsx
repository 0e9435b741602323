import { formatNumber } from '#kit/formats/format.ts'
import { Fold } from '#kit/parts/fold.tsx'
import { vehicleMessages as messages } from '#subjects/inventory/facts/messages.ts'
import { specificationList } from '#subjects/inventory/rules/specification-list.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import '#kit/parts/ticks.css'
import './vehicle-facts.css'

/** CART-42. A cart without features has nothing to unfold for them. */
export function VehicleFacts({ vehicle }: { readonly vehicle: Vehicle }) {
  const { features } = vehicle
  const specifications = specificationList(vehicle)
  return (
    <div className="vehicle-facts">
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

import { vehicleMessages as messages } from '#content/inventory/messages.ts'
import { specificationList } from '#site/inventory/rules/specification-list.ts'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import { Card } from '#site/shared/view/card.tsx'

/** CART-42. A cart without features has no card for them. */
export function VehicleFacts({ vehicle }: { readonly vehicle: Vehicle }) {
  const { features } = vehicle
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Card as="section">
        <h2 className="text-h3">{messages.specifications}</h2>
        <dl>
          {specificationList(vehicle).map(({ key, label, value }) => (
            <div key={key} className="flex justify-between gap-4 border-t border-line py-2">
              <dt className="text-soft">{label}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {features.length > 0 && (
        <Card as="section">
          <h2 className="text-h3">{messages.features}</h2>
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

import { Actions } from '#kit/parts/actions.tsx'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { vehicleMessages } from '#subjects/inventory/facts/messages.ts'
import { vehiclePage } from '#subjects/inventory/facts/vehicle-page.ts'
import './vehicle-missing.css'

/** CART-43: what stands in the place of a cart that cannot be shown. */
export function VehicleMissing() {
  return (
    <div className="vehicle-missing">
      <h1>{vehicleMessages.notFoundTitle}</h1>
      <p className="lead">{vehicleMessages.notFoundText}</p>
      <Actions>
        <ButtonLink look="main" href={addresses.inventory} icon="arrow">
          {vehicleMessages.backToInventory}
        </ButtonLink>
        <CallButton label={vehiclePage.call} />
      </Actions>
    </div>
  )
}

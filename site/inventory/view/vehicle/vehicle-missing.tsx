import { vehicleMessages } from '#content/inventory/messages.ts'
import { vehiclePage } from '#content/inventory/vehicle-page.ts'
import { addresses } from '#content/shared/addresses.ts'
import { CallButton } from '#site/dealership/view/call-button.tsx'
import { Actions } from '#site/shared/view/actions.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
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

import { CallButton } from '#app/components/sections/call-button.tsx'
import { Actions } from '#app/components/ui/actions.tsx'
import { ButtonLink } from '#app/components/ui/button-link.tsx'
import { vehicleMessages } from '#content/messages.ts'
import { vehiclePage } from '#content/sections/vehicle.ts'

/** CART-43: what stands in the place of a cart that cannot be shown. */
export function VehicleMissing() {
  return (
    <div className="grid justify-items-start gap-5 py-8">
      <h1>{vehicleMessages.notFoundTitle}</h1>
      <p className="lead">{vehicleMessages.notFoundText}</p>
      <Actions>
        <ButtonLink look="main" href="/inventory" icon="arrow">
          {vehicleMessages.backToInventory}
        </ButtonLink>
        <CallButton label={vehiclePage.call} />
      </Actions>
    </div>
  )
}

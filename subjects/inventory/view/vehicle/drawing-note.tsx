import { contactPath } from '#subjects/dealership/rules/contact-path.ts'
import { vehiclePage } from '#subjects/inventory/facts/vehicle-page.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { showsDrawings } from '#subjects/inventory/rules/vehicle-pictures.ts'

const words = vehiclePage.drawings

/** CART-170: what our pictures are, and how to get photos of this cart. Nothing under the dealer's own photographs. */
export function DrawingNote({ vehicle: { id, images } }: { readonly vehicle: Vehicle }) {
  if (!showsDrawings(images)) return null
  return (
    <p className="small soft">
      {words.what}{' '}
      <a className="link" href={contactPath('sales', id)}>
        {words.ask}
      </a>
    </p>
  )
}

import { vehiclePage } from '#content/inventory/vehicle-page.ts'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import { showsDrawings } from '#site/inventory/rules/vehicle-pictures.ts'
import { contactPath } from '#site/shared/rules/contact-path.ts'

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

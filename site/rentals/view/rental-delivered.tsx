import { rentalDeliveryWords as words } from '#content/rentals/rental-delivery.ts'
import { findTown } from '#site/county/rules/towns.ts'
import { rentalDelivery } from '#site/rentals/rules/rental-delivery.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { TownNote } from '#site/shared/view/town-note.tsx'

/** RENT-70: what it costs to bring a rented cart to the town in the address, and the ways to change that town. */
export function RentalDelivered({ town: slug, path }: { readonly town: string; readonly path: string }) {
  const town = findTown(slug)
  if (!town) return null
  const { figure, rule, more } = rentalDelivery(town)
  return (
    <div className="wrap stack">
      <p>
        <b>{fillText(words.delivered, { town: town.name, figure: figure.toLowerCase() })}</b> {rule}
      </p>
      <TownNote path={path} counted={more.href} />
    </div>
  )
}

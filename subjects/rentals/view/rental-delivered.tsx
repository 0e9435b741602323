import { fillText } from '#kit/formats/fill-text.ts'
import { findTown } from '#subjects/county/rules/towns.ts'
import { TownNote } from '#subjects/county/view/town-note.tsx'
import { rentalDeliveryWords as words } from '#subjects/rentals/facts/rental-delivery.ts'
import { rentalDelivery } from '#subjects/rentals/rules/rental-delivery.ts'

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

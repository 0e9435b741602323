import { fillText, formatCount, formatPrice } from '#kit/formats/format.ts'
import { Link } from '#kit/parts/link.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { stockSummaryWords as words } from '#subjects/inventory/facts/stock-summary.ts'
import { kindsOnHome } from '#subjects/inventory/rules/list/kinds.ts'
import type { OfferedVehicle } from '#subjects/inventory/rules/vehicle.ts'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import './kind-strip.later.css'

/** The kinds of carts from the side, at one scale on one ground (SHOP-68). */
export function KindStrip({ vehicles }: { readonly vehicles: readonly OfferedVehicle[] }) {
  return (
    <ul className="kind-strip">
      {kindsOnHome(vehicles).map(({ name, count, from, picture }) => (
        <li key={name}>
          <Link href={`${addresses.inventory}?${new URLSearchParams({ category: name })}`}>
            {picture && <Picture path={picture} alt="" layout="inventoryCard" />}
            <b className="title">{name}</b>
            <span className="small soft">
              {fillText(words.kind, {
                carts: formatCount(count, words.cart.one, words.cart.many),
                price: formatPrice(from),
              })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

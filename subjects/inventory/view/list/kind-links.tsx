import { formatNumber } from '#kit/formats/format.ts'
import { inventoryWords as words } from '#subjects/inventory/facts/inventory-list.ts'
import type { KindOfCarts } from '#subjects/inventory/rules/inventory-kinds.ts'
import './kind-links.css'

/** CART-143: a jump to each kind of cart on the page, with how many there are. */
export function KindLinks({ kinds }: { readonly kinds: readonly KindOfCarts<unknown>[] }) {
  if (kinds.length === 0) return null
  return (
    <nav className="kind-links" aria-label={words.kinds}>
      {kinds.map(({ id, name, vehicles }) => (
        // The filter in the page has written another number by then.
        <a key={id} href={`#${id}`} suppressHydrationWarning>
          {`${name} ${formatNumber(vehicles.length)}`}
        </a>
      ))}
    </nav>
  )
}

import { inventoryWords as words } from '#content/inventory/inventory-list.ts'
import type { KindOfCarts } from '#site/inventory/rules/inventory-kinds.ts'
import { formatNumber } from '#site/shared/rules/format.ts'
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

import { Badge } from '#kit/parts/badge.tsx'
import { cartBadge, wordsBesideBadge } from '#subjects/inventory/rules/stock-text.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import './cart-badge.css'

/** New or used on a badge, then in stock or not (CART-38). */
export function CartBadge({ cart }: { readonly cart: Pick<Vehicle, 'isNew' | 'inStock' | 'year'> }) {
  const words = [cartBadge(cart), wordsBesideBadge(cart)]
  const [condition, stock] = cart.isNew ? words : words.toReversed()
  return (
    <span className="cart-badge small">
      <Badge look="new">{condition}</Badge> <span data-stock={cart.inStock ? 'in' : 'out'}>{stock}</span>
    </span>
  )
}

import { Badge } from '#kit/parts/badge.tsx'
import { besideBadge, vehicleBadge } from '#subjects/inventory/rules/stock-text.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import './cart-badge.css'

/** CART-38: the badge of a cart, with the stock in green or red where the badge does not tell it. */
export function CartBadge({ cart }: { readonly cart: Pick<Vehicle, 'isNew' | 'inStock' | 'year'> }) {
  const { isNew, inStock } = cart
  return (
    <>
      <Badge look={isNew ? 'new' : inStock ? 'plain' : 'quiet'}>{vehicleBadge(cart)}</Badge>{' '}
      <span className="beside-badge" data-stock={isNew ? (inStock ? 'in' : 'out') : undefined}>
        {besideBadge(cart)}
      </span>
    </>
  )
}

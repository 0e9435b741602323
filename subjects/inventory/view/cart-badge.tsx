import { Badge } from '#kit/parts/badge.tsx'
import { besideBadge, vehicleBadge } from '#subjects/inventory/rules/stock-text.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import './cart-badge.css'

/** CART-38: new or used, then in stock or not: one of the two as the badge, the other in words. */
export function CartBadge({ cart }: { readonly cart: Pick<Vehicle, 'isNew' | 'inStock' | 'year'> }) {
  const { isNew, inStock } = cart
  const badge = <Badge look={isNew ? 'new' : inStock ? 'plain' : 'quiet'}>{vehicleBadge(cart)}</Badge>
  const told = besideBadge(cart)
  return (
    <span className="cart-badge small">
      {isNew ? badge : <span>{told}</span>} {isNew ? <span data-stock={inStock ? 'in' : 'out'}>{told}</span> : badge}
    </span>
  )
}

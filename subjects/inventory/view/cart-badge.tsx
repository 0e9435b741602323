import { Badge } from '#kit/parts/badge.tsx'
import { cartBadge, wordsBesideBadge } from '#subjects/inventory/rules/stock-text.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import './cart-badge.css'

interface OfCart {
  readonly cart: Pick<Vehicle, 'isNew' | 'inStock' | 'year'>
}

/** New or used on a badge, which tells them apart by its look too; the stock stands after it (CART-38). */
export function ConditionBadge({ cart }: OfCart) {
  return <Badge look={cart.isNew ? 'new' : 'quiet'}>{cart.isNew ? cartBadge(cart) : wordsBesideBadge(cart)}</Badge>
}

/** Whether the cart is in stock, in words. */
export function Stock({ cart }: OfCart) {
  return <span data-stock={cart.inStock ? 'in' : 'out'}>{cart.isNew ? wordsBesideBadge(cart) : cartBadge(cart)}</span>
}

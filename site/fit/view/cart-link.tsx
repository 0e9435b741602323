import type { Cart } from '#site/fit/rules/cart-facts.ts'
import { vehiclePath } from '#site/inventory/rules/vehicle-slug.ts'

export function CartLink({ cart: { id, name } }: { readonly cart: Cart }) {
  return <a href={vehiclePath(id)}>{name}</a>
}

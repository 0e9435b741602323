import { Link } from '#kit/parts/link.tsx'
import type { Cart } from '#subjects/fit/rules/cart-facts.ts'
import { vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'

export function CartLink({ cart: { id, name } }: { readonly cart: Cart }) {
  return <Link href={vehiclePath(id)}>{name}</Link>
}

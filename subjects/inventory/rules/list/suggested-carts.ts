import { canBeBought } from '#subjects/inventory/rules/stock-text.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import type { ListedCart } from './listed-cart.ts'

export type FeaturedToday = {
  readonly carts: readonly ListedCart[]
  /** Whether these are exactly the chosen carts. */
  readonly asChosen: boolean
}

/**
 * The featured carts with their present state. Carts that the dealer features come first, then ours. Another cart, in stock if there is
 * one, replaces a cart that is no longer listed, so that their number stays the same. Without an inventory the page shows them as they
 * were chosen.
 */
export function featuredToday(chosen: readonly ListedCart[], carts: readonly Vehicle[] | null): FeaturedToday {
  if (!carts) return { carts: chosen, asChosen: true }
  const own = chosen.flatMap(({ id }) => carts.filter((cart) => cart.id === id))
  const listed = [...new Set([...carts.filter(({ featured }) => featured), ...own])]
  const others = carts.filter((cart) => !listed.includes(cart))
  const inOrder = [...listed, ...others.filter(({ inStock }) => inStock), ...others.filter(({ inStock }) => !inStock)]
  const shown = inOrder.slice(0, chosen.length).toSorted((one, other) => Number(other.inStock) - Number(one.inStock))
  return {
    carts: shown,
    asChosen: shown.length === chosen.length && shown.every((cart) => own.includes(cart)),
  }
}

/** How different two carts are for a buyer; 0 is the same cart. */
function distance(one: Vehicle, other: Vehicle): number {
  const seats = Math.abs(one.seatingCapacity - other.seatingCapacity)
  // Twice the price counts as much as two seats.
  const price = Math.abs(Math.log2(one.price / other.price)) * 2
  return (
    seats +
    price +
    (one.category === other.category ? 0 : 1.5) +
    (one.series !== undefined && one.series === other.series ? 0 : 0.5) +
    (one.isNew === other.isNew ? 0 : 1) +
    (other.inStock ? 0 : 1)
  )
}

/** The most similar carts that a visitor can buy, the nearest first (CART-52). */
export function similarCarts<Cart extends Vehicle>(
  cart: Vehicle,
  all: readonly Cart[],
  count: number,
): readonly Cart[] {
  return all
    .filter((other) => other.id !== cart.id && canBeBought(other))
    .map((other) => ({ other, far: distance(cart, other) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ other }) => other)
}

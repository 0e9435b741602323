import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import type { ChangedCart } from './changed-cart.ts'

/** Moves a cart one place up or down among the carts of its kind, or before all carts. */
export type Move = 'up' | 'down' | 'first'

/** The carts whose places change; none where the cart already stands there (CART-203). */
export function movedCarts(list: readonly Vehicle[], cart: Vehicle, move: Move): readonly ChangedCart[] {
  const from = list.indexOf(cart)
  const isKin = ({ category, soldOn }: Vehicle) => category === cart.category && soldOn === undefined
  const places: Readonly<Record<Move, number>> = {
    up: list.slice(0, from).findLastIndex(isKin),
    down: list.findIndex((each, index) => index > from && isKin(each)),
    first: 0,
  }
  const to = places[move]
  if (to === -1 || to === from) return []
  const moved = list.toSpliced(from, 1).toSpliced(to, 0, cart)
  // Carts without a place of their own follow in the order in which they came in.
  const withPlace = moved.slice(
    0,
    Math.max(
      to,
      moved.findLastIndex(({ order }) => order !== undefined),
    ) + 1,
  )
  let last = 0
  return withPlace.flatMap((before) => {
    last = before.order !== undefined && before.order > last ? before.order : last + 1
    return last === before.order ? [] : [{ before, after: { ...before, order: last } }]
  })
}

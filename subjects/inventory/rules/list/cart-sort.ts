import { slugOf } from '#kit/formats/format.ts'
import type { sortOrders } from '#subjects/inventory/facts/filter-choices.ts'
import { fewestGrouped } from '#subjects/inventory/facts/inventory-list.ts'
import type { ListedCart } from './listed-cart.ts'

export type SortOrder = (typeof sortOrders)[number]['value']

const comparisons: Record<SortOrder, (a: ListedCart, b: ListedCart) => number> = {
  featured: () => 0,
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  seats: (a, b) => b.seatingCapacity - a.seatingCapacity,
  range: (a, b) => (b.range ?? 0) - (a.range ?? 0),
  // Days compare as texts.
  newest: (a, b) => Number(a.addedAt < b.addedAt) - Number(a.addedAt > b.addedAt),
}

/** Sorts a copy; equal carts keep their order. */
export function sortCarts<V extends ListedCart>(carts: readonly V[], order: SortOrder): readonly V[] {
  return order === 'featured' ? carts : carts.toSorted(comparisons[order])
}

/**
 * Groups the carts by kind, each kind at the place of its first cart; within a kind the order stays. Grouping twice changes nothing, so the
 * browser, which knows the order of one page alone, gets the server's order (CART-30).
 */
export function byKind(carts: readonly ListedCart[]): readonly ListedCart[] {
  return [...Map.groupBy(carts, ({ category }) => category).values()].flat()
}

export interface KindOfCarts<V> {
  readonly name: string
  /** The id of the kind's heading in the page. */
  readonly id: string
  readonly carts: readonly V[]
}

/** The kinds for the headings of a page; none where another order mixes them, there is one kind, or `count` is small (CART-30). */
export function kindsOf(
  carts: readonly ListedCart[],
  sort: SortOrder,
  count = carts.length,
): readonly KindOfCarts<ListedCart>[] {
  const kinds = [...Map.groupBy(carts, ({ category }) => category)]
  if (sort !== 'featured' || kinds.length < 2 || count < fewestGrouped) return []
  return kinds.map(([name, ofKind], index) => ({ name, id: `kind-${slugOf(name) || index + 1}`, carts: ofKind }))
}

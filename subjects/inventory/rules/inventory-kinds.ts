import { slugOf } from '#kit/formats/slug.ts'
import { sortOrders } from '#subjects/inventory/facts/filter-choices.ts'
import type { ListedVehicle } from './vehicle.ts'
import type { SortOrder } from './vehicle-sort.ts'

export interface KindOfCarts<V> {
  readonly name: string
  /** Its place in the page. */
  readonly id: string
  readonly vehicles: readonly V[]
}

const arranged = new WeakMap<readonly ListedVehicle[], readonly ListedVehicle[]>()

/**
 * The carts kind by kind, each kind where its first cart stands in the list; within one the order stays. Arranging what is
 * arranged changes nothing, so it is the same in the page and in the browser, which knows the page's order alone.
 */
export function byKind<V extends ListedVehicle>(vehicles: readonly V[]): readonly V[] {
  const known = arranged.get(vehicles)
  if (known) return known as readonly V[]
  const kinds = [...Map.groupBy(vehicles, ({ category }) => category).values()].flat()
  arranged.set(vehicles, kinds)
  return kinds
}

/** The kinds among the carts of a page; none where another order mixes them, or there is but one. */
export function kindsOf<V extends ListedVehicle>(vehicles: readonly V[], sort: SortOrder): readonly KindOfCarts<V>[] {
  if (sort !== sortOrders[0].value) return []
  const kinds = [...Map.groupBy(vehicles, ({ category }) => category)]
  if (kinds.length < 2) return []
  return kinds.map(([name, carts], index) => ({ name, id: `kind-${slugOf(name) || index + 1}`, vehicles: carts }))
}

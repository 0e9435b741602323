import type { sortOrders } from '#subjects/inventory/facts/filter-choices.ts'
import { rangeMiles } from './range-need.ts'
import type { ListedVehicle } from './vehicle.ts'

export type SortOrder = (typeof sortOrders)[number]['value']

const comparisons: Record<SortOrder, (a: ListedVehicle, b: ListedVehicle) => number> = {
  featured: () => 0,
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  seats: (a, b) => b.specifications.seatingCapacity - a.specifications.seatingCapacity,
  range: (a, b) => (rangeMiles(b) ?? 0) - (rangeMiles(a) ?? 0),
  newest: (a, b) => (a.addedAt < b.addedAt ? 1 : a.addedAt > b.addedAt ? -1 : 0),
}

/** Sorts a copy; carts that are equal keep the order of the list call. */
export function sortVehicles<V extends ListedVehicle>(vehicles: readonly V[], order: SortOrder): readonly V[] {
  return order === 'featured' ? vehicles : vehicles.toSorted(comparisons[order])
}

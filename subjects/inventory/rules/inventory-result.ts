import { activeFilters, type InventoryView, vehiclesInView } from './inventory-view.ts'
import type { ListedVehicle } from './vehicle.ts'
import { choicesOf, filterVehicles, type OfferedName, offeredNames } from './vehicle-filters.ts'

/** Everything that the inventory shows for a view of the carts at hand. */
export interface InventoryResult {
  /** Those of this page. */
  readonly vehicles: readonly ListedVehicle[]
  readonly count: number
  readonly total: number
  readonly page: number
  readonly pages: number
  readonly choices: Readonly<Record<OfferedName, readonly string[]>>
  /** Where nothing matches: which one filter to give up, and how many carts that brings. */
  readonly easier: readonly { readonly label: string; readonly without: InventoryView; readonly count: number }[]
}

export function inventoryResult(vehicles: readonly ListedVehicle[], view: InventoryView): InventoryResult {
  const inView = vehiclesInView(vehicles, view)
  const choices = offeredNames.map((name) => [name, choicesOf(vehicles, name, view.filters[name])] as const)
  return {
    ...inView,
    choices: Object.fromEntries(choices) as InventoryResult['choices'],
    easier: inView.count === 0 ? easierViews(vehicles, view) : [],
  }
}

function easierViews(vehicles: readonly ListedVehicle[], view: InventoryView) {
  return activeFilters(view)
    .map(({ label, without }) => ({ label, without, count: filterVehicles(vehicles, without.filters).length }))
    .filter(({ count }) => count > 0)
}

/** True when the page of a view holds every cart in the order of the list call: then nobody need ask for the rest. */
export function holdsWholeList(view: InventoryView, { total, pages }: InventoryResult): boolean {
  return pages === 1 && view.sort === 'featured' && total > 0 && activeFilters(view).length === 0
}

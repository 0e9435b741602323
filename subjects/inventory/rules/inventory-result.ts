import { cartsPerPage } from '#subjects/inventory/facts/filter-choices.ts'
import { activeFilters, type InventoryView } from './inventory-view.ts'
import type { ListedVehicle } from './vehicle.ts'
import { choicesOf, filterVehicles, type OfferedChoices } from './vehicle-filters.ts'
import { byKind, sortVehicles } from './vehicle-sort.ts'

/** Everything that the inventory shows for a view of the carts at hand. */
export interface InventoryResult {
  /** Those of this page. */
  readonly vehicles: readonly ListedVehicle[]
  readonly count: number
  readonly total: number
  readonly page: number
  readonly pages: number
  readonly choices: OfferedChoices
  /** Where nothing matches: which one filter to give up, and how many carts that brings. */
  readonly easier: readonly { readonly label: string; readonly without: InventoryView; readonly count: number }[]
}

/** The one filter of the inventory, used by the server and by the browser alike. */
export function inventoryResult(vehicles: readonly ListedVehicle[], view: InventoryView): InventoryResult {
  const matching = sortVehicles(filterVehicles(byKind(vehicles), view.filters), view.sort)
  const pages = Math.max(1, Math.ceil(matching.length / cartsPerPage))
  const page = Math.min(view.page, pages)
  return {
    vehicles: matching.slice((page - 1) * cartsPerPage, page * cartsPerPage),
    count: matching.length,
    total: vehicles.length,
    page,
    pages,
    choices: choicesOf(vehicles, view.filters),
    easier: matching.length > 0 ? [] : easierViews(vehicles, view),
  }
}

function easierViews(vehicles: readonly ListedVehicle[], view: InventoryView): InventoryResult['easier'] {
  return activeFilters(view)
    .map(({ label, without }) => ({ label, without, count: filterVehicles(vehicles, without.filters).length }))
    .filter(({ count }) => count > 0)
}

/** CART-21: true when the page of a view holds every cart, so that the browser need not ask for the rest. */
export function holdsWholeList(view: InventoryView, { total, pages }: InventoryResult): boolean {
  return pages === 1 && view.sort === 'featured' && total > 0 && activeFilters(view).length === 0
}

/** What of a cart travels to the browser: what its card shows and the filters read. */
export function listedVehicle(vehicle: ListedVehicle): ListedVehicle {
  const { id, name, description, price, brand, category, images, inStock, isNew, addedAt, year } = vehicle
  const { seatingCapacity, range } = vehicle.specifications
  return {
    ...{ id, name, description, price, brand, category, images: images.slice(0, 1), inStock, isNew, addedAt },
    ...(year !== undefined && { year }),
    specifications: { seatingCapacity, ...(range !== undefined && { range }) },
  }
}

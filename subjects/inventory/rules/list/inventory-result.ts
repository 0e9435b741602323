import { cartsPerPage } from '#subjects/inventory/facts/filter-choices.ts'
import { mostNearest } from '#subjects/inventory/facts/list-limits.ts'
import { choicesOf, filterCarts, nearestCarts } from './cart-filters.ts'
import { byKind, sortCarts } from './cart-sort.ts'
import { activeFilters, type InventoryView } from './inventory-view.ts'
import type { ListedCart } from './listed-cart.ts'

/** Everything that the inventory shows for a view of the carts at hand. */
export type InventoryResult = ReturnType<typeof inventoryResult>

/** The one filter of the inventory, used by the server and by the browser alike. */
export function inventoryResult(carts: readonly ListedCart[], view: InventoryView) {
  const inOrder = byKind(carts)
  const matching = sortCarts(filterCarts(inOrder, view.filters), view.sort)
  const pages = Math.max(1, Math.ceil(matching.length / cartsPerPage))
  const page = Math.min(view.page, pages)
  const ofThisPage: readonly ListedCart[] = matching.slice((page - 1) * cartsPerPage, page * cartsPerPage)
  return {
    vehicles: ofThisPage,
    count: matching.length,
    total: carts.length,
    page,
    pages,
    choices: choicesOf(carts, view.filters),
    /** Where nothing matches: each filter that the visitor could give up, and how many carts that brings. */
    easier: matching.length > 0 ? [] : easierViews(carts, view),
    nearest: matching.length > 0 ? [] : nearestCarts(inOrder, view.filters, mostNearest),
  }
}

function easierViews(carts: readonly ListedCart[], view: InventoryView) {
  return activeFilters(view)
    .map(({ label, without }) => ({ label, without, count: filterCarts(carts, without.filters).length }))
    .filter(({ count }) => count > 0)
}

/** Whether the page of a view holds every cart, so that the browser need not ask for the rest (CART-21). */
export function holdsWholeList(view: InventoryView, { total, pages }: InventoryResult): boolean {
  return pages === 1 && view.sort === 'featured' && total > 0 && activeFilters(view).length === 0
}

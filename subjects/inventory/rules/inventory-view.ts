import { fillText } from '#kit/formats/fill-text.ts'
import { formatPrice } from '#kit/formats/format.ts'
import { townKey } from '#subjects/county/rules/chosen-town.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import {
  cartsPerPage,
  type FilterWords,
  inventoryFilters,
  sortOrders,
} from '#subjects/inventory/facts/filter-choices.ts'
import { inventoryWords } from '#subjects/inventory/facts/inventory-list.ts'
import { byKind } from './inventory-kinds.ts'
import { oneOf } from './query-value.ts'
import type { ListedVehicle } from './vehicle.ts'
import {
  filterNames,
  filtersFromQuery,
  filtersInForce,
  filtersSaid,
  filterVehicles,
  noFilters,
  type VehicleFilters,
} from './vehicle-filters.ts'
import { type SortOrder, sortVehicles } from './vehicle-sort.ts'

/** Everything that the inventory's URL says. */
export type InventoryView = {
  readonly filters: VehicleFilters
  readonly sort: SortOrder
  readonly page: number
  /** The slug of the town that the visitor has chosen. */
  readonly town?: string
}

const defaultSort = sortOrders[0].value
const readSort = oneOf(sortOrders, defaultSort)

/** Reads a URL. What makes no sense is as if it were not there, so no URL is an error. */
export function viewFromQuery(query: URLSearchParams): InventoryView {
  const page = Number(query.get('page'))
  const town = /^[a-z-]+$/.exec(query.get(townKey) ?? '')?.[0]
  return {
    filters: filtersFromQuery(query),
    sort: readSort(query.get('sort') ?? ''),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    ...(town && { town }),
  }
}

/** Writes the shortest query that reads back as this view; '' for the first view. */
export function viewToQuery({ filters, sort, page, town }: InventoryView): string {
  const query = new URLSearchParams()
  for (const name of filtersSaid(filters)) query.set(name, filters[name].trim())
  if (sort !== defaultSort) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  if (town) query.set(townKey, town)
  return query.toString()
}

export function viewPath(view: InventoryView): string {
  const query = viewToQuery(view)
  return query === '' ? addresses.inventory : `${addresses.inventory}?${query}`
}

/** The query keys that a view is written with. */
export const viewKeys: readonly string[] = [...filterNames, 'sort', 'page']

/** The filters in force, each with the words of its chip and the view without it. */
export function activeFilters(view: InventoryView) {
  return filtersInForce(view.filters).map((key) => {
    const { label, choices }: FilterWords = inventoryFilters[key]
    const value = view.filters[key].trim()
    const words = choices?.find((choice) => choice.value === value)?.label ?? chipText(key, value)
    const without: InventoryView = { ...view, page: 1, filters: { ...view.filters, [key]: noFilters[key] } }
    return { key, label: `${label}: ${words}`, without }
  })
}

function chipText(key: string, value: string): string {
  return key === 'budget' ? fillText(inventoryWords.budgetChip, { price: formatPrice(Number(value)) }) : value
}

/** The carts of a view: filtered, sorted, and the page that was asked for or the last one there is. */
export function vehiclesInView<V extends ListedVehicle>(vehicles: readonly V[], view: InventoryView) {
  const matching = sortVehicles(filterVehicles(byKind(vehicles), view.filters), view.sort)
  const size = cartsPerPage
  const pages = Math.max(1, Math.ceil(matching.length / size))
  const page = Math.min(view.page, pages)
  return {
    vehicles: matching.slice((page - 1) * size, page * size),
    count: matching.length,
    total: vehicles.length,
    page,
    pages,
  }
}

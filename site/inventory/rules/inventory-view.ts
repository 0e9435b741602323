import { claims } from '#content/dealership/claims.ts'
import {
  anyChoice,
  conditions,
  filterLabels,
  inventoryLimits,
  priceBands,
  sortOrders,
  stockStates,
} from '#content/inventory/filter-choices.ts'
import type { ListedVehicle } from './vehicle.ts'
import { filterVehicles, noFilters, type VehicleFilters } from './vehicle-filters.ts'
import { type SortOrder, sortVehicles } from './vehicle-sort.ts'

/** Everything that the inventory's URL says. */
export type InventoryView = { readonly filters: VehicleFilters; readonly sort: SortOrder; readonly page: number }

type Choices<Value extends string> = readonly { readonly value: Value }[]

const defaultSort = sortOrders[0].value
const seatCounts = Array.from({ length: claims.carts.seats.to - claims.carts.seats.from + 1 }, (_, index) => ({
  value: String(claims.carts.seats.from + index),
}))

function oneOf<Value extends string, Fallback extends string>(
  choices: Choices<Value>,
  text: string | null,
  fallback: Fallback,
): Value | Fallback {
  return choices.find(({ value }) => value === text?.trim().toLowerCase())?.value ?? fallback
}

function freeText(text: string | null): string {
  return (text ?? '').slice(0, inventoryLimits.searchLength).replace(/[\p{Cc}\p{Cs}]/gu, ' ')
}

function choiceText(text: string | null): string {
  const value = freeText(text).trim()
  return value === '' || value.toLowerCase() === anyChoice ? anyChoice : value
}

/** Reads a URL. What makes no sense is as if it were not there, so no URL is an error. */
export function viewFromQuery(query: URLSearchParams): InventoryView {
  const page = Number(query.get('page'))
  return {
    filters: {
      search: freeText(query.get('search')),
      brand: choiceText(query.get('brand')),
      category: choiceText(query.get('category')),
      price: oneOf(priceBands, query.get('price'), anyChoice),
      seats: oneOf(seatCounts, query.get('seats'), anyChoice),
      condition: oneOf(conditions, query.get('condition'), anyChoice),
      stock: oneOf(stockStates, query.get('stock'), anyChoice),
    },
    sort: oneOf(sortOrders, query.get('sort'), defaultSort),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** Writes the shortest query that reads back as this view; '' for the first view. */
export function viewToQuery({ filters, sort, page }: InventoryView): string {
  const query = new URLSearchParams()
  for (const key of filterKeys) {
    const value = filters[key].trim()
    if (value !== noFilters[key]) query.set(key, value)
  }
  if (sort !== defaultSort) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.toString()
}

export function viewPath(view: InventoryView): string {
  const query = viewToQuery(view)
  return query === '' ? '/inventory' : `/inventory?${query}`
}

const filterKeys = Object.keys(noFilters) as readonly (keyof VehicleFilters)[]

/** The query keys that a view is written with. */
export const viewKeys: readonly string[] = [...filterKeys, 'sort', 'page']

function choiceLabel(key: keyof VehicleFilters, value: string): string {
  const choices = { price: priceBands, condition: conditions, stock: stockStates }
  const named = key === 'price' || key === 'condition' || key === 'stock' ? choices[key] : []
  return named.find((choice) => choice.value === value)?.label ?? value
}

/** The filters in force, each with the words of its chip and the view without it. */
export function activeFilters(view: InventoryView) {
  return filterKeys
    .filter((key) => view.filters[key].trim() !== noFilters[key])
    .map((key) => {
      const without: InventoryView = { ...view, page: 1, filters: { ...view.filters, [key]: noFilters[key] } }
      return { key, label: `${filterLabels[key]}: ${choiceLabel(key, view.filters[key].trim())}`, without }
    })
}

/** The carts of a view: filtered, sorted, and the page that was asked for or the last one there is. */
export function vehiclesInView<V extends ListedVehicle>(vehicles: readonly V[], view: InventoryView) {
  const matching = sortVehicles(filterVehicles(vehicles, view.filters), view.sort)
  const size = inventoryLimits.cartsPerPage
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

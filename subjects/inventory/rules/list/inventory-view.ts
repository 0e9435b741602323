import { fillText, formatPrice } from '#kit/formats/format.ts'
import { townKey } from '#subjects/county/rules/chosen-town.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { claims } from '#subjects/dealership/facts/claims.ts'
import { anyChoice, type FilterWords, inventoryFilters, sortOrders } from '#subjects/inventory/facts/filter-choices.ts'
import { inventoryWords } from '#subjects/inventory/facts/inventory-list.ts'
import {
  type FilterName,
  isInForce,
  isSaid,
  isTyped,
  readText,
  readTyped,
  type VehicleFilters,
} from './cart-filters.ts'
import type { SortOrder } from './cart-sort.ts'

/** Everything that the address of the inventory says. */
export type InventoryView = {
  readonly filters: VehicleFilters
  readonly sort: SortOrder
  readonly page: number
  /** The slug of the visitor's chosen town. */
  readonly town?: string
}

export const filterNames = Object.keys(inventoryFilters) as readonly FilterName[]
export const selectorNames = filterNames.filter((name) => 'all' in inventoryFilters[name])

const defaultSort = sortOrders[0].value

/** The query keys of a view. */
export const viewKeys: readonly string[] = [...filterNames, 'sort', 'page']

/** Reads an address. It ignores what makes no sense, so that no address is an error (CART-31). */
export function viewFromQuery(query: URLSearchParams): InventoryView {
  const page = Number(query.get('page'))
  const town = /^[a-z-]+$/.exec(query.get(townKey) ?? '')?.[0]
  return {
    filters: filtersFromQuery(query),
    sort: oneOf(sortOrders, query.get('sort') ?? '', defaultSort),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    ...(town && { town }),
  }
}

function filtersFromQuery(query: URLSearchParams): VehicleFilters {
  const values = filterNames.map((name) => [name, readFilter(name, query.get(name) ?? '')])
  return Object.fromEntries(values)
}

const { from, to } = claims.carts.seats
const seatCounts = Array.from({ length: to - from + 1 }, (_, index) => ({ value: String(from + index) }))

/** Reads a value of the query; nonsense, and an empty text, is no filter. */
function readFilter(name: FilterName, text: string): string {
  if (isTyped(name)) return readTyped[name](text)
  const choices = name === 'seats' ? seatCounts : (inventoryFilters[name] as FilterWords).choices
  if (choices) return oneOf(choices, text, anyChoice)
  const value = readText(text).trim()
  return value === '' || value.toLowerCase() === anyChoice ? anyChoice : value
}

/** Reads one of the choices, in any case of letters; anything else gives the fallback. */
function oneOf<Value extends string, Fallback extends string>(
  choices: readonly { readonly value: Value }[],
  text: string,
  fallback: Fallback,
): Value | Fallback {
  return choices.find(({ value }) => value === text.trim().toLowerCase())?.value ?? fallback
}

/** No search, and every selector at "all" (CART-13). */
export const noFilters = filtersFromQuery(new URLSearchParams())

/** Writes the shortest query that reads back as this view; '' for the first view. */
export function viewToQuery({ filters, sort, page, town }: InventoryView): string {
  const query = new URLSearchParams()
  for (const name of filterNames) if (isSaid(name, filters)) query.set(name, filters[name].trim())
  if (sort !== defaultSort) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  if (town) query.set(townKey, town)
  return query.toString()
}

export function viewPath(view: InventoryView): string {
  const query = viewToQuery(view)
  return query === '' ? addresses.inventory : `${addresses.inventory}?${query}`
}

/** The filters in force, each with the words of its chip and the view without it (CART-31). */
export function activeFilters(view: InventoryView) {
  const active = filterNames.filter((name) => isInForce(name, view.filters))
  return active.map((key) => {
    const { label, choices }: FilterWords = inventoryFilters[key]
    const value = view.filters[key].trim()
    const chosen = choices?.find((choice) => choice.value === value)?.label ?? value
    const words = key === 'budget' ? fillText(inventoryWords.budgetChip, { price: formatPrice(Number(value)) }) : chosen
    const without: InventoryView = { ...view, page: 1, filters: { ...view.filters, [key]: noFilters[key] } }
    return { key, label: `${label}: ${words}`, without }
  })
}

/** The page numbers to offer: the first, the last, those around this one; null for a gap between them (CART-33). */
export function nearbyPages(page: number, pages: number): readonly (number | null)[] {
  const offered = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(offered)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1]
    if (before === undefined || number === before + 1) return [number]
    return number === before + 2 ? [before + 1, number] : [null, number]
  })
}

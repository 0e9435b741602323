import { claims } from '#subjects/dealership/facts/claims.ts'
import { anyChoice, type FilterWords, inventoryFilters } from '#subjects/inventory/facts/filter-choices.ts'
import { isTyped, offers, passesAll, readTyped } from './filter-tests.ts'
import { freeChoice, isDollars, oneOf } from './query-value.ts'
import type { ListedVehicle } from './vehicle.ts'

type Filters = typeof inventoryFilters
type FilterName = keyof Filters
type SelectorName = { [Name in FilterName]: Filters[Name] extends { all: string } ? Name : never }[FilterName]
type Fixed<Name extends FilterName> = Filters[Name] extends { choices: readonly { value: infer Value }[] }
  ? Value
  : never
/** The selectors that offer what the carts at hand have. */
export type OfferedName = keyof typeof offers

export type VehicleFilters = {
  readonly [Name in FilterName]: [Fixed<Name>] extends [never] ? string : Fixed<Name> | typeof anyChoice
}

const { from, to } = claims.carts.seats
const seatCounts = Array.from({ length: to - from + 1 }, (_, index) => ({ value: String(from + index) }))

/** Reads a value of the query; what makes no sense, and no text at all, is no filter. */
function read(name: FilterName, text: string): string {
  if (isTyped(name)) return readTyped[name](text)
  if (name === 'seats') return oneOf(seatCounts, anyChoice)(text)
  const { choices }: FilterWords = inventoryFilters[name]
  return choices ? oneOf(choices, anyChoice)(text) : freeChoice(text)
}

export const filterNames = Object.keys(inventoryFilters) as readonly FilterName[]
export const selectorNames = filterNames.filter((name): name is SelectorName => 'all' in inventoryFilters[name])
export const offeredNames = selectorNames.filter((name): name is OfferedName => !('choices' in inventoryFilters[name]))

export function filtersFromQuery(query: URLSearchParams): VehicleFilters {
  const values = filterNames.map((name) => [name, read(name, query.get(name) ?? '')] as const)
  return Object.fromEntries(values) as VehicleFilters
}

/** CART-23: no search, every selector at all. */
export const noFilters = filtersFromQuery(new URLSearchParams())

/** What the visitor has said, understood or not. */
export function filtersSaid(filters: VehicleFilters): readonly FilterName[] {
  return filterNames.filter((name) => filters[name].trim() !== noFilters[name])
}

export function filtersInForce(filters: VehicleFilters): readonly FilterName[] {
  return filtersSaid(filters).filter((name) => isUnderstood(name, filters))
}

/** Whether a filter that was said is one: a budget may be no number. */
export function isUnderstood(name: FilterName, filters: VehicleFilters): boolean {
  return name !== 'budget' || isDollars(filters.budget)
}

/** CART-28: a cart passes all of them or is not shown. */
export function filterVehicles<V extends ListedVehicle>(vehicles: readonly V[], filters: VehicleFilters): readonly V[] {
  return vehicles.filter(passesAll(filters))
}

const offered = new WeakMap<readonly ListedVehicle[], Map<OfferedName, readonly string[]>>()

function offeredBy(vehicles: readonly ListedVehicle[], name: OfferedName): readonly string[] {
  const known = offered.get(vehicles) ?? new Map<OfferedName, readonly string[]>()
  offered.set(vehicles, known)
  const before = known.get(name)
  if (before) return before
  const values = vehicles.map(offers[name])
  const sorted = [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  known.set(name, sorted)
  return sorted
}

/** What a selector offers for the carts at hand, and the choice in force even when no cart is left that has it. */
export function choicesOf(vehicles: readonly ListedVehicle[], name: OfferedName, chosen: string): readonly string[] {
  const offered = offeredBy(vehicles, name)
  const known = chosen === anyChoice || offered.some((value) => value.toLowerCase() === chosen.toLowerCase())
  return known ? offered : [...offered, chosen]
}

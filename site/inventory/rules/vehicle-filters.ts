import { claims } from '#content/dealership/claims.ts'
import { anyChoice, inventoryFilters, priceBandEdges } from '#content/inventory/filter-choices.ts'
import { budgetText, freeChoice, freeText, isDollars, oneOf } from './query-value.ts'
import type { ListedVehicle } from './vehicle.ts'
import { vehicleCondition } from './vehicle-condition.ts'

type Filters = typeof inventoryFilters
type FilterName = keyof Filters
type SelectorName = { [Name in FilterName]: Filters[Name] extends { all: string } ? Name : never }[FilterName]
type Fixed<Name extends FilterName> = Filters[Name] extends { choices: readonly { value: infer Value }[] }
  ? Value
  : never
/** The selectors that offer what the carts at hand have. */
export type OfferedName = { [Name in SelectorName]: [Fixed<Name>] extends [never] ? Name : never }[SelectorName]

export type VehicleFilters = {
  readonly [Name in FilterName]: [Fixed<Name>] extends [never] ? string : Fixed<Name> | typeof anyChoice
}

type FilterRule<Name extends FilterName> = {
  /** Reads a value of the query; what makes no sense, and no text at all, is no filter. */
  readonly read: (text: string) => VehicleFilters[Name]
  /** Made once for all carts: whether a cart passes. */
  readonly test: (value: VehicleFilters[Name]) => (vehicle: ListedVehicle) => boolean
  /** False for what was typed and says nothing that a cart could pass: it is shown again, and filters nothing. */
  readonly understood?: (value: VehicleFilters[Name]) => boolean
} & (Name extends OfferedName ? { readonly offers: (vehicle: ListedVehicle) => string } : unknown)

const { price, condition, stock } = inventoryFilters
const { from, to } = claims.carts.seats
const seatCounts = Array.from({ length: to - from + 1 }, (_, index) => ({ value: String(from + index) }))

/** CART-24 to CART-29: the rule of each filter. */
const filterRules: { readonly [Name in FilterName]: FilterRule<Name> } = {
  search: {
    read: freeText,
    test: (value) => {
      const search = value.trim().toLowerCase()
      return (vehicle) => searchText(vehicle).includes(search)
    },
  },
  brand: {
    read: freeChoice,
    test: (value) => {
      const brand = value.toLowerCase()
      return (vehicle) => vehicle.brand.toLowerCase() === brand
    },
    offers: (vehicle) => vehicle.brand,
  },
  category: {
    read: freeChoice,
    test: (value) => {
      const category = value.toLowerCase()
      return (vehicle) => vehicle.category.toLowerCase().includes(category)
    },
    offers: (vehicle) => vehicle.category,
  },
  price: {
    read: oneOf(price.choices, anyChoice),
    test: (band) => (vehicle) => priceBand(vehicle.price) === band,
  },
  budget: {
    read: budgetText,
    test: (budget) => (vehicle) => vehicle.price <= Number(budget),
    understood: isDollars,
  },
  seats: {
    read: oneOf(seatCounts, anyChoice),
    test: (seats) => (vehicle) => vehicle.specifications.seatingCapacity === Number(seats),
    offers: (vehicle) => String(vehicle.specifications.seatingCapacity),
  },
  condition: {
    read: oneOf(condition.choices, anyChoice),
    test: (value) => (vehicle) => vehicleCondition(vehicle) === value,
  },
  stock: {
    read: oneOf(stock.choices, anyChoice),
    test: (value) => (vehicle) => vehicle.inStock === (value === 'in'),
  },
}

function priceBand(price: number): Fixed<'price'> {
  if (price < priceBandEdges.low) return 'under-15000'
  return price > priceBandEdges.high ? 'over-25000' : '15000-25000'
}

const searchTexts = new WeakMap<ListedVehicle, string>()

/** Name and description, for a search that knows no case; a search is one line, so it never spans the two. */
function searchText(vehicle: ListedVehicle): string {
  const known = searchTexts.get(vehicle)
  if (known !== undefined) return known
  const text = `${vehicle.name}\n${vehicle.description}`.toLowerCase()
  searchTexts.set(vehicle, text)
  return text
}

export const filterNames = Object.keys(inventoryFilters) as readonly FilterName[]
export const selectorNames = filterNames.filter((name): name is SelectorName => 'all' in inventoryFilters[name])
export const offeredNames = selectorNames.filter((name): name is OfferedName => !('choices' in inventoryFilters[name]))

export function filtersFromQuery(query: URLSearchParams): VehicleFilters {
  const values = filterNames.map((name) => [name, filterRules[name].read(query.get(name) ?? '')] as const)
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
export function isUnderstood<Name extends FilterName>(name: Name, filters: VehicleFilters): boolean {
  return filterRules[name].understood?.(filters[name]) ?? true
}

function testOf<Name extends FilterName>(name: Name, filters: VehicleFilters) {
  return filterRules[name].test(filters[name])
}

/** CART-28: a cart passes all of them or is not shown. */
export function filterVehicles<V extends ListedVehicle>(vehicles: readonly V[], filters: VehicleFilters): readonly V[] {
  const tests = filtersInForce(filters).map((name) => testOf(name, filters))
  return vehicles.filter((vehicle) => tests.every((test) => test(vehicle)))
}

const offers = new WeakMap<readonly ListedVehicle[], Map<OfferedName, readonly string[]>>()

function offeredBy(vehicles: readonly ListedVehicle[], name: OfferedName): readonly string[] {
  const known = offers.get(vehicles) ?? new Map<OfferedName, readonly string[]>()
  offers.set(vehicles, known)
  const before = known.get(name)
  if (before) return before
  const values = vehicles.map(filterRules[name].offers)
  const offered = [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  known.set(name, offered)
  return offered
}

/** What a selector offers for the carts at hand, and the choice in force even when no cart is left that has it. */
export function choicesOf(vehicles: readonly ListedVehicle[], name: OfferedName, chosen: string): readonly string[] {
  const offered = offeredBy(vehicles, name)
  const known = chosen === anyChoice || offered.some((value) => value.toLowerCase() === chosen.toLowerCase())
  return known ? offered : [...offered, chosen]
}

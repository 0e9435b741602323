import {
  anyChoice,
  type conditions,
  priceBandEdges,
  type priceBands,
  type stockStates,
} from '#content/inventory/filter-choices.ts'
import type { ListedVehicle } from './vehicle.ts'
import { vehicleCondition } from './vehicle-condition.ts'

type Any = typeof anyChoice

export type PriceBand = (typeof priceBands)[number]['value']

export type VehicleFilters = {
  readonly search: string
  readonly brand: string
  readonly category: string
  readonly price: PriceBand | Any
  /** A number of seats as text, since it is the value of a selector. */
  readonly seats: string
  readonly condition: (typeof conditions)[number]['value'] | Any
  readonly stock: (typeof stockStates)[number]['value'] | Any
}

/** CART-23: no search, every selector at all. */
export const noFilters: VehicleFilters = {
  search: '',
  brand: anyChoice,
  category: anyChoice,
  price: anyChoice,
  seats: anyChoice,
  condition: anyChoice,
  stock: anyChoice,
}

function inPriceBand(price: number, band: PriceBand): boolean {
  const { low, high } = priceBandEdges
  if (band === 'under-15000') return price < low
  if (band === '15000-25000') return price >= low && price <= high
  return price > high
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

/** CART-24 to CART-29: a cart passes all of them or is not shown. */
export function filterVehicles<V extends ListedVehicle>(vehicles: readonly V[], filters: VehicleFilters): readonly V[] {
  const search = filters.search.trim().toLowerCase()
  const brand = filters.brand.toLowerCase()
  const category = filters.category.toLowerCase()
  const { price, seats, condition, stock } = filters
  return vehicles.filter(
    (vehicle) =>
      (search === '' || searchText(vehicle).includes(search)) &&
      (brand === anyChoice || vehicle.brand.toLowerCase() === brand) &&
      (category === anyChoice || vehicle.category.toLowerCase().includes(category)) &&
      (price === anyChoice || inPriceBand(vehicle.price, price)) &&
      (seats === anyChoice || vehicle.specifications.seatingCapacity === Number(seats)) &&
      (condition === anyChoice || vehicleCondition(vehicle) === condition) &&
      (stock === anyChoice || vehicle.inStock === (stock === 'in')),
  )
}

type ChoiceKey = 'brand' | 'category' | 'seats'

const offers = new WeakMap<readonly ListedVehicle[], Map<ChoiceKey, readonly string[]>>()

function offeredBy(vehicles: readonly ListedVehicle[], key: ChoiceKey): readonly string[] {
  const known = offers.get(vehicles) ?? new Map<ChoiceKey, readonly string[]>()
  offers.set(vehicles, known)
  const before = known.get(key)
  if (before) return before
  const values = vehicles.map((vehicle) =>
    key === 'seats' ? String(vehicle.specifications.seatingCapacity) : vehicle[key],
  )
  const offered = [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  known.set(key, offered)
  return offered
}

/** What a selector offers for the carts at hand, and the choice in force even when no cart is left that has it. */
export function choicesOf(vehicles: readonly ListedVehicle[], key: ChoiceKey, chosen: string): readonly string[] {
  const offered = offeredBy(vehicles, key)
  const known = chosen === anyChoice || offered.some((value) => value.toLowerCase() === chosen.toLowerCase())
  return known ? offered : [...offered, chosen]
}

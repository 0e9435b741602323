import { anyChoice, type inventoryFilters, priceBandEdges } from '#subjects/inventory/facts/filter-choices.ts'
import { budgetText, freeText, isDollars } from './query-value.ts'
import type { ListedVehicle } from './vehicle.ts'

type FilterName = keyof typeof inventoryFilters
type Test = (vehicle: ListedVehicle) => boolean

/** The filters that are typed, as they are read; the others are chosen. */
export const readTyped = { search: freeText, budget: budgetText }

export const isTyped = (name: string): name is keyof typeof readTyped => name in readTyped

/** What a cart brings to the selectors that offer what the carts at hand have. */
export const offers = {
  brand: ({ brand }: ListedVehicle) => brand,
  category: ({ category }: ListedVehicle) => category,
  seats: ({ specifications }: ListedVehicle) => String(specifications.seatingCapacity),
}

const lower = (text: string) => text.toLowerCase()

/**
 * CART-24 to CART-29: what a cart must have to pass each filter, made once for all carts. This stands in the page itself
 * (`view/list/first-filter.ts`), where every byte delays the first frame: what a filter needs besides is in
 * `vehicle-filters.ts`.
 */
const filterTests: { readonly [Name in FilterName]: (value: string) => Test } = {
  search: (value) => {
    const search = lower(value.trim())
    // A search is one line, so it never spans the two.
    return ({ name, description }) => lower(`${name}\n${description}`).includes(search)
  },
  budget: (value) => (vehicle) => !isDollars(value) || vehicle.price <= Number(value),
  brand: (value) => (vehicle) => lower(vehicle.brand) === lower(value),
  category: (value) => (vehicle) => lower(vehicle.category).includes(lower(value)),
  price: (value) => (vehicle) => priceBand(vehicle.price) === value,
  seats: (value) => (vehicle) => vehicle.specifications.seatingCapacity === Number(value),
  condition: (value) => (vehicle) => (vehicle.isNew ? 'new' : 'used') === value,
  stock: (value) => (vehicle) => vehicle.inStock === (value === 'in'),
}

function priceBand(price: number): string {
  if (price < priceBandEdges.low) return 'under-15000'
  return price > priceBandEdges.high ? 'over-25000' : '15000-25000'
}

/** CART-28: whether a cart passes all filters; what was typed has been read. */
export function passesAll(filters: Readonly<Record<FilterName, string>>): Test {
  const tests = Object.entries(filterTests)
    .filter(([name]) => isTyped(name) || filters[name as FilterName] !== anyChoice)
    .map(([name, test]) => test(filters[name as FilterName]))
  return (vehicle) => tests.every((test) => test(vehicle))
}

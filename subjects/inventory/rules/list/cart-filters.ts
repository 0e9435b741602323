import { readDollars } from '#kit/formats/read-dollars.ts'
import {
  anyChoice,
  type inventoryFilters,
  priceBandEdges,
  searchLength,
} from '#subjects/inventory/facts/filter-choices.ts'
import type { ListedCart } from './listed-cart.ts'

export type FilterName = keyof typeof inventoryFilters
/** What the visitor has typed or chosen in each filter. */
export type VehicleFilters = Readonly<Record<FilterName, string>>
type Test = (cart: ListedCart) => boolean

const lower = (text: string) => text.toLowerCase()

/** The test that a cart must pass in each filter (CART-24, CART-140). */
const filterTests: Readonly<Record<FilterName, (value: string) => Test>> = {
  search: (value) => {
    const search = lower(value.trim())
    // A search is one line, so it never spans name and description.
    return ({ name, description }) => lower(`${name}\n${description}`).includes(search)
  },
  brand: (value) => (cart) => lower(cart.brand) === lower(value),
  category: (value) => (cart) => lower(cart.category).includes(lower(value)),
  price: (value) => (cart) => priceBand(cart.price) === value,
  budget: (value) => (cart) => cart.price <= Number(value),
  seats: (value) => (cart) => cart.seatingCapacity === Number(value),
  condition: (value) => (cart) => (cart.isNew ? 'new' : 'used') === value,
  stock: (value) => (cart) => cart.inStock === (value === 'in'),
  class: (value) => (cart) => cart.vehicleClass === value,
}

function priceBand(price: number): string {
  if (price < priceBandEdges.low) return 'under-15000'
  return price > priceBandEdges.high ? 'over-25000' : '15000-25000'
}

/** The value of a cart in each selector that offers the values of the carts at hand. */
const offers = {
  brand: ({ brand }: ListedCart) => brand,
  category: ({ category }: ListedCart) => category,
  seats: ({ seatingCapacity }: ListedCart) => String(seatingCapacity),
} as const satisfies Partial<Record<FilterName, (cart: ListedCart) => string>>

type OfferedName = keyof typeof offers

export function readText(text: string): string {
  return text.slice(0, searchLength).replace(/[\p{Cc}\p{Cs}]/gu, ' ')
}

/** The readers of typed filters; the others are chosen. */
export const readTyped = { search: readText, budget: readBudget }

export const isTyped = (name: FilterName): name is keyof typeof readTyped => Object.hasOwn(readTyped, name)

const longestRefused = 20

/** '$12,000', '12000.00' and '12k' are '12000'. A text that is no number of dollars stays as typed, and the form shows it again. */
function readBudget(text: string): string {
  const typed = readText(text).trim()
  // Reads while the visitor types: '$', '$1', '$12', '$12,', '$12,0'.
  const dollars = Math.floor(readDollars(typed.replace(/,|\.$/g, ''), { thousands: true }) ?? 0)
  if (isBudget(String(dollars))) return String(dollars)
  return typed === '$' ? '' : typed.slice(0, longestRefused)
}

/** Whether the typed text is a number of dollars (CART-140). */
export function isBudget(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text)
}

/** Whether the visitor has said something in a filter, even if it was not understood. */
export const isSaid = (name: FilterName, filters: VehicleFilters) =>
  filters[name].trim() !== (isTyped(name) ? '' : anyChoice)

/** A budget that is no price filters nothing (CART-140). */
export const isInForce = (name: FilterName, filters: VehicleFilters) =>
  isSaid(name, filters) && (name !== 'budget' || isBudget(filters.budget))

/** The carts that pass all filters in force (CART-24). */
export function filterCarts(carts: readonly ListedCart[], filters: VehicleFilters): readonly ListedCart[] {
  const tests = testsOf(filters)
  return carts.filter((cart) => tests.every((test) => test(cart)))
}

/** The carts that pass the most filters in force, in their order (CART-19). */
export function nearestCarts(
  carts: readonly ListedCart[],
  filters: VehicleFilters,
  count: number,
): readonly ListedCart[] {
  const tests = testsOf(filters)
  const passed = (cart: ListedCart) => tests.filter((test) => test(cart)).length
  return [...carts].sort((a, b) => passed(b) - passed(a)).slice(0, count)
}

function testsOf(filters: VehicleFilters): readonly Test[] {
  const names = Object.keys(filterTests) as FilterName[]
  return names.filter((name) => isInForce(name, filters)).map((name) => filterTests[name](filters[name]))
}

/** The values of the carts at hand, with the choice in force even when no cart left has it (CART-24). */
export function choicesOf(
  carts: readonly ListedCart[],
  filters: VehicleFilters,
): Readonly<Record<OfferedName, readonly string[]>> {
  const choices = Object.entries(offers).map(([name, offer]) => {
    const offered = [...new Set(carts.map(offer))].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    const chosen = filters[name as OfferedName]
    const known = chosen === anyChoice || offered.some((value) => lower(value) === lower(chosen))
    return [name, known ? offered : [...offered, chosen]]
  })
  return Object.fromEntries(choices)
}

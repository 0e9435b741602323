import { cartClasses } from './abilities.ts'
import { stockWords } from './vehicle-messages.ts'

export interface FilterWords {
  readonly label: string
  /** The choice for "all" in the filter's selector; a filter without it is a field to type in. */
  readonly all?: string
  /** The choices of its selector; without them the selector offers the values of the carts at hand. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
}

export const anyChoice = 'all'

export const priceBandEdges = { low: 15_000, high: 25_000 } as const

/**
 * The filters of the inventory by their names in the address, in the order of the address and of the form.
 * subjects/inventory/rules/list/cart-filters.ts has the rule of each.
 */
export const inventoryFilters = {
  search: { label: 'Search' },
  brand: { label: 'Brand', all: 'All brands' },
  category: { label: 'Category', all: 'All categories' },
  // CART-24
  price: {
    label: 'Price',
    all: 'All prices',
    choices: [
      { value: 'under-15000', label: 'Under $15,000' },
      { value: '15000-25000', label: '$15,000–25,000' },
      { value: 'over-25000', label: 'Over $25,000' },
    ],
  },
  // CART-140
  budget: { label: 'Budget' },
  seats: { label: 'Seats', all: 'Any number' },
  condition: {
    label: 'Condition',
    all: 'New and used',
    choices: [
      { value: 'new', label: 'New' },
      { value: 'used', label: 'Used' },
    ],
  },
  stock: {
    label: 'Stock',
    all: 'All carts',
    choices: [
      { value: 'in', label: stockWords.inStock },
      { value: 'out', label: stockWords.gone },
    ],
  },
  class: {
    label: 'Class',
    all: 'Any class',
    choices: Object.entries(cartClasses).map(([value, label]) => ({ value, label })),
  },
} as const satisfies Record<string, FilterWords>

/** A wide window always shows these; the others wait under "More filters" (CART-143). */
export const barFilters: readonly string[] = ['search', 'brand', 'category', 'price']

/** The orders of the list; the first one is the order of the list call, within each kind of cart. */
export const sortOrders = [
  { value: 'featured', label: 'By kind' },
  { value: 'price-low', label: 'Lowest price' },
  { value: 'price-high', label: 'Highest price' },
  { value: 'seats', label: 'Most seats' },
  { value: 'range', label: 'Longest range' },
  { value: 'newest', label: 'Newest arrivals' },
] as const

/** The list comes in pages of this many carts. */
export const cartsPerPage = 60

/** The length up to which a typed search is read. In a file of its own, since it travels within the page. */
export const searchLength = 100

import { cartClasses } from './abilities.ts'
import { stockWords } from './messages.ts'

export interface FilterWords {
  readonly label: string
  /** What stands for "all" in its selector; without it the visitor types the value. */
  readonly all?: string
  /** Those of its selector; without them the selector offers what the carts at hand have. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
}

export const anyChoice = 'all'

export const priceBandEdges = { low: 15_000, high: 25_000 } as const

/**
 * The filters of the inventory by their names in the address, in the order of the address and of the form. What a cart must
 * have to pass one is its rule in subjects/inventory/rules/vehicle-filters.ts.
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

/** CART-143: always in sight in a wide window; the others wait under "More filters". */
export const barFilters: readonly string[] = ['search', 'brand', 'category', 'price']

/** The first is the order of the list call, within each kind of cart. */
export const sortOrders = [
  { value: 'featured', label: 'By kind' },
  { value: 'price-low', label: 'Lowest price' },
  { value: 'price-high', label: 'Highest price' },
  { value: 'seats', label: 'Most seats' },
  { value: 'range', label: 'Longest range' },
  { value: 'newest', label: 'Newest arrivals' },
] as const

/** Above this many carts the list is shown in pages. */
export const cartsPerPage = 60

/** How much of a typed search is read. It stands alone, since it travels within the page. */
export const searchLength = 100

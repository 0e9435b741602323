/** The choices of the inventory's selectors. Brand and category have those of the carts at hand. */
export const anyChoice = 'all'

// CART-27
export const priceBands = [
  { value: 'under-15000', label: 'Under $15,000' },
  { value: '15000-25000', label: '$15,000 to $25,000' },
  { value: 'over-25000', label: 'Over $25,000' },
] as const

export const priceBandEdges = { low: 15_000, high: 25_000 } as const

export const conditions = [
  { value: 'new', label: 'New' },
  { value: 'used', label: 'Used' },
] as const

export const stockStates = [
  { value: 'in', label: 'In stock' },
  { value: 'out', label: 'Out of stock' },
] as const

/** The first is the order of the list call. */
export const sortOrders = [
  { value: 'featured', label: 'Featured first' },
  { value: 'price-low', label: 'Price, low to high' },
  { value: 'price-high', label: 'Price, high to low' },
  { value: 'seats', label: 'Most seats' },
  { value: 'range', label: 'Longest range' },
  { value: 'newest', label: 'Newest arrivals' },
] as const

export const filterLabels = {
  search: 'Search',
  brand: 'Brand',
  category: 'Category',
  price: 'Price',
  seats: 'Seats',
  condition: 'Condition',
  stock: 'Stock',
} as const

/** What stands for "all" in each selector, by the name of its filter. */
export const anyLabels = {
  brand: 'All brands',
  category: 'All categories',
  price: 'All prices',
  seats: 'Any number',
  condition: 'New and used',
  stock: 'All carts',
} as const

/** Above this many carts the inventory is paged; a search longer than this is cut. */
export const inventoryLimits = { cartsPerPage: 60, searchLength: 100 } as const

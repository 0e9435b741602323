// The words of the list of carts and of a cart's page while they wait, fail or find nothing.

// CART-11, CART-13, CART-19
export const inventoryMessages = {
  heading: 'Available Golf Carts',
  headingWithCount: 'Available Golf Carts ({count})',
  error: 'Error loading vehicles: {message}',
  fetchFailed: 'Failed to fetch vehicles: {status}',
  empty: 'No vehicles match your current filters.',
  emptyTotal: 'Showing 0 of {total} total vehicles',
  emptyTitle: 'No vehicles found',
  applyFilters: 'Apply Filters',
  clearFilters: 'Clear All Filters',
  viewDetails: 'View Details',
  loading: 'Loading carts',
} as const

// The vehicle list away from the inventory page (CART-11)
export const vehicleListMessages = { httpError: 'HTTP error! status: {code}' } as const

// CART-6, CART-41, CART-43
export const vehicleMessages = {
  fetchError: 'Vehicle not found',
  unavailable: 'We cannot load our carts right now. Please try again in a minute.',
  readOnly: 'This address only answers GET requests.',
  notFoundTitle: 'Vehicle Not Found',
  notFoundText: "The vehicle you're looking for doesn't exist or has been removed.",
  backToInventory: 'Back to Inventory',
  loading: 'Loading this cart',
  testDrive: 'Schedule Test Drive',
  financingQuote: 'Get Financing Quote',
  externalDetails: 'View Vehicle Details',
  features: 'Features',
  specifications: 'Specifications',
} as const

// isNew, otherwise inStock, otherwise neither (CART-38)
export const badgeLabels = { isNew: 'NEW', inStock: 'In Stock', outOfStock: 'Out of Stock' } as const

// The state of the stock in words, where the badge does not tell it (CART-38)
export const stockWords = {
  inStock: badgeLabels.inStock,
  outOfStock: `${badgeLabels.outOfStock}, can be ordered`,
  // Each used cart is the only one.
  gone: badgeLabels.outOfStock,
  used: 'Used',
} as const

// Stand-ins: for the photo of a cart without one, and for a missing description on a town page
export const cartFallbacks = {
  imageAlt: '{name}, no photo yet',
  description: 'An electric cart with room for {seats}.',
} as const

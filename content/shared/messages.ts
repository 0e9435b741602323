// Every word the screens say by themselves. A name in braces stands for a value put in by the domain.

// spec §2 Global behaviour, §8
export const notFoundMessages = {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  plain: 'This trail ends here. Pick another one, or call and we will point you the right way.',
} as const

// spec §8
export const townMessages = { notFound: 'Municipality not found' } as const

// spec §2 Inventory, §4, §8
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

// spec §8: the vehicle list away from the inventory page
export const vehicleListMessages = { httpError: 'HTTP error! status: {code}' } as const

// spec §2 Vehicle detail, §7, §8
export const vehicleMessages = {
  fetchError: 'Vehicle not found',
  unavailable: 'Our list of carts cannot be read just now. Please try again in a minute.',
  readOnly: 'Carts can only be read here.',
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

// spec §4: isNew, otherwise inStock, otherwise neither
export const badgeLabels = { isNew: 'NEW', inStock: 'In Stock', outOfStock: 'Out of Stock' } as const

// TOWN-21, TOWN-26
export const townPageLabels = {
  viewInventory: 'View Inventory',
  rentals: 'Rent a cart here',
  getQuote: 'Get a Quote',
} as const

// ECO-14, ECO-15
export const ecoMessages = {
  calculate: 'Calculate',
  calculating: 'Calculating...',
  bannerTitle: 'Great Choice for the Environment!',
  bannerText: 'Your switch to electric saves the planet and your wallet',
} as const

// spec §4 Toast
export const toastSettings = { durationMs: 5000, swipeThreshold: 50, limit: 1 } as const
export const toastLabels = { close: 'Close', region: 'Notifications' } as const

// A failure that has no sentence of its own
export const serverMessages = {
  errorTitle: 'Something broke on our side',
  errorText: 'It is not you. Try again in a minute, or call and we will help by phone.',
  /** Where not even the page around it can be shown. */
  errorPlain: 'Something went wrong on our side. Please try again, or call us.',
  tooMany: 'That was a lot at once. Please wait a minute and try again.',
  badRequest: 'We could not read that request.',
} as const

export const mapMessages = {
  open: 'Show the interactive map',
  note: 'It loads from Google when you open it.',
  directions: 'Directions',
} as const

// The placeholder a cart without a photo gets, and a cart without a description on a town page (spec §2)
export const cartFallbacks = {
  imageAlt: '{name}, photo to follow',
  description: 'An electric cart with room for {seats}.',
} as const

import { business } from '#content/dealership/business.ts'

// Every word the screens say by themselves. A name in braces stands for a value put in by the domain.

// spec §2 Global behaviour, §8
export const notFoundMessages = {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  plain: 'This trail ends here. Pick another one, or call and we will point you the right way.',
} as const

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

// spec §5 Contact form; the longest entries are ours to set, 254 being the longest address that mail can reach
export const contactFields = {
  firstName: { label: 'First name', minimum: 1, maximum: 100, message: 'First name is required' },
  lastName: { label: 'Last name', minimum: 1, maximum: 100, message: 'Last name is required' },
  email: { label: 'Email', maximum: 254, message: 'Invalid email address' },
  phone: { label: 'Phone', minimum: 10, maximum: 60, message: 'Phone number is required' },
  interest: { label: 'What is this about?' },
  message: { label: 'Message', minimum: 10, maximum: 10_000, message: 'Message must be at least 10 characters' },
} as const

// spec §5: the order of the choices is the order shown
export const contactInterests = [
  { value: 'sales', label: 'Sales Inquiry' },
  { value: 'service', label: 'Service Request' },
  { value: 'parts', label: 'Parts & Accessories' },
  { value: 'general', label: 'General Question' },
] as const

export type ContactInterest = (typeof contactInterests)[number]['value']

// spec §2 Contact, §4, §5, §8
export const contactMessages = {
  cardTitle: 'Get In Touch',
  hoursTitle: 'Business Hours',
  formTitle: 'Send Us a Message',
  send: 'Send Message',
  sending: 'Sending...',
  required: 'Required',
  invalid: 'Invalid input',
  tooLong: 'Message must be at most 10,000 characters',
  errorTitle: 'Error',
  submitFailed: 'Failed to submit contact form',
  sendFailed: 'Failed to send message. Please try again.',
  defaultInterest: 'sales',
  messageBoxMinHeight: 120,
} as const

// spec §4 Toast
export const toastSettings = { durationMs: 5000, swipeThreshold: 50, limit: 1 } as const
export const toastLabels = { close: 'Close', region: 'Notifications' } as const

// A failure that has no sentence of its own
export const serverMessages = {
  errorTitle: 'Something broke on our side',
  errorText: 'It is not you. Try again in a minute, or call and we will help by phone.',
  tooMany: 'That was a lot at once. Please wait a minute and try again.',
  badRequest: 'We could not read that request.',
  tooLarge: 'That message is too long for us to take in.',
  wrongType: 'We can read a form or JSON, and this was neither.',
  crossSite: 'This form was sent from another site. Please send it from our contact page.',
  changedRepeat: 'This message was already sent with other words. Please reload the page and send it again.',
  checkFields: 'Please check the fields and send again.',
  notStored: `We could not save your message just now. Please try again in a minute, or call ${business.phones.main.display}.`,
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

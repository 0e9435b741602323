import { addresses } from '#content/shared/addresses.ts'
/** The buttons of both brand pages (CART-66). */
export const brandActions = {
  viewDetails: { label: 'View Details' },
  getQuote: { label: 'Get Quote' },
  compareAll: { label: 'Compare All Models', href: addresses.inventory },
  testDrive: { label: 'Schedule Test Drive', href: addresses.contact },
} as const

/** CART-64: so many links stand on the card of a series. */
export const seriesCardLinks = 3

export const brandWords = {
  models: 'Models of the {series} series',
  figures: { seats: 'Seats', range: 'Range', topSpeed: 'Top speed', drive: 'Drive' },
  inStock: 'In stock now',
  outOfStock: 'Out of stock, can be ordered',
  gone: 'Not on the lot at the moment',
  stockUnknown: 'We could not look up what is on the lot right now.',
  seriesPicture: '{series}, seen from the side',
  call: 'Call',
  closing: {
    heading: 'Drive one up a grade first',
    text: 'Brochures are written on flat ground. Come with the people who will ride, take the hill behind the showroom, and see what is left of the charge when you are back.',
  },
} as const

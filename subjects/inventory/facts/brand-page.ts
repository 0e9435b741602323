import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { whichCartLink } from '#subjects/dealership/facts/navigation.ts'

/** The buttons of both brand pages (CART-65). */
export const brandActions = {
  testDrive: { label: 'Schedule Test Drive', href: addresses.contact, look: 'main', icon: 'calendar' },
  compareAll: { label: 'Compare All Models', href: addresses.inventory, icon: 'arrow' },
  whichCart: { label: whichCartLink.name, href: whichCartLink.url, icon: 'arrow' },
  viewDetails: 'View Details',
  getQuote: 'Get Quote',
} as const

/** The card of a series shows this many links (CART-64). */
export const seriesCardLinks = 3

export const brandWords = {
  series: '{series} series',
  /** Where one model stands beside the next in sight. */
  count: '{number} of {models}',
  models: 'Models of the {series} series',
  /** Stands where the page's own price differs from the cart in stock (CART-67). */
  prices: { list: 'List price', inStock: 'In stock today' },
  starting: 'Starting at {price}',
  used: 'Used, {stock}',
  figures: { seats: 'Seats', range: 'Range', topSpeed: 'Top speed', driveType: 'Drive' },
  /** The words about all carts in their garages, and below each. */
  scale: {
    all: 'Each stands in a garage {garage} deep, beside a person of {person}.',
    one: '{length} long, {room} to spare',
  },
  call: 'Call',
  closing: {
    heading: 'Schedule a test drive',
    text: 'Bring the people who will ride with you, and try the cart on a hill.',
  },
} as const

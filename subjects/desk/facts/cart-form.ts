import { cartFileLimits } from '#subjects/inventory/facts/cart-file.ts'

interface CartField {
  readonly label: string
  readonly hint?: string
  /** What it is typed into; a line of text where nothing is said. */
  readonly kind?: 'area' | 'number' | 'day'
  readonly choices?: readonly (readonly [value: string, text: string])[]
}

const yesOrNo = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const

/** How the desk asks for what is known of a cart, by the columns of its spreadsheet. */
export const cartFields: Readonly<Record<string, CartField>> = {
  name: { label: 'Name' },
  description: { label: 'Text', kind: 'area' },
  price: { label: 'Price', hint: 'In dollars', kind: 'number' },
  specialPrice: { label: 'Special price', hint: 'Below the price; empty for none', kind: 'number' },
  specialUntil: { label: 'Last day of the special price', kind: 'day' },
  brand: { label: 'Brand' },
  category: { label: 'Category' },
  inStock: { label: 'In stock', choices: yesOrNo },
  condition: {
    label: 'Condition',
    choices: [
      ['new', 'New'],
      ['used', 'Used'],
    ],
  },
  features: { label: 'Features', hint: 'One on each line', kind: 'area' },
  topSpeed: { label: 'Top speed', hint: 'Such as 25 mph' },
  range: { label: 'Range', hint: 'Such as 40 miles' },
  seatingCapacity: { label: 'Seats', kind: 'number' },
  batteryType: { label: 'Battery' },
  chargingTime: { label: 'Charging time' },
  payload: { label: 'Payload' },
  driveType: { label: 'Drive' },
  externalUrl: { label: 'Link to the maker', hint: 'Begins with https://' },
  series: { label: 'Series' },
  year: { label: 'Model year', kind: 'number' },
  color: { label: 'Color' },
  addedAt: { label: 'Here since', kind: 'day' },
  stockNumber: { label: 'Stock number' },
  serialNumber: { label: 'Serial number', hint: 'Never shown on the site' },
  hours: { label: 'Hours of use', kind: 'number' },
  miles: { label: 'Miles', kind: 'number' },
  featured: {
    label: 'On the home page',
    choices: [
      ['', 'No'],
      ['yes', 'Yes'],
    ],
  },
  soldOn: { label: 'Sold on', hint: 'Empty while it is for sale', kind: 'day' },
}

/** The parts of the form, by how often they are needed. */
export const cartGroups = [
  { title: 'Price and stock', columns: ['price', 'specialPrice', 'specialUntil', 'inStock', 'soldOn'] },
  { title: 'Name and text', columns: ['name', 'brand', 'category', 'condition', 'description', 'features'] },
  {
    title: 'Specifications',
    columns: ['seatingCapacity', 'range', 'topSpeed', 'batteryType', 'chargingTime', 'payload', 'driveType'],
  },
  {
    title: 'Also known',
    columns: [
      ...['color', 'year', 'series', 'stockNumber', 'serialNumber', 'hours', 'miles'],
      ...['addedAt', 'featured', 'externalUrl'],
    ],
  },
] as const

/** A form that brings files: where it is sent, and how many it brings and how large. */
export interface Upload {
  readonly path: string
  readonly most: number
  readonly megabytes: number
  readonly accept: string
}

/** DESK-12: all of them; every other form is small. */
export const uploads = {
  photos: { path: '/carts/:id/photos', most: 40, megabytes: 20, accept: 'image/jpeg,image/png,image/webp' },
  cartFile: { path: '/import', most: 1, megabytes: cartFileLimits.megabytes, accept: '.csv,.xlsx,.json' },
  portrait: { path: '/shop/team/:key', most: 1, megabytes: 20, accept: 'image/jpeg,image/png,image/webp,image/avif' },
} as const satisfies Readonly<Record<string, Upload>>

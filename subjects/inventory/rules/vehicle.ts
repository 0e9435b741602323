import { z } from 'zod'
import { claims } from '#subjects/dealership/facts/claims.ts'

export const vehicleIdPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

// Databases store neither NUL nor half a surrogate pair; of the others no reader can see what they do to a text.
const unprintable = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u
const unprintableExceptLineBreaks = /[^\P{Cc}\t\n]|[\p{Cs}\p{Bidi_Control}]/u
const unprintableMessage = 'must not contain control characters'

const line = (max: number, refused = unprintable) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must have at most ${max} characters`)
    .refine((text) => !refused.test(text), unprintableMessage)

const id = z
  .string()
  .max(100, 'must have at most 100 characters')
  .regex(vehicleIdPattern, 'must consist of lower-case letters and digits joined by single hyphens')

const price = z
  .number('must be a number')
  .int('must be whole dollars')
  .min(1, 'must be at least 1 dollar')
  .max(1_000_000, 'must be at most 1,000,000 dollars')

const { seats } = claims.carts
const seatingCapacity = z
  .number('must be a number')
  .int('must be a whole number')
  .min(seats.from, `must be ${seats.from} to ${seats.to}`)
  .max(seats.to, `must be ${seats.from} to ${seats.to}`)

// Only a path of our own: a picture from another host would be stopped by the Content-Security-Policy.
const imagePath = line(300).regex(/^\/media\/(?!.*\.\.)[\w./-]+$/, 'must be a path under /media/')

const webAddress = line(500).refine((text) => {
  const protocol = URL.canParse(text) ? new URL(text).protocol : ''
  return protocol === 'https:' || protocol === 'http:'
}, 'must be a web address that begins with https://')

const images = z.array(imagePath).max(30, 'must name at most 30 pictures').readonly()
const features = z.array(line(160)).max(40, 'must name at most 40 features').readonly()
const model = z.int('must be a year').min(1980, 'must be a year from 1980 on').max(2100, 'must be a year')

const day = z.iso.date('must be a day such as 2025-06-14')
const use = z.int('must be a whole number').min(0, 'must be at least 0').max(1_000_000, 'must be at most 1,000,000')
const place = z.int('must be a whole number').min(1, 'must be at least 1').max(100_000, 'must be at most 100,000')

/** The specifications that have a column of their own in a spreadsheet, and what else may stand over it. */
export const knownSpecifications = {
  topSpeed: { schema: line(80).exactOptional(), alsoCalled: ['speed'] },
  range: { schema: line(80).exactOptional() },
  seatingCapacity: { schema: seatingCapacity, alsoCalled: ['seats'] },
  batteryType: { schema: line(80).exactOptional(), alsoCalled: ['battery'] },
  chargingTime: { schema: line(80).exactOptional(), alsoCalled: ['charging'] },
  payload: { schema: line(80).exactOptional() },
  driveType: { schema: line(80).exactOptional(), alsoCalled: ['drive'] },
} as const satisfies Record<string, { readonly schema: z.ZodType; readonly alsoCalled?: readonly string[] }>

/** A label of the specifications map to its value; only the seat count is always known. */
const specifications = z
  .object(schemasOf(knownSpecifications))
  .catchall(z.union([line(80), z.number()]))
  .refine((map) => Object.keys(map).length <= 40, 'must have at most 40 entries')
  .refine((map) => !Object.keys(map).some((name) => unprintable.test(name)), unprintableMessage)

export interface FieldDefinition {
  /** How it is stored, and how a cell is read: a flag as one of two words, a list parted by bars, a map in columns. */
  readonly kind: 'text' | 'day' | 'number' | 'flag' | 'list' | 'map'
  readonly schema: z.ZodType
  /** What stands over its column in a spreadsheet, where that is not its name; then what else may stand there. */
  readonly heading?: string
  /** Nothing that may stand over a count, or over a number of the dealer's own. */
  readonly alsoCalled?: readonly string[]
  /** A flag in a cell. */
  readonly words?: readonly [yes: string, no: string]
  /** For the desk alone: no page, call or feed tells it. */
  readonly deskOnly?: boolean
}

/** What is known of a cart, as the calls order it; check, type and columns follow. A new field needs a migration. */
export const vehicleFields = {
  // CART-1: what the list and detail calls answer.
  id: { kind: 'text', schema: id },
  name: { kind: 'text', schema: line(120) },
  description: { kind: 'text', schema: line(3000, unprintableExceptLineBreaks) },
  price: { kind: 'number', schema: price },
  brand: { kind: 'text', schema: line(60) },
  category: { kind: 'text', schema: line(60) },
  images: { kind: 'list', schema: images, alsoCalled: ['image', 'picture'] },
  inStock: { kind: 'flag', schema: z.boolean(), words: ['yes', 'no'] },
  isNew: {
    kind: 'flag',
    schema: z.boolean(),
    words: ['new', 'used'],
    heading: 'condition',
    alsoCalled: ['isnew'],
  },
  features: { kind: 'list', schema: features },
  specifications: { kind: 'map', schema: specifications },
  externalUrl: { kind: 'text', schema: webAddress.exactOptional(), alsoCalled: ['url', 'link'] },
  // What our pages need besides.
  series: { kind: 'text', schema: line(60).exactOptional() },
  year: { kind: 'number', schema: model.exactOptional(), alsoCalled: ['modelyear'] },
  color: { kind: 'text', schema: line(60).exactOptional(), alsoCalled: ['colour'] },
  addedAt: { kind: 'day', schema: day, alsoCalled: ['added', 'dateadded'] },
  // CART-106: what the dealer may know besides.
  stockNumber: { kind: 'text', schema: line(40).exactOptional(), alsoCalled: ['stockno', 'sku'] },
  serialNumber: {
    kind: 'text',
    schema: line(60).exactOptional(),
    alsoCalled: ['serial', 'serialno', 'vin'],
    deskOnly: true,
  },
  hours: { kind: 'number', schema: use.exactOptional(), alsoCalled: ['hoursofuse', 'motorhours'] },
  miles: { kind: 'number', schema: use.exactOptional(), alsoCalled: ['mileage', 'odometer'] },
  order: { kind: 'number', schema: place.exactOptional(), alsoCalled: ['sortorder'] },
  featured: { kind: 'flag', schema: z.boolean().exactOptional(), words: ['yes', 'no'], alsoCalled: ['onhome'] },
  soldOn: { kind: 'day', schema: day.exactOptional(), alsoCalled: ['datesold'] },
  // CART-200: what it costs through that day.
  specialPrice: { kind: 'number', schema: price.exactOptional() },
  specialUntil: { kind: 'day', schema: day.exactOptional() },
} as const satisfies Record<string, FieldDefinition>

export type VehicleFields = typeof vehicleFields

export const vehicleSchema = z
  .object(schemasOf(vehicleFields))
  .refine(({ inStock, soldOn }) => !inStock || soldOn === undefined, 'a cart is in stock or sold, not both')

export type Vehicle = z.infer<typeof vehicleSchema>

function schemasOf<Fields extends Record<string, { readonly schema: z.ZodType }>>(fields: Fields) {
  const schemas = Object.entries(fields).map(([name, { schema }]) => [name, schema])
  return Object.fromEntries(schemas) as { [Name in keyof Fields]: Fields[Name]['schema'] }
}

/** A cart as visitors get it: `price` is the price of today. */
export interface OfferedVehicle extends Vehicle {
  /** What it costs again after `specialUntil`; there while a special price counts. */
  readonly regularPrice?: number
}

/** What a list of carts shows, filters and sorts by. */
export type ListedVehicle = Pick<
  OfferedVehicle,
  | 'id'
  | 'name'
  | 'description'
  | 'price'
  | 'brand'
  | 'category'
  | 'images'
  | 'inStock'
  | 'isNew'
  | 'addedAt'
  | 'year'
  | 'regularPrice'
  | 'specialUntil'
> & { readonly specifications: Pick<Vehicle['specifications'], 'seatingCapacity' | 'range'> }

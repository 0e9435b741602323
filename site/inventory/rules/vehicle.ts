import { z } from 'zod'
import { claims } from '#content/dealership/claims.ts'

export const vehicleIdPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

// Databases store neither NUL nor half a surrogate pair, and no reader can see the other control characters.
const unprintable = /[\p{Cc}\p{Cs}]/u
const unprintableExceptLineBreaks = /[^\P{Cc}\t\n]|\p{Cs}/u

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must have at most ${max} characters`)
    .refine((text) => !unprintable.test(text), 'must not contain control characters')

const prose = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must have at most ${max} characters`)
    .refine((text) => !unprintableExceptLineBreaks.test(text), 'must not contain control characters')

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

/** CART-2. */
export const productSchema = z.object({
  id,
  name: line(120),
  brand: line(60),
  category: line(60),
  price,
  description: prose(3000),
  images,
  externalUrl: webAddress.exactOptional(),
  specifications: z.object({
    topSpeed: line(80),
    range: line(80),
    seatingCapacity,
    batteryType: line(80),
    chargingTime: line(80),
    payload: line(80),
  }),
  features,
  inStock: z.boolean(),
  isNew: z.boolean(),
})

/** CART-2: a product that has no id yet. */
export const newProductSchema = productSchema.omit({ id: true })

/** CART-3. */
export const listingSchema = z.object({
  id,
  title: line(120),
  description: prose(3000),
  price,
  category: z.enum(['new', 'used', 'custom']),
  imageUrl: line(500),
  brand: line(60),
  model: line(120),
  year: model.exactOptional(),
  featured: z.boolean().default(false),
})

/** A label of the specifications map to its value; only the seat count is always known. */
const specifications = z
  .object({
    topSpeed: line(80).exactOptional(),
    range: line(80).exactOptional(),
    seatingCapacity,
    batteryType: line(80).exactOptional(),
    chargingTime: line(80).exactOptional(),
    payload: line(80).exactOptional(),
    driveType: line(80).exactOptional(),
  })
  .catchall(z.union([line(80), z.number()]))
  .refine((map) => Object.keys(map).length <= 40, 'must have at most 40 entries')

/** CART-1: what the list and detail calls answer. Below the line: what our pages need besides. */
export const vehicleSchema = z.object({
  id,
  name: line(120),
  description: prose(3000),
  price,
  brand: line(60),
  category: line(60),
  images,
  inStock: z.boolean(),
  isNew: z.boolean(),
  features,
  specifications,
  externalUrl: webAddress.exactOptional(),
  // ---
  series: line(60).exactOptional(),
  year: model.exactOptional(),
  color: line(60).exactOptional(),
  addedAt: z.iso.date('must be a day such as 2025-06-14'),
})

export type Vehicle = z.infer<typeof vehicleSchema>

/** What a list of carts shows, filters and sorts by. */
export type ListedVehicle = Pick<
  Vehicle,
  'id' | 'name' | 'description' | 'price' | 'brand' | 'category' | 'images' | 'inStock' | 'isNew' | 'addedAt' | 'year'
> & { readonly specifications: Pick<Vehicle['specifications'], 'seatingCapacity' | 'range'> }

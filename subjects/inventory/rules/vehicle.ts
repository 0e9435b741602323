import { z } from 'zod'
import { isLine, line, lines } from '#kit/formats/line.ts'
import { claims } from '#subjects/dealership/facts/claims.ts'
import { showroomNames } from '#subjects/dealership/facts/locations.ts'
import { abilities, abilityNames, cartClasses, chemistries } from '#subjects/inventory/facts/abilities.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { day, type FieldDefinition, figure, flag, forDesk, list, map, number, text } from './cart-field.ts'

export const cartIdPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const id = z
  .string()
  .max(100, 'must have at most 100 characters')
  .regex(cartIdPattern, 'must consist of lower-case letters and digits joined by single hyphens')

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

// Only a path of our own: the Content-Security-Policy would stop a picture from another host.
const imagePath = line(300).regex(/^\/media\/(?!.*\.\.)[\w./-]+$/, 'must be a path under /media/')

const webAddress = line(500).refine((text) => {
  const protocol = URL.canParse(text) ? new URL(text).protocol : ''
  return protocol === 'https:' || protocol === 'http:'
}, 'must be a web address that begins with https://')

export const mostPictures = 30
const images = z.array(imagePath).max(mostPictures, `must name at most ${mostPictures} pictures`).readonly()
const features = z.array(line(160)).max(40, 'must name at most 40 features').readonly()
const modelYear = z.int('must be a year').min(1980, 'must be a year from 1980 on').max(2100, 'must be a year')

/** The names of the carts that we have drawn, by their ids. */
const drawnModels: Readonly<Record<string, string>> = Object.fromEntries(
  inventory.map(({ id: drawn, name }) => [drawn, name]),
)

const calendarDay = z.iso.date('must be a day such as 2025-06-14')
const use = z.int('must be a whole number').min(0, 'must be at least 0').max(1_000_000, 'must be at most 1,000,000')
const listOrder = z.int('must be a whole number').min(1, 'must be at least 1').max(100_000, 'must be at most 100,000')

const choiceOf = <Choice extends string>(choices: Readonly<Record<Choice, unknown>>) =>
  z.enum(Object.keys(choices) as [Choice, ...Choice[]], 'must be one of the choices')

/** Each ability once, in the order of the list, so that two carts with the same abilities are equal. */
const ableTo = z
  .array(choiceOf(abilities))
  .max(40, 'must name at most 40 abilities')
  .transform((named) => abilityNames.filter((ability) => named.includes(ability)))
  .readonly()

/** Facts that none of our fields holds, by a label of the dealer's own. */
const specifications = z
  .record(z.string(), z.union([line(80), z.number()]))
  .refine((map) => Object.keys(map).length <= 40, 'must have at most 40 entries')
  .refine((map) => Object.keys(map).every(isLine), 'must have names without control characters')

/** The fields of a cart, in the order of the calls; check, type, columns and the desk's form follow. A new field needs a migration. */
export const vehicleFields = {
  // The fields that the list and detail calls answer with (CART-1).
  id: text(id, { label: 'Id', group: 'elsewhere', isOwn: true }),
  name: text(line(120), {
    label: 'Name',
    group: 'name',
    alsoCalled: ['title', 'cart', 'vehicle', 'model', 'modelname'],
  }),
  description: text(lines(3000), { label: 'Description', group: 'name', isLong: true }),
  price: number(price, {
    label: 'Price',
    group: 'price',
    unit: 'dollars',
    alsoCalled: [
      'ourprice',
      'saleprice',
      'sellingprice',
      'askingprice',
      'listprice',
      'retailprice',
      'retail',
      'dealerprice',
      'msrp',
    ],
  }),
  brand: text(line(60), { label: 'Brand', group: 'name', alsoCalled: ['make', 'manufacturer'] }),
  category: text(line(60), { label: 'Category', group: 'name' }),
  images: list(images, { label: 'Pictures', group: 'elsewhere', alsoCalled: ['image', 'picture'], isOwn: true }),
  inStock: flag(z.boolean(), {
    label: 'In stock',
    group: 'price',
    words: ['yes', 'no'],
    alsoCalled: ['status', 'availability'],
    isOwn: true,
  }),
  isNew: flag(z.boolean(), {
    label: 'Condition',
    group: 'name',
    words: ['new', 'used'],
    heading: 'condition',
    alsoCalled: ['isnew', 'newused'],
  }),
  features: list(features, {
    label: 'Features',
    group: 'name',
    hint: 'One feature on each line',
    isLong: true,
  }),
  specifications: map(specifications, { label: 'Further specifications', group: 'more' }),
  externalUrl: text(webAddress.exactOptional(), {
    label: 'Link to the maker',
    group: 'more',
    hint: 'Begins with https://',
    alsoCalled: ['url', 'link'],
  }),
  // The fields from which answers are worked out (CART-210).
  seatingCapacity: number(seatingCapacity, { label: 'Seats', group: 'figures', alsoCalled: ['seats'] }),
  range: figure('range', { label: 'Range', group: 'figures', unit: 'miles' }),
  topSpeed: figure('topSpeed', {
    label: 'Top speed',
    group: 'figures',
    unit: 'mph',
    alsoCalled: ['speed', 'maxspeed'],
  }),
  payload: figure('payload', {
    label: 'Payload',
    group: 'figures',
    hint: 'Riders and load',
    unit: 'lbs',
    alsoCalled: ['capacity', 'loadcapacity', 'payloadcapacity'],
  }),
  volts: figure('volts', {
    label: 'Voltage',
    group: 'figures',
    unit: 'volts',
    alsoCalled: ['voltage'],
  }),
  ampereHours: figure('ampereHours', {
    label: 'Battery capacity',
    group: 'figures',
    hint: 'Leave empty for lead-acid',
    unit: 'Ah',
    alsoCalled: ['amphours', 'ah'],
  }),
  chemistry: text(choiceOf(chemistries).exactOptional(), {
    label: 'Battery type',
    group: 'figures',
    choices: chemistries,
  }),
  chargingFrom: figure('chargingFrom', {
    label: 'Charging time, from',
    group: 'figures',
    unit: 'hours',
  }),
  chargingTo: figure('chargingTo', { label: 'Charging time, to', group: 'figures', unit: 'hours' }),
  driveType: text(line(80).exactOptional(), { label: 'Drive', group: 'figures', alsoCalled: ['drive', 'drivetrain'] }),
  length: figure('length', { label: 'Length', group: 'measures', unit: 'inches' }),
  width: figure('width', { label: 'Width', group: 'measures', hint: 'Mirrors out', unit: 'inches' }),
  height: figure('height', { label: 'Height', group: 'measures', unit: 'inches' }),
  tire: figure('tire', { label: 'Tire', group: 'measures', hint: 'From edge to edge', unit: 'inches' }),
  clearance: figure('clearance', {
    label: 'Ground clearance',
    group: 'measures',
    unit: 'inches',
    alsoCalled: ['groundclearance'],
  }),
  abilities: list(ableTo, {
    label: 'Abilities',
    group: 'abilities',
    choices: Object.fromEntries(Object.entries(abilities).map(([name, { label }]) => [name, label])),
  }),
  vehicleClass: text(choiceOf(cartClasses).exactOptional(), {
    label: 'Class',
    group: 'more',
    hint: 'As its papers say: a low-speed vehicle has an identification number. Leave it open until you have them',
    choices: cartClasses,
    alsoCalled: ['class'],
  }),
  showroom: text(choiceOf(showroomNames).exactOptional(), {
    label: 'Showroom',
    group: 'more',
    hint: 'Where it stands',
    choices: showroomNames,
    alsoCalled: ['location', 'store'],
    isOwn: true,
  }),
  model: text(choiceOf(drawnModels).exactOptional(), {
    label: 'Drawing in 3D',
    group: 'measures',
    hint: 'Which of our drawings shows it',
    choices: drawnModels,
    heading: 'drawnModel',
  }),
  // Further fields that our pages need.
  series: text(line(60).exactOptional(), { label: 'Series', group: 'more' }),
  year: number(modelYear.exactOptional(), { label: 'Model year', group: 'more', alsoCalled: ['modelyear'] }),
  color: text(line(60).exactOptional(), { label: 'Color', group: 'more', alsoCalled: ['colour', 'exteriorcolor'] }),
  addedAt: day(calendarDay, { label: 'Here since', group: 'more', alsoCalled: ['added', 'dateadded'], isOwn: true }),
  // Further facts for the dealer (CART-106).
  stockNumber: text(line(40).exactOptional(), {
    label: 'Stock number',
    group: 'more',
    alsoCalled: ['stockno', 'sku'],
    isOwn: true,
  }),
  serialNumber: forDesk(
    text(line(60).exactOptional(), {
      label: 'Serial number',
      group: 'more',
      hint: 'Never shown on the site',
      alsoCalled: ['serial', 'serialno', 'vin'],
      isOwn: true,
    }),
  ),
  hours: number(use.exactOptional(), {
    label: 'Hours of use',
    group: 'more',
    alsoCalled: ['hoursofuse', 'motorhours'],
    isOwn: true,
  }),
  miles: number(use.exactOptional(), {
    label: 'Miles',
    group: 'more',
    alsoCalled: ['mileage', 'odometer'],
    isOwn: true,
  }),
  order: number(listOrder.exactOptional(), {
    label: 'Place in the list',
    group: 'elsewhere',
    alsoCalled: ['sortorder'],
    isOwn: true,
  }),
  featured: flag(z.boolean().exactOptional(), {
    label: 'On the home page',
    group: 'more',
    words: ['yes', 'no'],
    alsoCalled: ['onhome'],
    isOwn: true,
  }),
  // The price of the cart through that day (CART-200).
  specialPrice: forDesk(
    number(price.exactOptional(), {
      label: 'Special price',
      group: 'price',
      hint: 'Below the price',
      unit: 'dollars',
      isOwn: true,
    }),
  ),
  specialUntil: day(calendarDay.exactOptional(), {
    label: 'Special ends',
    group: 'price',
    isOwn: true,
  }),
  soldOn: day(calendarDay.exactOptional(), {
    label: 'Sold on',
    group: 'price',
    hint: 'Empty: for sale',
    alsoCalled: ['datesold'],
    isOwn: true,
  }),
} satisfies Record<string, FieldDefinition>

export type VehicleFields = typeof vehicleFields

/** Checks the fields of a cart. */
const productSchema = z.object(schemasOf(vehicleFields))
const inStockOrSold = 'a cart is in stock or sold, not both'
const isInStockOrSold = ({ inStock, soldOn }: { readonly inStock: boolean; readonly soldOn?: string }) =>
  !inStock || soldOn === undefined

export const vehicleSchema = productSchema.refine(isInStockOrSold, inStockOrSold)
/** Checks a cart that has no id yet: its name makes one. */
export const newVehicleSchema = productSchema.omit({ id: true }).refine(isInStockOrSold, inStockOrSold)

/** A cart as the dealer keeps it. */
export type Vehicle = z.infer<typeof vehicleSchema>

function schemasOf<Fields extends Record<string, { readonly schema: z.ZodType }>>(fields: Fields) {
  const schemas = Object.entries(fields).map(([name, { schema }]) => [name, schema])
  return Object.fromEntries(schemas) as { [Name in keyof Fields]: Fields[Name]['schema'] }
}

export type DeskField = {
  [Name in keyof VehicleFields]: VehicleFields[Name] extends { readonly isForDesk: true } ? Name : never
}[keyof VehicleFields]

/** A cart for visitors and calls: `price` is the price of today, `specifications` holds all figures in words. `offeredOn` makes it. */
export interface OfferedVehicle extends Omit<Vehicle, DeskField>, Readonly<Partial<Record<DeskField, never>>> {
  /** The price after `specialUntil`; set while a special price counts. */
  readonly regularPrice?: number
}

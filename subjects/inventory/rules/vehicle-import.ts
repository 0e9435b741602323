import { readDollars } from '#kit/formats/format.ts'
import { type FieldDefinition, type Vehicle, vehicleIdPattern, vehicleSchema } from './vehicle.ts'
import {
  columnNameOf,
  columnOf,
  knownColumns,
  placeOf,
  type SpecColumn,
  type VehicleColumn,
} from './vehicle-columns.ts'
import { answersTo, possibleIds, vehicleId } from './vehicle-slug.ts'

/** What a row says, by column. Cells of a CSV are text; values of a JSON file may be what they are. */
export type ImportValues = Readonly<Partial<Record<VehicleColumn | SpecColumn, unknown>>>

export type ImportResult =
  | {
      readonly ok: true
      readonly row: number
      readonly change: 'added' | 'changed' | 'same'
      readonly vehicle: Vehicle
    }
  | {
      readonly ok: false
      readonly row: number
      /** Which cart it is about, as far as the row says so. */
      readonly cart: string
      readonly problems: readonly string[]
    }

export type ImportContext = {
  /** The carts that are there, by id: a row may leave out what shall stay. */
  readonly existing: ReadonlyMap<string, Vehicle>
  /** The day a new cart is said to have come in when its row names none. */
  readonly today: string
  /** What `row` counts; rows of a spreadsheet unless told otherwise. */
  readonly counted?: 'row' | 'entry'
  /** Turns a picture's name into its path under /media/, or null when there is no such picture. */
  readonly imagePath?: (name: string) => string | null
}

// One cell has many spellings in the spreadsheets of one year.
const yes = new Set(['yes', 'y', 'true', '1', 'x', 'in stock', 'in', 'available', 'new'])
const no = new Set(['no', 'n', 'false', '0', '', 'out of stock', 'out', 'sold', 'used'])

const blank = (value: unknown) => value === undefined || value === null || (typeof value === 'string' && !value.trim())

function toText(value: unknown): unknown {
  // A cell of several lines has the line ends of its file.
  return typeof value === 'string'
    ? value.trim().replace(/\r\n?/g, '\n')
    : typeof value === 'number'
      ? String(value)
      : value
}

function toNumber(value: unknown): unknown {
  return typeof value === 'string' ? (readDollars(value) ?? value) : value
}

function toSeats(value: unknown): unknown {
  return typeof value === 'string' ? toNumber(value.replace(/\s*(?:seats?|seater|passengers?)$/i, '')) : value
}

function toBoolean(value: unknown): unknown {
  if (typeof value === 'boolean') return value
  const word = String(value ?? '')
    .trim()
    .toLowerCase()
  return yes.has(word) ? true : no.has(word) ? false : value
}

function toList(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value
    .split(/[|\r\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Spreadsheets turn 2025-06-14 into 6/14/2025. */
function toDay(value: unknown): unknown {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(String(value).trim()) ?? []
  return year === '' ? toText(value) : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const readers: Readonly<Record<FieldDefinition['kind'], (value: unknown) => unknown>> = {
  text: toText,
  day: toDay,
  number: toNumber,
  flag: toBoolean,
  list: toList,
  map: (value) => value,
}

function read(column: VehicleColumn | SpecColumn, value: unknown): unknown {
  if (column === 'seatingCapacity') return toSeats(value)
  if (column.startsWith('spec.') && typeof value === 'number') return value
  return readers[placeOf(column).kind](value)
}

/** Lays a row over the cart that is there, or over what every new cart starts from. An empty cell takes away. */
function layOver(base: Partial<Vehicle>, values: ImportValues): Record<string, unknown> {
  const { specifications: kept, ...rest } = base
  const cart: Record<string, unknown> = { ...rest }
  const specifications: Record<string, unknown> = { ...kept }
  for (const [name, value] of Object.entries(values)) {
    const column = name as VehicleColumn | SpecColumn
    const { inSpecifications, key, kind } = placeOf(column)
    const target = inSpecifications ? specifications : cart
    if (!blank(value)) target[key] = read(column, value)
    else if (kind === 'list') target[key] = []
    else delete target[key]
  }
  return { ...cart, specifications }
}

const quotable = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value.length <= 60)

function problemsOf(candidate: Record<string, unknown>): readonly string[] {
  const issues = vehicleSchema.safeParse(candidate).error?.issues ?? []
  return issues.map((issue) => {
    const { message, path } = issue
    const [first, second] = path.map(String)
    const nested = first === 'specifications' && second !== undefined
    const value = nested ? (candidate[first] as Record<string, unknown>)[second] : candidate[first ?? '']
    const key = nested ? second : (first ?? '')
    const column = nested ? key : columnNameOf(key)
    const wrongType = (issue.code === 'invalid_type' && issue.expected !== 'int') || issue.code === 'invalid_union'
    if (wrongType && value === undefined) return `${column} is missing`
    if (wrongType) return `${column} cannot be ${JSON.stringify(value)}`
    return `${column} ${message}${quotable(value) ? `, not ${JSON.stringify(value)}` : ''}`
  })
}

/** A cart as text, by which two are the same however their fields are ordered. */
function inOrder({ specifications, ...fields }: Vehicle): string {
  return JSON.stringify([fields, specifications].map((map) => Object.entries(map).toSorted()))
}

/** The id that a row names or that its name makes; with its brand before it, it is still the same cart. */
function idOf(values: ImportValues, existing: ReadonlyMap<string, Vehicle>): string {
  const brand = String(values.brand ?? '')
  if (blank(values.id)) return vehicleId(String(values.name ?? ''), brand)
  const named = String(values.id).trim()
  const known = possibleIds(named).find((id) => {
    const vehicle = existing.get(id)
    return vehicle && answersTo(vehicle, named)
  })
  return known ?? (vehicleIdPattern.test(named) ? vehicleId(named, brand) : named)
}

/** The files that a row names as its cart's pictures; what is on the site already is named by its path. */
export function pictureNames({ images }: ImportValues): readonly string[] {
  const named = blank(images) ? [] : read('images', images)
  return Array.isArray(named) ? named.filter(isPictureName) : []
}

function isPictureName(image: unknown): image is string {
  return typeof image === 'string' && !image.startsWith('/media/')
}

/** Checks rows one after the other; the importer remembers the ids it has seen, so that no cart comes twice. */
export function createVehicleImporter({ existing, today, counted = 'row', imagePath }: ImportContext) {
  const seen = new Map<string, number>()

  return (row: number, values: ImportValues, knownProblems: readonly string[] = []): ImportResult => {
    const id = idOf(values, existing)
    const before = existing.get(id)
    const base: Partial<Vehicle> = before ?? { images: [], features: [], inStock: true, addedAt: today }
    const candidate: Record<string, unknown> = { ...layOver(base, values), id }
    // Blank cells that every cart has a default for.
    if (candidate.inStock === undefined) candidate.inStock = false
    candidate.addedAt ??= before?.addedAt ?? today
    if (candidate.featured === false) delete candidate.featured

    const problems = [...knownProblems]
    if (values.images !== undefined && Array.isArray(candidate.images)) {
      const images = candidate.images.map((image) => {
        if (!imagePath || !isPictureName(image)) return image
        const path = imagePath(image)
        if (path === null) problems.push(`images: there is no picture "${image}"`)
        return path ?? '/media/missing'
      })
      candidate.images = images
    }
    if (candidate.soldOn !== undefined) {
      if (!blank(values.inStock) && candidate.inStock === true)
        problems.push('inStock cannot be "yes" while soldOn says that it is sold')
      if (String(candidate.soldOn) > today) problems.push('soldOn must not be after today')
      candidate.inStock = false
    }
    problems.push(...problemsOf(candidate))
    const earlier = seen.get(id)
    if (earlier !== undefined)
      problems.push(`id "${id}" is ${counted === 'row' ? 'in row' : counted} ${earlier} already`)
    else if (id !== '') seen.set(id, row)
    if (problems.length > 0) return { ok: false, row, cart: id || String(values.name ?? ''), problems }

    const vehicle = vehicleSchema.parse(candidate)
    const change = before ? (inOrder(before) === inOrder(vehicle) ? 'same' : 'changed') : 'added'
    return { ok: true, row, change, vehicle }
  }
}

/** An object of a JSON import as a row: a Vehicle as the API gives it, or flat like a row of CSV. */
export function valuesOfObject(item: unknown): { values: ImportValues; problems: readonly string[] } {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    return { values: {}, problems: ['must be an object'] }
  }
  const { specifications = {}, ...flat } = item as Record<string, unknown>
  if (typeof specifications !== 'object' || specifications === null || Array.isArray(specifications)) {
    return { values: {}, problems: ['specifications must be an object'] }
  }
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  for (const [key, value] of Object.entries(flat)) {
    const column = columnOf(key)
    if (column) values[column] = value
    else problems.push(`"${key}" is no field we know`)
  }
  if (problems.length > 0) problems.push(knownColumns)
  for (const [key, value] of Object.entries(specifications)) values[columnOf(`spec.${key}`) ?? key] = value
  return { values, problems }
}

import type { Fields } from '#kernel/history/change.ts'
import type { Problem } from '#kernel/history/plan.ts'
import { importMessages } from '#subjects/inventory/facts/cart-file.ts'
import { answersTo, cartId, possibleIds } from '#subjects/inventory/rules/cart-slug.ts'
import { drawnSize } from '#subjects/inventory/rules/pictures/drawn-carts.ts'
import { cartIdPattern, newVehicleSchema, type Vehicle, vehicleSchema } from '#subjects/inventory/rules/vehicle.ts'
import { columnOf, columnOfKey, problemAt } from './cart-columns.ts'
import { cartProblems, endedSpecialProblems } from './cart-problems.ts'
import { cartWithRow, type ImportValues, isBlank, type UnreadWords } from './row-over-cart.ts'

export type ImportResult =
  | {
      readonly ok: true
      readonly before: Vehicle | undefined
      readonly vehicle: Vehicle
      readonly isSame: boolean
      /** Words that the cart keeps as words, since they were not understood. */
      readonly unread: readonly UnreadWords[]
    }
  /** `cart` names the cart of the row, as far as the row does. */
  | {
      readonly ok: false
      readonly cart: string
      readonly problems: readonly Problem[]
      readonly unread: readonly UnreadWords[]
    }

interface ImportContext {
  /** The present carts by id: a row may leave out fields that shall stay. */
  readonly existing: ReadonlyMap<string, Vehicle>
  /** The day of arrival of a new cart whose row names none. */
  readonly today: string
  /** Whether the rows come from a file, in which a feature may name what the desk's form asks for by a box. */
  readonly isFile?: boolean
}

/** Whether the column of the stock says 'sold', which means more than not in stock. */
const isSold = (value: unknown) => /^sold$/i.test(String(value ?? '').trim())

const quotable = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value.length <= 60)

const howToPrice = ': write dollars, such as 8495, since no cart is listed without a price'

/** Asks a person who can write a figure for the one that words leave out. */
export const askForFigure = ({ column, text }: UnreadWords) =>
  problemAt(column, `cannot be ${JSON.stringify(text)}: write a number`)

interface ReadRow {
  readonly isNew: boolean
  /** Whether the name of the cart has made its id. */
  readonly isIdMade: boolean
  readonly unread: readonly UnreadWords[]
}

function problemsOf(candidate: Record<string, unknown>, { isNew, isIdMade, unread }: ReadRow): readonly Problem[] {
  // A cart without a name has no id yet.
  const checked = isNew && candidate.id === '' && isBlank(candidate.name) ? newVehicleSchema : vehicleSchema
  const issues = checked.safeParse(candidate).error?.issues ?? []
  return issues.map((issue) => {
    const { path } = issue
    const value = path.reduce<unknown>((from, key) => (from as Record<PropertyKey, unknown>)?.[key], candidate)
    // A specification is a text or a number: of a text, its own rule tells what is wrong.
    const isText = issue.code === 'invalid_union' && typeof value === 'string'
    const message = (isText && issue.errors[0]?.[0]?.message) || issue.message
    const column = columnOfKey(String(path.at(path[0] === 'specifications' ? -1 : 0))).name
    const wrongType =
      (issue.code === 'invalid_type' && issue.expected !== 'int') || (issue.code === 'invalid_union' && !isText)
    // The form of a new cart asks for no id: its name makes one.
    if (column === 'id' && isIdMade) return problemAt('name', `makes the address “${value}”, which ${message}`)
    const words = unread.find((each) => each.column === column)
    if (wrongType && value === undefined) return words ? askForFigure(words) : problemAt(column, 'is missing')
    if (wrongType) return problemAt(column, `cannot be ${JSON.stringify(value)}${column === 'price' ? howToPrice : ''}`)
    return problemAt(column, `${message}${quotable(value) ? `, not ${JSON.stringify(value)}` : ''}`)
  })
}

/** The id that a row names, or that its name makes; with its brand before it, it is the same cart. */
function idOf(values: ImportValues, existing: ReadonlyMap<string, Vehicle>): string {
  const brand = String(values.brand ?? '')
  if (isBlank(values.id)) return cartId(String(values.name ?? ''), brand)
  const named = String(values.id).trim()
  const known = possibleIds(named).find((id) => {
    const vehicle = existing.get(id)
    return vehicle && answersTo(vehicle, named)
  })
  return known ?? (cartIdPattern.test(named) ? cartId(named, brand) : named)
}

/** Fills in what the row leaves open, and keeps the name that we know where the row's leaves out the brand. */
function filledIn(cart: Fields, values: ImportValues, before: Vehicle | undefined, today: string) {
  const size = before || typeof cart.model !== 'string' ? undefined : drawnSize(cart.model)
  const filled: Record<string, unknown> = { ...size, ...cart }
  filled.inStock ??= false
  filled.addedAt ??= before?.addedAt ?? today
  if (filled.featured === false) delete filled.featured
  if (filled.specialPrice === undefined && isBlank(values.specialUntil)) delete filled.specialUntil
  if (isSold(values.inStock)) filled.soldOn ??= today
  if (before && cartId(String(values.name ?? ''), before.brand) === cartId(before.name, before.brand))
    filled.name = before.name
  return filled
}

function saleProblems({ soldOn, inStock }: Fields, values: ImportValues, today: string): readonly Problem[] {
  if (soldOn === undefined) return []
  const isBoth = inStock === true && !isBlank(values.inStock)
  return [
    ...(isBoth ? [problemAt('inStock', 'cannot be "yes" of a cart that is sold')] : []),
    ...(String(soldOn) > today ? [problemAt('soldOn', 'must not be after today')] : []),
  ]
}

/** Makes an importer, which checks rows one after the other and remembers their ids, so that no cart comes twice. */
export function createCartImporter({ existing, today, isFile = false }: ImportContext) {
  const rowOfId = new Map<string, string>()

  function problemsOfId(id: string, row: string): readonly Problem[] {
    const earlier = rowOfId.get(id)
    if (earlier !== undefined) return [problemAt('id', `"${id}" is in ${earlier} already`)]
    if (id !== '') rowOfId.set(id, row)
    return []
  }

  /** `row` names the row in its file. */
  return (row: string, values: ImportValues, knownProblems: readonly Problem[] = []): ImportResult => {
    const id = idOf(values, existing)
    const before = existing.get(id)
    const base: Partial<Vehicle> = before ?? { images: [], features: [], inStock: true, addedAt: today, abilities: [] }
    const { cart, unread } = cartWithRow(base, values, isFile)
    const filled = filledIn(cart, values, before, today)
    const candidate = { ...filled, id, ...(filled.soldOn !== undefined && { inStock: false }) }
    const problems = [
      ...knownProblems,
      ...saleProblems(filled, values, today),
      ...problemsOf(candidate, { isNew: !before, isIdMade: isBlank(values.id), unread }),
      ...endedSpecialProblems(candidate, before, today),
      ...cartProblems(candidate, today),
      ...problemsOfId(id, row),
    ]
    if (problems.length > 0) return { ok: false, cart: id || String(values.name ?? ''), problems, unread }
    const vehicle = vehicleSchema.parse(candidate)
    return { ok: true, before, vehicle, isSame: JSON.stringify(before) === JSON.stringify(vehicle), unread }
  }
}

/** Makes a row of an object in a JSON file: a Vehicle as the API gives it, or an object as flat as a row of CSV. */
export function valuesOfObject(item: unknown): { values: ImportValues; problems: readonly Problem[] } {
  if (!isMap(item)) return { values: {}, problems: [{ text: 'must be an object' }] }
  const { specifications = {}, ...flat } = item
  if (!isMap(specifications)) return { values: {}, problems: [{ text: 'specifications must be an object' }] }
  const specified = Object.entries(specifications).map(([key, value]) => [`spec.${key}`, value] as const)
  // The words of the calls come before the figures from which they were made.
  const read = [...specified, ...Object.entries(flat)].map(([key, value]) => ({
    key,
    column: columnOfKey(key).isSpecification ? columnOf(key) : columnOfKey(key).name,
    value,
  }))
  const problems = read
    .filter(({ column }) => column === null)
    .map(({ key }) => ({ text: `"${key}" is no field we know` }))
  return {
    values: Object.fromEntries(read.flatMap(({ column, value }) => (column === null ? [] : [[column, value]]))),
    problems: problems.length > 0 ? [...problems, { text: importMessages.rule }] : [],
  }
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import type { Problem } from '#kernel/history/plan.ts'
import { readDollars } from '#kit/formats/read-dollars.ts'
import { type Ability, abilityNames, abilityWords } from '#subjects/inventory/facts/abilities.ts'
import { importMessages } from '#subjects/inventory/facts/cart-file.ts'
import { columnNamed, columnOf, columnOfKey, problemAt } from './cart-columns.ts'
import { cartProblems, endedSpecial } from './cart-problems.ts'
import { answersTo, cartId, possibleIds } from './cart-slug.ts'
import { drawnSize } from './drawn-carts.ts'
import { figuresIn } from './figures-in-cells.ts'
import { cartIdPattern, newVehicleSchema, type Vehicle, vehicleSchema } from './vehicle.ts'

/** The values of a row, by column. Cells of a CSV are text; a JSON file may hold values of any type. */
export type ImportValues = Readonly<Record<string, unknown>>

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

// Spreadsheets of one year spell one cell in many ways.
const yes: ReadonlySet<string> = new Set(['yes', 'y', 'true', '1', 'x'])
const no: ReadonlySet<string> = new Set(['no', 'n', 'none', 'false', '0', ''])
/** The words for yes and no in the columns of the stock and of the condition. */
const wordsOfFlags: Readonly<Record<string, readonly [yes: readonly string[], no: readonly string[]]>> = {
  inStock: [
    ['in stock', 'in', 'available'],
    ['out of stock', 'out', 'sold'],
  ],
  condition: [['new'], ['used', 'pre-owned']],
}

const blank = (value: unknown) => value === undefined || value === null || (typeof value === 'string' && !value.trim())

function toText(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  // A cell of several lines has the line ends of its file.
  return typeof value === 'string' ? value.trim().replace(/\r\n?/g, '\n') : value
}

function toNumber(value: unknown): unknown {
  return typeof value === 'string' ? (readDollars(value) ?? value) : value
}

function toFlag(column: string, value: unknown): unknown {
  const word = String(value).trim().toLowerCase()
  const [more = [], less = []] = Object.hasOwn(wordsOfFlags, column) ? (wordsOfFlags[column] ?? []) : []
  if (yes.has(word) || more.includes(word)) return true
  return no.has(word) || less.includes(word) ? false : value
}

const partsOf = (cell: string) => cell.split(/[|\r\n]/).flatMap((part) => part.trim() || [])

/** Spreadsheets turn 2025-06-14 into 6/14/2025. */
function toDay(value: unknown): unknown {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(String(value).trim()) ?? []
  return year === '' ? toText(value) : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Whether the column of the stock says 'sold', which means more than not in stock. */
const isSold = (value: unknown) => /^sold$/i.test(String(value ?? '').trim())

const lettersOf = (text: unknown) =>
  String(text)
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')

const abilityOf = new Map(
  abilityNames.flatMap((ability) => {
    const { label, publicLabel = label, alsoCalled = [] } = abilityWords[ability]
    return [ability, label, publicLabel, ...alsoCalled].map((name) => [lettersOf(name), ability] as const)
  }),
)

/** The ability of which a text is the name, and nothing more (CART-211). */
const abilityNamed = (text: unknown) => abilityOf.get(lettersOf(text))

/** The value of a cell, by the kind of its column. */
function read(column: string, value: unknown): unknown {
  const { kind, isSpecification } = columnNamed(column)
  if (isSpecification && typeof value === 'number') return value
  if (kind === 'flag') return toFlag(column, value)
  if (kind === 'number') return toNumber(value)
  if (kind === 'day') return toDay(value)
  if (kind !== 'list' || typeof value !== 'string') return toText(value)
  return column === 'abilities' ? partsOf(value).map((name) => abilityNamed(name) ?? name) : partsOf(value)
}

type PartOfCart = Readonly<Record<string, unknown>>

/** Words of a cell that the cart keeps as words, since they give no figure. */
export interface UnreadWords {
  readonly column: string
  readonly text: string
}

interface CartWithRow {
  readonly cart: PartOfCart
  readonly unread: readonly UnreadWords[]
}

/** The cart without these figures and the words that stood for one of them. */
function withoutFigures(cart: PartOfCart, names: readonly string[]): PartOfCart {
  const without = (fields: PartOfCart, leaves: (key: string) => boolean) =>
    Object.fromEntries(Object.entries(fields).filter(([key]) => !leaves(key)))
  const standsFor = (key: string) => columnOfKey(key).figures.some((name) => names.includes(name))
  return {
    ...without(cart, (key) => names.includes(key)),
    specifications: without(cart.specifications as PartOfCart, standsFor),
  }
}

/** Lays one cell over a cart. An empty cell removes its value. */
function withCell(cart: PartOfCart, column: string, value: unknown): CartWithRow {
  const { isSpecification, key, kind, figures, ability } = columnNamed(column)
  const text = typeof value === 'string' ? value.trim() : ''
  if (text !== '' && (figures.length > 0 || ability)) {
    const has = ability && toFlag(column, text)
    if (ability && typeof has === 'boolean')
      return { cart: withAbility(specified(cart, key), ability, has), unread: [] }
    const without = withoutFigures(cart, figures)
    const given = figuresIn(key, text)
    if (given) return { cart: { ...without, ...given }, unread: [] }
    return { cart: specified(without, key, text), unread: [{ column, text }] }
  }
  const given = blank(value) ? undefined : read(column, value)
  if (isSpecification) return { cart: specified(cart, key, given), unread: [] }
  const { [key]: _, ...others } = withoutFigures(cart, figures)
  const kept = given ?? (kind === 'list' ? [] : undefined)
  return { cart: kept === undefined ? others : { ...others, [key]: kept }, unread: [] }
}

/** The cart with this among its further specifications, or without it. */
function specified(cart: PartOfCart, key: string, value?: unknown): PartOfCart {
  const { [key]: _, ...further } = cart.specifications as PartOfCart
  const specifications = value === undefined ? further : { ...(cart.specifications as PartOfCart), [key]: value }
  return { ...cart, specifications }
}

/** Lays a row over the present cart, or over the defaults of a new one. */
function cartWithRow(base: Partial<Vehicle>, values: ImportValues, isFile: boolean): CartWithRow {
  // Columns of words come before figures: where a row has both, the figure counts.
  const entries = Object.entries(values).toSorted(
    ([one], [other]) => Number(columnNamed(other).isSpecification) - Number(columnNamed(one).isSpecification),
  )
  const unread: UnreadWords[] = []
  let cart: PartOfCart = { ...base, specifications: { ...base.specifications } }
  for (const [column, value] of entries) {
    const laid = withCell(cart, column, value)
    cart = laid.cart
    unread.push(...laid.unread)
  }
  if (isFile && base.id === undefined && values.abilities === undefined)
    for (const feature of Array.isArray(cart.features) ? cart.features : []) {
      const ability = abilityNamed(feature)
      if (ability) cart = withAbility(cart, ability, true)
    }
  return { cart, unread }
}

function withAbility(cart: PartOfCart, ability: Ability, has: boolean): PartOfCart {
  const others = (cart.abilities as readonly Ability[]).filter((each) => each !== ability)
  return { ...cart, abilities: has ? [...others, ability] : others }
}

const quotable = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value.length <= 60)

const howToPrice = ': write dollars, such as 8495, since no cart is listed without a price'

/** Asks a person who can write a figure for the one that words leave out. */
export const askForFigure = ({ column, text }: UnreadWords) =>
  problemAt(column, `cannot be ${JSON.stringify(text)}: write a number`)

function problemsOf(
  candidate: Record<string, unknown>,
  isNew: boolean,
  unread: readonly UnreadWords[],
): readonly Problem[] {
  // A cart without a name has no id yet.
  const checked = isNew && candidate.id === '' && blank(candidate.name) ? newVehicleSchema : vehicleSchema
  const issues = checked.safeParse(candidate).error?.issues ?? []
  return issues.map((issue) => {
    const { message, path } = issue
    const value = path.reduce<unknown>((from, key) => (from as Record<PropertyKey, unknown>)?.[key], candidate)
    const column = columnOfKey(String(path.at(path[0] === 'specifications' ? -1 : 0))).name
    const wrongType = (issue.code === 'invalid_type' && issue.expected !== 'int') || issue.code === 'invalid_union'
    const words = unread.find((each) => each.column === column)
    if (wrongType && value === undefined) return words ? askForFigure(words) : problemAt(column, 'is missing')
    if (wrongType) return problemAt(column, `cannot be ${JSON.stringify(value)}${column === 'price' ? howToPrice : ''}`)
    return problemAt(column, `${message}${quotable(value) ? `, not ${JSON.stringify(value)}` : ''}`)
  })
}

/** The id that a row names, or that its name makes; with its brand before it, it is the same cart. */
function idOf(values: ImportValues, existing: ReadonlyMap<string, Vehicle>): string {
  const brand = String(values.brand ?? '')
  if (blank(values.id)) return cartId(String(values.name ?? ''), brand)
  const named = String(values.id).trim()
  const known = possibleIds(named).find((id) => {
    const vehicle = existing.get(id)
    return vehicle && answersTo(vehicle, named)
  })
  return known ?? (cartIdPattern.test(named) ? cartId(named, brand) : named)
}

/** Fills in what the row leaves open, and keeps the name that we know where the row's leaves out the brand. */
function filledIn(cart: PartOfCart, values: ImportValues, before: Vehicle | undefined, today: string) {
  const size = before || typeof cart.model !== 'string' ? undefined : drawnSize(cart.model)
  const filled: Record<string, unknown> = { ...size, ...cart }
  filled.inStock ??= false
  filled.addedAt ??= before?.addedAt ?? today
  if (filled.featured === false) delete filled.featured
  if (filled.specialPrice === undefined && blank(values.specialUntil)) delete filled.specialUntil
  if (isSold(values.inStock)) filled.soldOn ??= today
  if (before && cartId(String(values.name ?? ''), before.brand) === cartId(before.name, before.brand))
    filled.name = before.name
  return filled
}

function saleProblems({ soldOn, inStock }: PartOfCart, values: ImportValues, today: string): readonly Problem[] {
  if (soldOn === undefined) return []
  const isBoth = inStock === true && !blank(values.inStock)
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
      ...problemsOf(candidate, !before, unread),
      ...endedSpecial(candidate, before, today),
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

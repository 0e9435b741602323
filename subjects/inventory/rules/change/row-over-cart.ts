import type { Fields } from '#kernel/history/change.ts'
import { readDollars } from '#kit/formats/read-dollars.ts'
import { type Ability, abilityNames, abilityWords } from '#subjects/inventory/facts/abilities.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { columnNamed, columnOfKey } from './cart-columns.ts'
import { figuresIn } from './figures-in-cells.ts'

/** The values of a row, by column. Cells of a CSV are text; a JSON file may hold values of any type. */
export type ImportValues = Readonly<Record<string, unknown>>

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

export const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim())

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
function readCell(column: string, value: unknown): unknown {
  const { kind, isSpecification } = columnNamed(column)
  if (isSpecification && typeof value === 'number') return value
  if (kind === 'flag') return toFlag(column, value)
  if (kind === 'number') return toNumber(value)
  if (kind === 'day') return toDay(value)
  if (kind !== 'list' || typeof value !== 'string') return toText(value)
  return column === 'abilities' ? partsOf(value).map((name) => abilityNamed(name) ?? name) : partsOf(value)
}

/** Words of a cell that the cart keeps as words, since they give no figure. */
export interface UnreadWords {
  readonly column: string
  readonly text: string
}

interface CartWithRow {
  readonly cart: Fields
  readonly unread: readonly UnreadWords[]
}

/** The cart without these figures and the words that stood for one of them. */
function withoutFigures(cart: Fields, names: readonly string[]): Fields {
  const without = (fields: Fields, leaves: (key: string) => boolean) =>
    Object.fromEntries(Object.entries(fields).filter(([key]) => !leaves(key)))
  const standsFor = (key: string) => columnOfKey(key).figures.some((name) => names.includes(name))
  return {
    ...without(cart, (key) => names.includes(key)),
    specifications: without(cart.specifications as Fields, standsFor),
  }
}

/** Lays one cell over a cart. An empty cell removes its value. */
function withCell(cart: Fields, column: string, value: unknown): CartWithRow {
  const { isSpecification, key, kind, figures, ability } = columnNamed(column)
  const text = typeof value === 'string' ? value.trim() : ''
  if (text !== '' && (figures.length > 0 || ability)) {
    const has = ability && toFlag(column, text)
    if (ability && typeof has === 'boolean')
      return { cart: withAbility(withSpecification(cart, key), ability, has), unread: [] }
    const without = withoutFigures(cart, figures)
    const given = figuresIn(key, text)
    if (given) return { cart: { ...without, ...given }, unread: [] }
    return { cart: withSpecification(without, key, text), unread: [{ column, text }] }
  }
  const given = isBlank(value) ? undefined : readCell(column, value)
  if (isSpecification) return { cart: withSpecification(cart, key, given), unread: [] }
  const { [key]: _, ...others } = withoutFigures(cart, figures)
  const kept = given ?? (kind === 'list' ? [] : undefined)
  return { cart: kept === undefined ? others : { ...others, [key]: kept }, unread: [] }
}

/** The cart with this value among its further specifications; without a value it loses the one that it has. */
function withSpecification(cart: Fields, key: string, value?: unknown): Fields {
  const { [key]: _, ...further } = cart.specifications as Fields
  const specifications = value === undefined ? further : { ...(cart.specifications as Fields), [key]: value }
  return { ...cart, specifications }
}

/** Lays a row over the present cart, or over the defaults of a new one. */
export function cartWithRow(base: Partial<Vehicle>, values: ImportValues, isFile: boolean): CartWithRow {
  // Columns of words come before figures: where a row has both, the figure counts.
  const entries = Object.entries(values).toSorted(
    ([one], [other]) => Number(columnNamed(other).isSpecification) - Number(columnNamed(one).isSpecification),
  )
  const unread: UnreadWords[] = []
  let cart: Fields = { ...base, specifications: { ...base.specifications } }
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

function withAbility(cart: Fields, ability: Ability, has: boolean): Fields {
  const others = (cart.abilities as readonly Ability[]).filter((each) => each !== ability)
  return { ...cart, abilities: has ? [...others, ability] : others }
}

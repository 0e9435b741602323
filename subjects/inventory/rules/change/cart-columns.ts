import type { Problem } from '#kernel/history/plan.ts'
import { fromInert } from '#kit/formats/csv.ts'
import { fillText, formatDate, formatPrice } from '#kit/formats/format.ts'
import { type CartFigures, figureLimits } from '#subjects/inventory/facts/cart-figures.ts'
import { doubtfulPrices, importMessages, type WordColumn, wordColumns } from '#subjects/inventory/facts/cart-file.ts'
import { specificationLabels } from '#subjects/inventory/facts/specification-labels.ts'
import type { FieldDefinition } from '#subjects/inventory/rules/cart-field.ts'
import { type Vehicle, vehicleFields } from '#subjects/inventory/rules/vehicle.ts'
import { photoNameOf } from '#subjects/pictures/rules/photo-path.ts'

/** A column of a spreadsheet: a field of a cart, or one of its further specifications. */
interface Column extends Pick<FieldDefinition, 'kind' | 'label' | 'unit' | 'choices' | 'isOwn'>, WordColumn {
  readonly name: string
  /** The key of its value in the cart or, for a specification, in the map of those. */
  readonly key: string
  readonly isSpecification: boolean
  /** The two words in a cell of a flag. */
  readonly words: readonly [yes: string, no: string]
  readonly figures: readonly (keyof CartFigures)[]
}

const usual = { words: ['yes', 'no'], alsoCalled: [], figures: [] } as const

/** A specification under a name of the dealer's own. */
const furtherColumn = (name: string, key = name): Column => ({
  ...usual,
  kind: 'text',
  label: key,
  name,
  key,
  isSpecification: true,
})

const fields = Object.entries<FieldDefinition>(vehicleFields).map(
  ([key, field]): Column => ({
    ...usual,
    ...field,
    name: field.heading ?? key,
    key,
    isSpecification: false,
    figures: Object.hasOwn(figureLimits, key) ? [key as keyof CartFigures] : [],
  }),
)

/** The columns in the order of the fields; further specifications have a column for each label. */
const columns = fields.filter(({ kind }) => kind !== 'map')

/** Columns that only a dealer's own file has (CART-211). */
const columnsOfWords = Object.entries(wordColumns).map(
  ([name, details]): Column => ({ ...furtherColumn(name), ...details }),
)

/** The columns of an export and, under any spelling, of an import. */
export const cartColumns: readonly string[] = columns.map(({ name }) => name)

const byName = new Map([...columnsOfWords, ...fields].map((column) => [column.name, column]))
const byKey = new Map([...columnsOfWords, ...fields].map((column) => [column.key, column]))

/** Whether the calls show the field among a cart's specifications. */
const isSpecified = (name: string) => Object.hasOwn(specificationLabels, name) || Object.hasOwn(wordColumns, name)

/** The column of a name; a further specification has a column of its own: 'spec.towBarRating'. */
export function columnNamed(name: string): Column {
  const key = name.replace(/^spec\./, '')
  return byName.get(isSpecified(key) ? key : name) ?? furtherColumn(name, key)
}

/** The column of a field or of one of the specifications. */
export const columnOfKey = (key: string): Column => byKey.get(key) ?? furtherColumn(key)

const squeeze = (text: string) =>
  text
    .toLowerCase()
    .replace('#', 'no')
    .replace(/[^a-z0-9]/g, '')

const byHeading: ReadonlyMap<string, string> = new Map([
  ...[...columnsOfWords, ...columns].flatMap(({ name, alsoCalled }) =>
    alsoCalled.map((heading) => [heading, name] as const),
  ),
  ...[...columnsOfWords, ...columns].map(({ name }) => [squeeze(name), name] as const),
])

/** The column of a heading in any spelling, such as 'In stock', 'in-stock' or 'inStock'; null for one that we do not know. */
export function columnOf(heading: string): string | null {
  const further = /^spec(?:ification)?s?[.:\s]+(.+)$/i.exec(heading.trim())?.[1]
  const known = byHeading.get(squeeze(further ?? heading))
  if (further === undefined) return known ?? null
  if (known !== undefined && isSpecified(known) && squeeze(known) === squeeze(further)) return known
  // A name that every object has, such as 'constructor', is none of the dealer's.
  return Object.hasOwn(Object.prototype, further.trim()) ? null : `spec.${further.trim()}`
}

/** How near a heading is to its column's own name: 0 is that name. */
function rankOf(heading: string, name: string): number {
  const { alsoCalled } = columnNamed(name)
  return alsoCalled.indexOf(squeeze(heading)) + 1
}

/** Reads the row of headings: the column of each cell, the headings to skip, what to ask, and why the file cannot be read. */
export function readHeadings(given: readonly string[]) {
  const cells = given.map(fromInert)
  const named = cells.map((cell) => ({ cell, column: columnOf(cell) }))
  // Where several headings mean one column, such as 'Our price' and 'MSRP', the one nearest to the column's name counts.
  const read = named.map(({ cell, column }) => {
    const isNearer = (other: (typeof named)[number]) =>
      column !== null && other.column === column && rankOf(other.cell, column) < rankOf(cell, column)
    return named.some(isNearer) ? null : column
  })
  const skipped = cells.filter((cell, index) => read[index] === null && cell.trim() !== '')
  const known = read.filter((column) => column !== null)
  const doubled = known.filter((column, index) => known.indexOf(column) !== index)
  const problems = [
    ...[...new Set(doubled)].map((column) => `"${labelOf(column)}" is there twice`),
    ...(tellsCarts(known) ? [] : ['no column says which cart a row is: there must be "Name" and "Brand", or "Id"']),
  ]
  const heading = cells[read.indexOf('price')] ?? ''
  const asks = doubtfulPrices.includes(squeeze(heading)) ? [fillText(importMessages.priceFrom, { heading })] : []
  return { columns: read, skipped, asks, problems }
}

// A dealer's file may begin with its title, a date and the like.
const mostTitleLines = 10

/** The row of a table that holds the headings: the first one that can name carts, otherwise the first of all. */
export function rowOfHeadings(rows: readonly (readonly string[])[]): number {
  const found = rows.slice(0, mostTitleLines).findIndex((cells) => tellsCarts(readHeadings(cells).columns))
  return Math.max(found, 0)
}

/** Whether a row with these columns names its cart. */
function tellsCarts(known: readonly (string | null)[]): boolean {
  return known.includes('id') || (known.includes('name') && known.includes('brand'))
}

/** The desk's label of a column. */
export function labelOf(name: string): string {
  return columnNamed(name).label
}

/** What is wrong with a field, in the words of the desk's form: 'Price is missing'. */
export const problemAt = (column: string, fault: string): Problem => ({
  field: column,
  text: `${labelOf(column)} ${fault}`,
})

/** The headings of an export that holds these carts. */
export function exportColumns(carts: readonly Vehicle[]): readonly string[] {
  const keys = new Set(carts.flatMap(({ specifications }) => Object.keys(specifications)))
  const further = [...keys].filter((key) => columnOfKey(key).isSpecification)
  return [...cartColumns, ...further.map((key) => (byKey.has(key) ? key : `spec.${key}`))]
}

/** The text of a cell; bars part several features or pictures. */
export function cartCell(vehicle: Vehicle, name: string): string {
  return cellText(fieldIn(vehicle, name).value, columnNamed(name), '|')
}

/** The value of a column, and its name in the history. */
export function fieldIn(vehicle: Vehicle, name: string): { readonly field: string; readonly value: unknown } {
  const { isSpecification, key } = columnNamed(name)
  const from: Readonly<Record<string, unknown>> = isSpecification ? vehicle.specifications : vehicle
  // In place of a figure that was not understood stand the dealer's words.
  if (!isSpecification && from[key] === undefined && Object.hasOwn(vehicle.specifications, key))
    return { field: `specifications.${key}`, value: vehicle.specifications[key] }
  return { field: isSpecification ? `specifications.${key}` : key, value: from[key] }
}

/** Whether two cells of a column say the same: a form writes one entry of a list a line, and has line ends of its own. */
export function isSameCell(name: string, one: unknown, other: unknown): boolean {
  const isList = columnNamed(name).kind === 'list'
  const plain = (cell: unknown) =>
    String(cell ?? '')
      .replace(/\r\n?/g, '\n')
      .replaceAll('|', isList ? '\n' : '|')
      .trim()
  return plain(one) === plain(other)
}

const ownColumns = new Set(columns.filter(({ isOwn }) => isOwn).map(({ name }) => name))

/** The first values of a cart that copies this one (CART-202). */
export function cellsToCopy(vehicle: Vehicle): Readonly<Record<string, string>> {
  const columns = exportColumns([vehicle]).filter((column) => !ownColumns.has(column))
  return Object.fromEntries(columns.map((column) => [column, cartCell(vehicle, column)]))
}

function cellText(value: unknown, { words }: Column, bar: string): string {
  if (Array.isArray(value)) return value.join(bar)
  if (typeof value === 'boolean') return words[value ? 0 : 1]
  return String(value ?? '')
}

// A line of the history has room for this much.
const longestValue = 60

/** A field of a cart in the desk's words; null where the desk does not show it. */
export function cartFieldWords(
  field: string,
  value: unknown,
): { readonly label: string; readonly text: string } | null {
  if (field === 'position') return null
  const column = columnOfKey(field.replace(/^specifications\./, ''))
  const text = shownText(column, value)
  // The dealer's own specification keeps the dealer's name.
  const label = byKey.has(column.key)
    ? column.label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())
    : column.key
  return { label, text: text.length <= longestValue ? text : `${text.slice(0, longestValue - 1)}…` }
}

function shownText(column: Column, value: unknown): string {
  const { unit, choices } = column
  if (unit === 'dollars') return formatPrice(Number(value))
  if (unit && typeof value === 'number') return `${value} ${unit}`
  const named = (choice: string) => (choices && Object.hasOwn(choices, choice) ? String(choices[choice]) : choice)
  if (choices && Array.isArray(value)) return value.map(named).join(', ')
  if (choices && typeof value === 'string') return named(value)
  if (column.kind === 'day') return formatDate(String(value))
  if (column.key === 'images' && Array.isArray(value)) return `${value.length} (${value.map(pictureName).join(', ')})`
  return cellText(value, column, ' | ').replace(/\s+/g, ' ')
}

/** 'front' of /media/photos/….webp */
const pictureName = (path: string) => photoNameOf(path)?.stem ?? path.replace(/^.*\/|\.\w+$/g, '')

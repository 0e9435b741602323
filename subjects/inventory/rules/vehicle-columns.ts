import { fromInert } from '#kit/formats/csv.ts'
import { formatDate, formatPrice } from '#kit/formats/format.ts'
import { photoNameOf } from '#subjects/pictures/rules/photo-path.ts'
import { type FieldDefinition, knownSpecifications, type Vehicle, vehicleFields } from './vehicle.ts'

/** A column of a spreadsheet. */
interface Column {
  readonly name: string
  /** Under which its value stands in the cart or, for a specification, in the map of those. */
  readonly key: string
  readonly isSpecification: boolean
  readonly kind: FieldDefinition['kind']
  /** What stands in a cell of a flag. */
  readonly words: readonly [yes: string, no: string]
  readonly alsoCalled: readonly string[]
}

const yesOrNo = ['yes', 'no'] as const
const specificationColumn = (name: string, key: string, alsoCalled: readonly string[] = []): Column => ({
  ...{ name, key, isSpecification: true, kind: 'text', words: yesOrNo, alsoCalled },
})

/** In the order of the fields; the known specifications stand where the map of all of them does. */
const columns: readonly Column[] = Object.entries<FieldDefinition>(vehicleFields).flatMap(([key, field]) => {
  const { kind, heading: name = key, words = yesOrNo, alsoCalled = [] } = field
  return kind === 'map'
    ? Object.entries<Pick<FieldDefinition, 'schema' | 'alsoCalled'>>(knownSpecifications).map(([known, others]) =>
        specificationColumn(known, known, others.alsoCalled),
      )
    : [{ name, key, isSpecification: false, kind, words, alsoCalled }]
})

/** The columns of an export and, under any spelling, of an import. */
export const vehicleColumns: readonly string[] = columns.map(({ name }) => name)

/** What an unknown column is answered with. */
export const knownColumns = `the columns are ${vehicleColumns.join(', ')}, and "spec.NAME" for a specification of your own`

const byName: ReadonlyMap<string, Column> = new Map(columns.map((column) => [column.name, column]))

/** A further specification travels in a column of its own: 'spec.towBarRating'. */
export function columnNamed(name: string): Column {
  return byName.get(name) ?? specificationColumn(name, name.replace(/^spec\./, ''))
}

/** The column in which a field, or one of the specifications, stands. */
export function columnOfKey(key: string): Column {
  return columns.find((column) => column.key === key) ?? specificationColumn(key, key)
}

const squeeze = (text: string) =>
  text
    .toLowerCase()
    .replace('#', 'no')
    .replace(/[^a-z0-9]/g, '')

const byHeading: ReadonlyMap<string, string> = new Map([
  ...columns.flatMap(({ name, alsoCalled }) => alsoCalled.map((heading) => [heading, name] as const)),
  ...columns.map(({ name }) => [squeeze(name), name] as const),
])

/** 'In stock', 'in-stock' and 'inStock' are one column, 'Stock #' and 'Stock No.' another; null for a heading that we do not know. */
export function columnOf(heading: string): string | null {
  const further = /^spec(?:ification)?s?[.:\s]+(.+)$/i.exec(heading.trim())?.[1]
  const known = byHeading.get(squeeze(further ?? heading))
  if (further === undefined) return known ?? null
  const isKnown = known !== undefined && columnNamed(known).isSpecification && squeeze(known) === squeeze(further)
  if (isKnown) return known
  // What every object has is no name of the dealer's.
  return Object.hasOwn(Object.prototype, further.trim()) ? null : `spec.${further.trim()}`
}

/** The row of headings: which column each cell is, those that are passed over, and why the file cannot be read. */
export function readHeadings(cells: readonly string[]) {
  const read = cells.map((cell) => columnOf(fromInert(cell)))
  const unknown = cells.filter((cell, index) => read[index] === null && cell.trim() !== '')
  const known = read.filter((column) => column !== null)
  const doubled = known.filter((column, index) => known.indexOf(column) !== index)
  const tellsCarts = known.includes('id') || (known.includes('name') && known.includes('brand'))
  const problems = [
    ...doubled.map((column) => `"${column}" is there twice`),
    ...(tellsCarts ? [] : ['there must be a column "id", or "name" and "brand"']),
  ]
  return { columns: read, unknown, problems }
}

/** The headings of an export that holds these carts. */
export function exportColumns(vehicles: readonly Vehicle[]): readonly string[] {
  const keys = new Set(vehicles.flatMap(({ specifications }) => Object.keys(specifications)))
  return [
    ...vehicleColumns,
    ...[...keys].filter((key) => !Object.hasOwn(knownSpecifications, key)).map((key) => `spec.${key}`),
  ]
}

/** Several features or pictures in one cell are parted by bars. */
export function vehicleCell(vehicle: Vehicle, name: string): string {
  return textOf(fieldIn(vehicle, name).value, columnNamed(name), '|')
}

/** What stands in a column, and the name under which the history keeps it. */
export function fieldIn(vehicle: Vehicle, name: string): { readonly field: string; readonly value: unknown } {
  const { isSpecification, key } = columnNamed(name)
  const from: Readonly<Record<string, unknown>> = isSpecification ? vehicle.specifications : vehicle
  return { field: isSpecification ? `specifications.${key}` : key, value: from[key] }
}

/** Whether two cells of a column say the same: a form writes lists line by line, and line ends of its own. */
export function isSameCell(name: string, one: unknown, other: unknown): boolean {
  const isList = columnNamed(name).kind === 'list'
  const plain = (cell: unknown) =>
    String(cell ?? '')
      .replace(/\r\n?/g, '\n')
      .replaceAll('|', isList ? '\n' : '|')
      .trim()
  return plain(one) === plain(other)
}

/** A cart's own: no cart like it has the same. */
const ownColumns = new Set<string>([
  ...['id', 'images', 'inStock', 'addedAt', 'stockNumber', 'serialNumber', 'hours', 'miles', 'order', 'featured'],
  ...['soldOn', 'specialPrice', 'specialUntil'],
])

/** CART-202: what a cart like this one begins with. */
export function cellsToCopy(vehicle: Vehicle): Readonly<Record<string, string>> {
  const columns = exportColumns([vehicle]).filter((column) => !ownColumns.has(column))
  return Object.fromEntries(columns.map((column) => [column, vehicleCell(vehicle, column)]))
}

function textOf(value: unknown, { words }: Column, bar: string): string {
  if (Array.isArray(value)) return value.join(bar)
  if (typeof value === 'boolean') return words[value ? 0 : 1]
  return String(value ?? '')
}

// What a line of a terminal has room for.
const longestValue = 60

/** A field of a cart as the desk tells of it; null for what the desk does not show. */
export function fieldWords(field: string, value: unknown): { readonly label: string; readonly text: string } | null {
  if (field === 'position') return null
  const column = columnOfKey(field.replace(/^specifications\./, ''))
  const text = shownText(column, value)
  // A specification of the dealer's own is called as the dealer calls it.
  const label = byName.has(column.name)
    ? column.name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : column.name
  return { label, text: text.length <= longestValue ? text : `${text.slice(0, longestValue - 1)}…` }
}

function shownText(column: Column, value: unknown): string {
  if (column.key === 'price' || column.key === 'specialPrice') return formatPrice(Number(value))
  if (column.kind === 'day') return formatDate(String(value))
  if (column.key === 'images' && Array.isArray(value)) return `${value.length} (${value.map(pictureName).join(', ')})`
  return textOf(value, column, ' | ').replace(/\s+/g, ' ')
}

/** 'front' of /media/photos/….webp */
const pictureName = (path: string) => photoNameOf(path)?.stem ?? path.replace(/^.*\/|\.\w+$/g, '')

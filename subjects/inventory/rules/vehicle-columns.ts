import { fromInert } from '#kit/formats/csv.ts'
import {
  type FieldDefinition,
  knownSpecifications,
  type Vehicle,
  type VehicleFields,
  vehicleFields,
} from './vehicle.ts'

type FieldName = keyof VehicleFields
type SpecificationName = keyof typeof knownSpecifications
type Heading<Name extends FieldName> = VehicleFields[Name] extends { heading: infer Other extends string }
  ? Other
  : Name

export type VehicleColumn =
  | { [Name in FieldName]: Heading<Name> }[Exclude<FieldName, 'specifications'>]
  | SpecificationName

/** A further specification travels in a column of its own: 'spec.towBarRating'. */
export type SpecColumn = `spec.${string}`

interface Column {
  readonly name: VehicleColumn
  readonly field: FieldName
  readonly kind: VehicleFields[FieldName]['kind']
  readonly words?: readonly [string, string]
  readonly alsoCalled: readonly string[]
}

const fields = Object.entries(vehicleFields) as [FieldName, FieldDefinition][]
const specifications = Object.entries(knownSpecifications) as [SpecificationName, { alsoCalled?: readonly string[] }][]

/** In the order of the fields; the known specifications stand where the map of all of them does. */
const columns: readonly Column[] = fields.flatMap(([field, { heading, kind, words, alsoCalled = [] }]): Column[] =>
  kind === 'map'
    ? specifications.map(([name, other]) => ({ name, field, kind: 'text', alsoCalled: other.alsoCalled ?? [] }))
    : [{ name: (heading ?? field) as VehicleColumn, field, kind, alsoCalled, ...(words && { words }) }],
)

/** The columns of an export and, under any spelling, of an import. */
export const vehicleColumns: readonly VehicleColumn[] = columns.map(({ name }) => name)

/** What an unknown column is answered with. */
export const knownColumns = `the columns are ${vehicleColumns.join(', ')}, and "spec.NAME" for a specification of your own`

const byName: ReadonlyMap<string, Column> = new Map(columns.map((column) => [column.name, column]))
const isSpecification = (name: string) => byName.get(name)?.field === 'specifications'

/** Where a column's value stands in a cart, and how its cells are read. */
export function placeOf(name: VehicleColumn | SpecColumn) {
  const further = /^spec\.(.+)$/s.exec(name)?.[1]
  const column = byName.get(name)
  return {
    inSpecifications: further !== undefined || isSpecification(name),
    key: further ?? (isSpecification(name) ? name : (column?.field ?? name)),
    kind: column?.kind ?? 'text',
  }
}

/** The column in which a field stands. */
export function columnNameOf(field: string): string {
  return columns.find((column) => column.field === field)?.name ?? field
}

/** What stands in a cell of a flag, for yes and for no. */
export function columnWords(field: string): readonly [string, string] {
  return columns.find((column) => column.field === field)?.words ?? ['yes', 'no']
}

/** Parts several features or pictures in one cell; line breaks do so too. */
const listMark = '|'

const squeeze = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const byHeading: ReadonlyMap<string, VehicleColumn> = new Map([
  ...columns.flatMap(({ name, alsoCalled }) => alsoCalled.map((heading) => [heading, name] as const)),
  ...columns.map(({ name }) => [squeeze(name), name] as const),
])

/** 'In stock', 'in-stock' and 'inStock' are one column; null for a heading that we do not know. */
export function columnOf(heading: string): VehicleColumn | SpecColumn | null {
  const spec = /^spec(?:ification)?s?[.:\s]+(.+)$/i.exec(heading.trim())?.[1]
  const known = byHeading.get(squeeze(spec ?? heading)) ?? null
  if (spec === undefined) return known
  return known !== null && isSpecification(known) && squeeze(known) === squeeze(spec) ? known : `spec.${spec.trim()}`
}

/** The row of headings: which column each cell is, or why the file cannot be read. */
export function readHeadings(cells: readonly string[]) {
  const columns = cells.map((cell) => columnOf(fromInert(cell)))
  const unknown = cells.filter((cell, index) => columns[index] === null && cell.trim() !== '')
  const known = columns.filter((column) => column !== null)
  const doubled = known.filter((column, index) => known.indexOf(column) !== index)
  const problems = [
    ...unknown.map((heading) => `"${heading}" is no column we know`),
    ...(unknown.length > 0 ? [knownColumns] : []),
    ...doubled.map((column) => `"${column}" is there twice`),
    ...(known.includes('id') || (known.includes('name') && known.includes('brand'))
      ? []
      : ['there must be a column "id", or "name" and "brand"']),
  ]
  return { columns, problems }
}

/** The headings of an export that holds these carts. */
export function exportColumns(vehicles: Iterable<Vehicle>): readonly (VehicleColumn | SpecColumn)[] {
  const further = new Set<SpecColumn>()
  for (const { specifications } of vehicles) {
    for (const key of Object.keys(specifications)) if (!isSpecification(key)) further.add(`spec.${key}`)
  }
  return [...vehicleColumns, ...further]
}

export function vehicleCell(vehicle: Vehicle, column: VehicleColumn | SpecColumn): string {
  const { inSpecifications, key } = placeOf(column)
  if (inSpecifications) return String(vehicle.specifications[key] ?? '')
  const value = vehicle[key as Exclude<FieldName, 'specifications'>]
  if (Array.isArray(value)) return value.join(listMark)
  const [yes, no] = byName.get(column)?.words ?? []
  return String((value === true ? yes : value === false ? no : value) ?? '')
}

import { fromInert } from '#site/shared/rules/csv.ts'
import type { Vehicle } from './vehicle.ts'

/** The columns of an export and, under any spelling, of an import. */
export const vehicleColumns = [
  'id',
  'name',
  'description',
  'price',
  'brand',
  'category',
  'condition',
  'inStock',
  'seatingCapacity',
  'range',
  'topSpeed',
  'batteryType',
  'chargingTime',
  'payload',
  'driveType',
  'features',
  'images',
  'series',
  'year',
  'color',
  'addedAt',
  'externalUrl',
] as const

export type VehicleColumn = (typeof vehicleColumns)[number]

/** A further specification travels in a column of its own: 'spec.towBarRating'. */
export type SpecColumn = `spec.${string}`

export const specificationColumns = [
  'seatingCapacity',
  'range',
  'topSpeed',
  'batteryType',
  'chargingTime',
  'payload',
  'driveType',
] as const satisfies readonly VehicleColumn[]

/** Parts several features or pictures in one cell; line breaks do so too. */
const listMark = '|'

const squeeze = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const otherNames: Readonly<Record<string, VehicleColumn>> = {
  seats: 'seatingCapacity',
  battery: 'batteryType',
  charging: 'chargingTime',
  drive: 'driveType',
  speed: 'topSpeed',
  picture: 'images',
  pictures: 'images',
  image: 'images',
  photos: 'images',
  stock: 'inStock',
  available: 'inStock',
  modelyear: 'year',
  colour: 'color',
  url: 'externalUrl',
  link: 'externalUrl',
  added: 'addedAt',
  dateadded: 'addedAt',
  isnew: 'condition',
  new: 'condition',
}

/** 'In stock', 'in-stock' and 'inStock' are one column; null for a heading that we do not know. */
export function columnOf(heading: string): VehicleColumn | SpecColumn | null {
  const spec = /^spec(?:ification)?s?[.:\s]+(.+)$/i.exec(heading.trim())?.[1]
  const key = squeeze(spec ?? heading)
  const known = vehicleColumns.find((column) => squeeze(column) === key)
  if (spec === undefined) return known ?? (Object.hasOwn(otherNames, key) ? (otherNames[key] ?? null) : null)
  return known && (specificationColumns as readonly string[]).includes(known) ? known : `spec.${spec.trim()}`
}

/** The row of headings: which column each cell is, or why the file cannot be read. */
export function readHeadings(cells: readonly string[]) {
  const columns = cells.map((cell) => columnOf(fromInert(cell)))
  const unknown = cells.filter((cell, index) => columns[index] === null && cell.trim() !== '')
  const known = columns.filter((column) => column !== null)
  const doubled = known.filter((column, index) => known.indexOf(column) !== index)
  const problems = [
    ...unknown.map((heading) => `"${heading}" is no column we know`),
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
    for (const key of Object.keys(specifications)) {
      if (!(specificationColumns as readonly string[]).includes(key)) further.add(`spec.${key}`)
    }
  }
  return [...vehicleColumns, ...further]
}

export function vehicleCell(vehicle: Vehicle, column: VehicleColumn | SpecColumn): string {
  if (column === 'condition') return vehicle.isNew ? 'new' : 'used'
  if (column === 'inStock') return vehicle.inStock ? 'yes' : 'no'
  if (column === 'features' || column === 'images') return vehicle[column].join(listMark)
  if (column.startsWith('spec.')) return String(vehicle.specifications[column.slice(5)] ?? '')
  if ((specificationColumns as readonly string[]).includes(column)) return String(vehicle.specifications[column] ?? '')
  return String(vehicle[column as Exclude<VehicleColumn, keyof Vehicle['specifications'] | 'condition'>] ?? '')
}

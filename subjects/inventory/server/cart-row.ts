import { chunksOf } from '#kernel/db/chunks.ts'
import type { Db } from '#kernel/db/schema.ts'
import type { FieldDefinition } from '#subjects/inventory/rules/cart-field.ts'
import { figuresIn } from '#subjects/inventory/rules/change/figures-in-cells.ts'
import { type Vehicle, type VehicleFields, vehicleFields, vehicleSchema } from '#subjects/inventory/rules/vehicle.ts'
import type { PhotosOfCarts } from '#subjects/pictures/server/photo-store.ts'

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : ''

/** The types in the database: only texts and numbers, which mean the same in both. Lists and maps are JSON text. */
type Stored = { text: string; day: string; number: number; flag: 0 | 1; list: string; map: string }

/** A cart as its columns, those of `vehicleFields`; null where the cart says nothing. */
type VehicleRow = {
  [Name in keyof VehicleFields as SnakeCase<Name>]:
    | Stored[VehicleFields[Name]['kind']]
    | (Partial<Pick<Vehicle, Name>> extends Pick<Vehicle, Name> ? null : never)
}

/** A column for each field of a cart. */
export interface VehiclesTable extends VehicleRow {
  /** The place in the list of the call. */
  position: number
  /** The day on which the cart last changed. */
  updated_at: string
}

type Cell = string | number | null

interface Codec {
  readonly store: (value: unknown) => Cell
  readonly load: (cell: Cell) => unknown
}

const asItIs: Codec = { store: (value) => value as Cell, load: (cell) => cell }
const asJson: Codec = { store: (value) => JSON.stringify(value), load: (cell) => JSON.parse(String(cell)) }
const asBit: Codec = { store: (value) => (value ? 1 : 0), load: (cell) => cell === 1 }

const codecs: Partial<Record<FieldDefinition['kind'], Codec>> = { flag: asBit, list: asJson, map: asJson }

const columns = Object.entries(vehicleFields).map(([name, { kind }]) => ({
  field: name as keyof Vehicle,
  column: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as keyof VehicleRow,
  codec: codecs[kind] ?? asItIs,
}))

export function rowOf(vehicle: Vehicle): VehicleRow {
  const cells = columns.map(({ field, column, codec }) => {
    const value = vehicle[field]
    return [column, value === undefined ? null : codec.store(value)]
  })
  return Object.fromEntries(cells)
}

export function isCartRow(row: VehiclesTable): boolean {
  return Number.isInteger(row.position) && vehicleSchema.safeParse(vehicleOf(row)).success
}

/** Makes a cart of a row without checking it, since only checked carts are written. */
export function vehicleOf(row: VehicleRow): Vehicle {
  const fields = columns.flatMap(({ field, column, codec }) => {
    // A backup may come from before the column.
    const cell = row[column] ?? null
    return cell === null ? [] : [[field, codec.load(cell)]]
  })
  const cart = Object.fromEntries(fields)
  return cart.abilities === undefined ? fromOlderCart(cart) : cart
}

/**
 * A build before 25 November 2026 stored figures as words among the further specifications, and no abilities. What is no whole figure stays
 * a specification; the dealer ticks the abilities (CART-211).
 */
export function fromOlderCart(cart: Omit<Vehicle, 'abilities'>): Vehicle {
  const figures = {}
  const specifications: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(cart.specifications)) {
    const read = figuresInSpecification(name, value)
    if (read) Object.assign(figures, read)
    else specifications[name] = value
  }
  return { ...cart, ...figures, specifications, abilities: [] }
}

/** The figures that a specification of such a cart gives, where a cart may have them. */
export function figuresInSpecification(
  specification: string,
  value: unknown,
): Readonly<Record<string, unknown>> | undefined {
  const read = specification === 'driveType' ? { driveType: value } : figuresIn(specification, String(value))
  const accepts = ([field, figure]: [string, unknown]) =>
    vehicleFields[field as keyof Vehicle].schema.safeParse(figure).success
  return read && Object.entries(read).every(accepts) ? read : undefined
}

/** The present names of these carts, by id. */
export async function cartNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const some of chunksOf([...new Set(ids)])) {
    const rows = await db.selectFrom('vehicles').select(['id', 'name']).where('id', 'in', some).execute()
    for (const { id, name } of rows) names.set(id, name)
  }
  return names
}

/** Reads which photos carts name, for the subject that keeps photos (PIC-30). */
export const photosOfCarts: PhotosOfCarts = async (db, holding) => {
  const carts = await db.selectFrom('vehicles').select('images').where('images', 'like', `%${holding}%`).execute()
  return carts.flatMap(({ images }) => JSON.parse(images))
}

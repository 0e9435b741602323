import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#kernel/db/schema.ts'
import { inventoryLimits, priceBandEdges } from '#subjects/inventory/facts/filter-choices.ts'
import type { InventoryResult } from '#subjects/inventory/rules/inventory-result.ts'
import { activeFilters, type InventoryView } from '#subjects/inventory/rules/inventory-view.ts'
import type { ListedVehicle } from '#subjects/inventory/rules/vehicle.ts'
import {
  choicesOf,
  filtersInForce,
  offeredNames,
  type VehicleFilters,
} from '#subjects/inventory/rules/vehicle-filters.ts'
import type { SortOrder } from '#subjects/inventory/rules/vehicle-sort.ts'
import { vehicleOf } from './vehicle-row.ts'

/** What a version of the inventory says of all views: read once. */
export interface InventoryFacts {
  readonly total: number
  /** The kinds in the order of their first carts. */
  readonly kinds: readonly string[]
  /** A stand-in for each combination of what the selectors offer. */
  readonly offered: readonly ListedVehicle[]
}

type Condition = RawBuilder<SqlBool>

// No cart costs more; PostgreSQL refuses what is larger than its integers.
const mostDollars = 1_000_000_000

/** A text as a pattern that means itself. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
const priceBands: Readonly<Record<string, Condition>> = {
  'under-15000': sql`price < ${priceBandEdges.low}`,
  '15000-25000': sql`price between ${priceBandEdges.low} and ${priceBandEdges.high}`,
  'over-25000': sql`price > ${priceBandEdges.high}`,
}

/** The rules of `vehicle-filters.ts` for the database; a test holds each against its rule. */
const conditions: { readonly [Name in keyof VehicleFilters]: (value: string) => Condition } = {
  search: (value) => sql`search_text like ${containing(value.trim().toLowerCase())} escape '\\'`,
  brand: (value) => sql`brand_key = ${value.toLowerCase()}`,
  category: (value) => sql`category_key like ${containing(value.toLowerCase())} escape '\\'`,
  price: (value) => priceBands[value] ?? sql`true`,
  budget: (value) => sql`price <= ${Math.min(Number(value), mostDollars)}`,
  seats: (value) => sql`seats = ${Number(value)}`,
  condition: (value) => sql`is_new = ${value === 'new' ? 1 : 0}`,
  stock: (value) => sql`in_stock = ${value === 'in' ? 1 : 0}`,
}

// Written out as the index has them (migration 90): a parameter would not be recognized.
const inOrder = sql`coalesce("order", 100001), position, id`
const place = sql`cast(coalesce("order", 100001) as bigint) * 4294967296 + position`
const firsts = sql`(select category as kind, min(${place}) as first from vehicles where sold_on is null group by category)`

const sortings: { readonly [Order in Exclude<SortOrder, 'featured'>]: RawBuilder<unknown> } = {
  'price-low': sql`price`,
  'price-high': sql`price desc`,
  seats: sql`seats desc`,
  range: sql`range_miles desc`,
  newest: sql`added_at desc`,
}

export async function readFacts(db: Db): Promise<InventoryFacts> {
  const { rows: kinds } = await sql<{ category: string; first: string; carts: string }>`
    select category, min(${place}) as first, count(*) as carts from vehicles where sold_on is null group by category`.execute(
    db,
  )
  const { rows: combinations } = await sql<{ brand_of: string; category: string; seats: number }>`
    select min(brand) as brand_of, category, seats from vehicles where sold_on is null group by brand, category, seats`.execute(
    db,
  )
  return {
    total: kinds.reduce((sum, { carts }) => sum + Number(carts), 0),
    kinds: kinds.toSorted((one, other) => Number(one.first) - Number(other.first)).map(({ category }) => category),
    offered: combinations.map(
      ({ brand_of, category, seats }) =>
        ({ brand: brand_of, category, specifications: { seatingCapacity: seats } }) as ListedVehicle,
    ),
  }
}

/** What `inventoryResult` finds in the whole list, found by the database: only the carts of the page are read. */
export async function findVehicles(db: Db, view: InventoryView, facts: InventoryFacts): Promise<InventoryResult> {
  const matching = whereOf(view.filters)
  const counts = await countByKind(db, matching)
  const count = [...counts.values()].reduce((sum, carts) => sum + carts, 0)
  const size = inventoryLimits.cartsPerPage
  const pages = Math.max(1, Math.ceil(count / size))
  const page = Math.min(view.page, pages)
  const part = { from: (page - 1) * size, size: Math.min(size, count - (page - 1) * size) }
  const ids =
    view.sort === 'featured'
      ? await idsByKind(db, matching, { ...part, kinds: facts.kinds, counts })
      : await idsSorted(db, matching, { ...part, by: sortings[view.sort] })
  const choices = offeredNames.map((name) => [name, choicesOf(facts.offered, name, view.filters[name])] as const)
  return {
    vehicles: await withIds(db, ids),
    count,
    total: facts.total,
    page,
    pages,
    choices: Object.fromEntries(choices) as InventoryResult['choices'],
    easier: count === 0 ? await easierViews(db, view) : [],
  }
}

function whereOf(filters: VehicleFilters): Condition {
  const asked = filtersInForce(filters).map((name) => conditions[name](filters[name]))
  return sql.join([sql`sold_on is null`, ...asked], sql` and `)
}

async function countByKind(db: Db, matching: Condition): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ category: string; carts: string }>`
    select category, count(*) as carts from vehicles where ${matching} group by category`.execute(db)
  return new Map(rows.map(({ category, carts }) => [category, Number(carts)]))
}

interface Part {
  readonly from: number
  readonly size: number
}

/** Kind by kind: those before the page are counted past, so that only those on it are sorted. */
async function idsByKind(
  db: Db,
  matching: Condition,
  { from, size, kinds, counts }: Part & { kinds: readonly string[]; counts: ReadonlyMap<string, number> },
): Promise<readonly string[]> {
  const ids: string[] = []
  let skip = from
  for (const kind of kinds) {
    const carts = counts.get(kind) ?? 0
    if (ids.length === size) break
    if (skip < carts) {
      const { rows } = await sql<{ id: string }>`
        select id from vehicles where ${matching} and category = ${kind}
        order by ${inOrder} limit ${size - ids.length} offset ${skip}`.execute(db)
      ids.push(...rows.map(({ id }) => id))
    }
    skip = Math.max(0, skip - carts)
  }
  return ids
}

async function idsSorted(
  db: Db,
  matching: Condition,
  { from, size, by }: Part & { by: RawBuilder<unknown> },
): Promise<readonly string[]> {
  if (size === 0) return []
  const { rows } = await sql<{ id: string }>`
    select id from vehicles inner join ${firsts} as kinds on kinds.kind = category where ${matching}
    order by ${by}, kinds.first, ${inOrder} limit ${size} offset ${from}`.execute(db)
  return rows.map(({ id }) => id)
}

async function withIds(db: Db, ids: readonly string[]): Promise<readonly ListedVehicle[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('vehicles').selectAll().where('id', 'in', ids).execute()
  const places = new Map(ids.map((id, index) => [id, index]))
  return rows
    .toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
    .map((row) => listedOf(vehicleOf(row)))
}

/** A cart as a list shows it. */
export function listedOf(vehicle: ListedVehicle): ListedVehicle {
  const { id, name, description, price, brand, category, images, inStock, isNew, addedAt, year, specifications } =
    vehicle
  const { seatingCapacity, range } = specifications
  return {
    ...{ id, name, description, price, brand, category, images, inStock, isNew, addedAt },
    ...(year !== undefined && { year }),
    specifications: { seatingCapacity, ...(range !== undefined && { range }) },
  }
}

async function easierViews(db: Db, view: InventoryView): Promise<InventoryResult['easier']> {
  const views = []
  for (const { label, without } of activeFilters(view)) {
    const counts = await countByKind(db, whereOf(without.filters))
    const count = [...counts.values()].reduce((sum, carts) => sum + carts, 0)
    if (count > 0) views.push({ label, without, count })
  }
  return views
}

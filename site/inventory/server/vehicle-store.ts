import { countChange, countFirstChange, readDataVersion } from '#server/db/data-version.ts'
import type { Db } from '#server/db/schema.ts'
import { type Vehicle, vehicleIdPattern } from '#site/inventory/rules/vehicle.ts'
import type { VehicleStore } from '#site/inventory/rules/vehicle-source.ts'
import { rowOf, type VehicleRow, vehicleOf } from './vehicle-row.ts'

type Vehicles = Iterable<Vehicle> | AsyncIterable<Vehicle>

// Small enough for the bound on parameters of either database, large enough that statements are few.
const rowsPerStatement = 100

/** The port over whichever database: everything that differs between the two is below Kysely. */
export function createVehicleStore(db: Db, afterChange: () => Promise<void> = async () => {}): VehicleStore {
  async function change(write: (transaction: Db) => Promise<void>): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await countChange(transaction)
      await write(transaction)
    })
    await afterChange()
  }

  return {
    async list() {
      const rows = await db.selectFrom('vehicles').selectAll().orderBy('position').orderBy('id').execute()
      return rows.map(vehicleOf)
    },

    async get(id) {
      if (!vehicleIdPattern.test(id)) return null
      const row = await db.selectFrom('vehicles').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? vehicleOf(row) : null
    },

    version: () => readDataVersion(db),

    apply: ({ put = [], remove = [] }) =>
      change(async (transaction) => {
        for (const ids of chunksOf([...remove])) {
          await transaction.deleteFrom('vehicles').where('id', 'in', ids).execute()
        }
        await putVehicles(transaction, put)
      }),

    replaceAll: (vehicles) =>
      change(async (transaction) => {
        await transaction.deleteFrom('vehicles').execute()
        await putVehicles(transaction, vehicles)
      }),
  }
}

/** Fills a database that has never held carts. One that the dealer has emptied stays empty. */
export async function seedVehicles(db: Db, vehicles: Iterable<Vehicle>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (await countFirstChange(transaction)) await putVehicles(transaction, vehicles)
  })
}

async function putVehicles(db: Db, vehicles: Vehicles): Promise<void> {
  const { last } = await db
    .selectFrom('vehicles')
    .select((select) => select.fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow()
  let position = last ?? 0
  // One statement must not name a row twice: the last of two is the one that counts.
  let pending = new Map<string, Vehicle>()
  const flush = async () => {
    const rows = [...pending.values()].map((vehicle) => ({ ...rowOf(vehicle), position: ++position }))
    pending = new Map()
    await putRows(db, rows)
  }
  for await (const vehicle of vehicles) {
    pending.set(vehicle.id, vehicle)
    if (pending.size === rowsPerStatement) await flush()
  }
  if (pending.size > 0) await flush()
}

async function putRows(db: Db, rows: readonly (VehicleRow & { position: number })[]): Promise<void> {
  await db
    .insertInto('vehicles')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        description: eb.ref('excluded.description'),
        price: eb.ref('excluded.price'),
        brand: eb.ref('excluded.brand'),
        category: eb.ref('excluded.category'),
        images: eb.ref('excluded.images'),
        in_stock: eb.ref('excluded.in_stock'),
        is_new: eb.ref('excluded.is_new'),
        features: eb.ref('excluded.features'),
        specifications: eb.ref('excluded.specifications'),
        external_url: eb.ref('excluded.external_url'),
        series: eb.ref('excluded.series'),
        year: eb.ref('excluded.year'),
        color: eb.ref('excluded.color'),
        added_at: eb.ref('excluded.added_at'),
      })),
    )
    .execute()
}

function chunksOf<Item>(items: readonly Item[]): readonly Item[][] {
  const chunks: Item[][] = []
  for (let at = 0; at < items.length; at += rowsPerStatement) chunks.push(items.slice(at, at + rowsPerStatement))
  return chunks
}

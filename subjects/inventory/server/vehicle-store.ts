import { countChange, countFirstChange } from '#kernel/db/data-version.ts'
import { chunksOf } from '#kernel/db/rows.ts'
import type { Db } from '#kernel/db/schema.ts'
import { type Change, recordRun } from '#kernel/history/record-run.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { type Vehicle, vehicleIdPattern } from '#subjects/inventory/rules/vehicle.ts'
import type { VehicleChanges, VehicleStore } from '#subjects/inventory/rules/vehicle-source.ts'
import { readLedgers, writePrices } from './price-ledgers.ts'
import { vehicleChange } from './vehicle-history.ts'
import { rowOf, type VehiclesTable, vehicleOf } from './vehicle-row.ts'

const last = Number.MAX_SAFE_INTEGER

// The tests of the store are no command of the desk.
const unnamed = { who: 'unknown', command: 'change of the inventory' }

/** The carts in either database: everything that differs between the two is below Kysely. */
export function createVehicleStore(db: Db, afterChange: () => Promise<void>): VehicleStore {
  return {
    async list() {
      const rows = await db.selectFrom('vehicles').selectAll().orderBy('position').orderBy('id').execute()
      // CART-106: what the dealer has given a place comes first, in the order of those; all else as it came in.
      return rows.map(vehicleOf).toSorted((one, other) => (one.order ?? last) - (other.order ?? last))
    },

    async get(id) {
      if (!vehicleIdPattern.test(id)) return null
      const row = await db.selectFrom('vehicles').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? vehicleOf(row) : null
    },

    async lastChanges() {
      const rows = await db.selectFrom('vehicles').select(['id', 'updated_at']).execute()
      return new Map(rows.map(({ id, updated_at }) => [id, updated_at]))
    },

    ledgers: () => readLedgers(db),

    async apply({ by = unnamed, ...changes }) {
      const at = new Date()
      const { day } = easternClock(at)
      const run = await db.transaction().execute(async (transaction) => {
        await countChange(transaction)
        const made = await writeVehicles(transaction, changes, () => day)
        const id = await recordRun(transaction, { ...by, at }, made)
        if (id !== undefined) await writePrices(transaction, id, day, made)
        return id
      })
      await afterChange()
      return run
    },
  }
}

/** Fills a database that has never held carts. One that the dealer has emptied stays empty. */
export async function seedVehicles(db: Db, vehicles: readonly Vehicle[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (await countFirstChange(transaction))
      await writeVehicles(transaction, { put: vehicles }, ({ addedAt }) => addedAt)
  })
}

/** A cart that is there already keeps its place and takes everything else; a new one comes last. */
async function writeVehicles(
  db: Db,
  { put = [], remove = [] }: VehicleChanges,
  changedOn: (vehicle: Vehicle) => string,
): Promise<readonly Change[]> {
  const wanted = new Map(put.map((vehicle) => [vehicle.id, vehicle]))
  const ids = [...new Set([...remove, ...wanted.keys()])]
  const before = new Map<string, VehiclesTable>()
  for (const some of chunksOf(ids))
    for (const row of await db.selectFrom('vehicles').selectAll().where('id', 'in', some).execute())
      before.set(row.id, row)
  for (const some of chunksOf(remove)) await db.deleteFrom('vehicles').where('id', 'in', some).execute()

  const { highest } = await db
    .selectFrom('vehicles')
    .select((select) => select.fn.max<number | null>('position').as('highest'))
    .executeTakeFirstOrThrow()
  let position = highest ?? 0
  const removed = new Set(remove)
  const placeOf = (id: string) => (removed.has(id) ? undefined : before.get(id)?.position)
  const after = new Map<string, VehiclesTable>()
  for (const [id, vehicle] of wanted)
    after.set(id, { ...rowOf(vehicle), position: placeOf(id) ?? ++position, updated_at: changedOn(vehicle) })
  for (const some of chunksOf([...after.values()])) await putRows(db, some)
  return ids.flatMap((id) => vehicleChange(id, before.get(id), after.get(id)) ?? [])
}

async function putRows(db: Db, rows: readonly VehiclesTable[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof VehiclesTable & string)[]
  await db
    .insertInto('vehicles')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ ref }) => Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)]))),
    )
    .execute()
}

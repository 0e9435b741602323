import { countChange, countFirstChange, readDataVersion } from '#kernel/db/data-version.ts'
import { chunksOf, rowsPerStatement } from '#kernel/db/rows.ts'
import type { Db } from '#kernel/db/schema.ts'
import { recordRun } from '#kernel/history/record-run.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { type Vehicle, vehicleIdPattern } from '#subjects/inventory/rules/vehicle.ts'
import type { ChangedBy, VehicleStore } from '#subjects/inventory/rules/vehicle-source.ts'
import { readLedgers, writePrices } from './price-ledgers.ts'
import type { VehiclesTable } from './tables.ts'
import { VehicleLog } from './vehicle-history.ts'
import { rowOf, vehicleOf } from './vehicle-row.ts'

type Vehicles = Iterable<Vehicle> | AsyncIterable<Vehicle>

const last = Number.MAX_SAFE_INTEGER

// The tests of the store are no command of the desk.
const unnamed: ChangedBy = { who: 'unknown', command: 'change of the inventory' }

/** The carts in either database: everything that differs between the two is below Kysely. */
export function createVehicleStore(db: Db, afterChange: () => Promise<void>): VehicleStore {
  async function change(by: ChangedBy, write: (transaction: Db, log: VehicleLog) => Promise<void>) {
    const at = new Date()
    const run = await db.transaction().execute(async (transaction) => {
      await countChange(transaction)
      const log = new VehicleLog()
      await write(transaction, log)
      const changes = log.changes()
      const id = await recordRun(transaction, { ...by, at }, changes)
      if (id !== undefined) await writePrices(transaction, id, easternClock(at).day, changes)
      return id
    })
    await afterChange()
    return run
  }

  return {
    async list() {
      const rows = await db.selectFrom('vehicles').selectAll().orderBy('position').orderBy('id').execute()
      return inOrder(rows.map(vehicleOf))
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

    ledgers: (id) => readLedgers(db, id),

    version: () => readDataVersion(db),

    apply: ({ put = [], remove = [], by = unnamed }) =>
      change(by, async (transaction, log) => {
        for (const ids of chunksOf([...remove])) {
          log.before(await rowsWith(transaction, ids))
          await transaction.deleteFrom('vehicles').where('id', 'in', ids).execute()
        }
        await putVehicles(transaction, put, today, log)
      }),

    async replaceAll(vehicles) {
      await change(unnamed, async (transaction, log) => {
        log.before(await transaction.selectFrom('vehicles').selectAll().execute())
        await transaction.deleteFrom('vehicles').execute()
        await putVehicles(transaction, vehicles, today, log)
      })
    },
  }
}

const today = () => easternClock(new Date()).day

/** CART-107: what the dealer has given a place comes first, in the order of those; all else as it came in. */
function inOrder(vehicles: readonly Vehicle[]): readonly Vehicle[] {
  return vehicles.toSorted((one, other) => (one.order ?? last) - (other.order ?? last))
}

/** Fills a database that has never held carts. One that the dealer has emptied stays empty. */
export async function seedVehicles(db: Db, vehicles: readonly Vehicle[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (await countFirstChange(transaction)) await putVehicles(transaction, vehicles, ({ addedAt }) => addedAt)
  })
}

async function putVehicles(
  db: Db,
  vehicles: Vehicles,
  changedOn: (vehicle: Vehicle) => string,
  log?: VehicleLog,
): Promise<void> {
  const { last } = await db
    .selectFrom('vehicles')
    .select((select) => select.fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow()
  let position = last ?? 0
  // One statement must not name a row twice: the last of two is the one that counts.
  let pending = new Map<string, Vehicle>()
  const flush = async () => {
    const rows = [...pending.values()].map((vehicle) => ({
      ...rowOf(vehicle),
      position: ++position,
      updated_at: changedOn(vehicle),
    }))
    log?.before(await rowsWith(db, [...pending.keys()]))
    for (const row of rows) log?.after(row)
    pending = new Map()
    await putRows(db, rows)
  }
  for await (const vehicle of vehicles) {
    pending.set(vehicle.id, vehicle)
    if (pending.size === rowsPerStatement) await flush()
  }
  if (pending.size > 0) await flush()
}

/** A cart that is there already keeps its place and takes everything else. */
async function putRows(db: Db, rows: readonly VehiclesTable[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof VehiclesTable & string)[]
  const replaced = columns.filter((column) => column !== 'id' && column !== 'position')
  await db
    .insertInto('vehicles')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ ref }) => Object.fromEntries(replaced.map((column) => [column, ref(`excluded.${column}`)]))),
    )
    .execute()
}

function rowsWith(db: Db, ids: readonly string[]): Promise<readonly VehiclesTable[]> {
  return db.selectFrom('vehicles').selectAll().where('id', 'in', ids).execute()
}

import { setImmediate as nextRound } from 'node:timers/promises'
import { countChange, countFirstChange, readDataVersion } from '#kernel/db/data-version.ts'
import type { Db, VehiclesTable } from '#kernel/db/schema.ts'
import { recordRun } from '#kernel/history/record-run.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { type Vehicle, vehicleIdPattern } from '#subjects/inventory/rules/vehicle.ts'
import type { ChangedBy, VehicleStore } from '#subjects/inventory/rules/vehicle-source.ts'
import { readLedgers } from './price-ledgers.ts'
import { VehicleLog } from './vehicle-history.ts'
import { rowOf, vehicleOf } from './vehicle-row.ts'

type Vehicles = Iterable<Vehicle> | AsyncIterable<Vehicle>

// Small enough for the bound on parameters of either database, large enough that statements are few.
const rowsPerStatement = 100
// A few milliseconds' worth.
const rowsPerRead = 500
const last = Number.MAX_SAFE_INTEGER

// The tests of the store, and whoever else is no command of the desk.
const unnamed: ChangedBy = { who: 'unknown', command: 'change of the inventory' }

/** The port over whichever database: everything that differs between the two is below Kysely. */
export function createVehicleStore(db: Db, afterChange: () => Promise<void> = async () => {}): VehicleStore {
  const today = () => easternClock(new Date()).day

  async function change(by: ChangedBy, write: (transaction: Db, log: VehicleLog) => Promise<void>) {
    const run = await db.transaction().execute(async (transaction) => {
      await countChange(transaction)
      const log = new VehicleLog()
      await write(transaction, log)
      return recordRun(transaction, { ...by, at: new Date() }, log.changes())
    })
    await afterChange()
    return run
  }

  return {
    async list() {
      for (;;) {
        const version = await readDataVersion(db)
        const { vehicles, pieces } = await readList(db)
        // Of one moment: what was read in one piece, or what nobody has changed meanwhile.
        if (pieces <= 1 || (await readDataVersion(db)) === version) return inOrder(vehicles)
      }
    },

    async get(id) {
      if (!vehicleIdPattern.test(id)) return null
      const row = await db.selectFrom('vehicles').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? vehicleOf(row) : null
    },

    async lastChanges() {
      const rows = await db.selectFrom('vehicles').select(['id', 'updated_at']).execute()
      return new Map(rows.flatMap(({ id, updated_at }) => (updated_at === null ? [] : [[id, updated_at]])))
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

/** CART-107: what the dealer has given a place comes first, in the order of those; all else as it came in. */
function inOrder(vehicles: readonly Vehicle[]): readonly Vehicle[] {
  if (vehicles.every(({ order }) => order === undefined)) return vehicles
  return vehicles.toSorted((one, other) => (one.order ?? last) - (other.order ?? last))
}

/** Reads the carts some at a time, so that nothing else waits for all of them. */
async function readList(db: Db): Promise<{ vehicles: readonly Vehicle[]; pieces: number }> {
  const vehicles: Vehicle[] = []
  let last = { position: -1, id: '' }
  for (let pieces = 1; ; pieces += 1) {
    const { position, id } = last
    const rows = await db
      .selectFrom('vehicles')
      .selectAll()
      .where('position', '>=', position)
      .where((row) => row.or([row('position', '>', position), row('id', '>', id)]))
      .orderBy('position')
      .orderBy('id')
      .limit(rowsPerRead)
      .execute()
    for (const row of rows) vehicles.push(vehicleOf(row))
    if (rows.length < rowsPerRead) return { vehicles, pieces }
    last = rows.at(-1) ?? last
    await nextRound()
  }
}

/** Fills a database that has never held carts. One that the dealer has emptied stays empty. */
export async function seedVehicles(db: Db, vehicles: Iterable<Vehicle>): Promise<void> {
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
    if (log) log.before(await rowsWith(db, [...pending.keys()]))
    for (const { id, position: place } of rows) log?.after(pending.get(id) as Vehicle, place)
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
  const columns = Object.keys(rows[0] ?? {}) as (keyof VehiclesTable)[]
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

function chunksOf<Item>(items: readonly Item[]): readonly Item[][] {
  const chunks: Item[][] = []
  for (let at = 0; at < items.length; at += rowsPerStatement) chunks.push(items.slice(at, at + rowsPerStatement))
  return chunks
}

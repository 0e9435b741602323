import { chunksOf } from '#kernel/db/chunks.ts'
import { countChange, countFirstChange } from '#kernel/db/data-version.ts'
import { checked } from '#kernel/db/row-rules.ts'
import type { Db } from '#kernel/db/schema.ts'
import type { Change } from '#kernel/history/change.ts'
import { cameSecond, inTurn } from '#kernel/history/in-turn.ts'
import { lastChangeOf } from '#kernel/history/read-runs.ts'
import { recordRun } from '#kernel/history/record-run.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import type { CartStore } from '#subjects/inventory/rules/cart-source.ts'
import { type ChangedCart, mergeChange } from '#subjects/inventory/rules/change/changed-cart.ts'
import { cartIdPattern, type Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { cartChange, vehicleKind } from './cart-history.ts'
import { isCartRow, rowOf, type VehiclesTable, vehicleOf } from './cart-row.ts'
import { removeFindings } from './inspections.ts'
import { readLedgers, writePrices } from './price-ledgers.ts'

const last = Number.MAX_SAFE_INTEGER

/** The carts in either database; Kysely hides all differences between the two. */
export function createCartStore(db: Db, afterChange: () => Promise<void>): CartStore {
  return {
    async list() {
      const rows = await db.selectFrom('vehicles').selectAll().orderBy('position').orderBy('id').execute()
      // Carts that the dealer has given a place come first, in that order; the others follow as they came in (CART-106).
      return rows.map(vehicleOf).toSorted((one, other) => (one.order ?? last) - (other.order ?? last))
    },

    async get(id) {
      if (!cartIdPattern.test(id)) return null
      const row = await db.selectFrom('vehicles').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? vehicleOf(row) : null
    },

    async lastChanges() {
      const rows = await db.selectFrom('vehicles').select(['id', 'updated_at']).execute()
      return new Map(rows.map(({ id, updated_at }) => [id, updated_at]))
    },

    ledgers: () => readLedgers(db),

    lastChange: (id, field) => lastChangeOf(db, vehicleKind, id, field),

    async apply(carts, by) {
      const { day } = easternClock(by.at)
      const run = await inTurn(db, async (transaction) => {
        await countChange(transaction)
        const made = await writeCarts(transaction, carts, day)
        const added = made.filter(({ before }) => before === null).map(({ key }) => key)
        const taken = await removeFindings(transaction, added)
        const id = await recordRun(transaction, by, [...made, ...taken])
        if (id !== undefined) await writePrices(transaction, id, day, made)
        return id
      })
      await afterChange()
      return run
    },
  }
}

/** Fills a database that has never held carts. A database that the dealer has emptied stays empty. */
export async function seedCarts(db: Db, vehicles: readonly Vehicle[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await countFirstChange(transaction))) return
    const rows = vehicles.map((cart, index) => ({ ...rowOf(cart), position: index + 1, updated_at: cart.addedAt }))
    for (const some of chunksOf(rows)) await putRows(transaction, some)
  })
}

/** Writes carts inside a turn, so that they stay as this has read them. */
async function writeCarts(db: Db, carts: readonly ChangedCart[], today: string): Promise<readonly Change[]> {
  const byId = new Map(carts.map((cart) => [(cart.before ?? cart.after)?.id ?? '', cart]))
  const rows = new Map<string, VehiclesTable>()
  for (const some of chunksOf([...byId.keys()]))
    for (const row of await db.selectFrom('vehicles').selectAll().where('id', 'in', some).execute())
      rows.set(row.id, row)
  const { highest } = await db
    .selectFrom('vehicles')
    .select((select) => select.fn.max<number | null>('position').as('highest'))
    .executeTakeFirstOrThrow()
  let position = highest ?? 0
  const after = new Map<string, VehiclesTable>()
  const problems: string[] = []
  for (const [id, cart] of byId) {
    const row = rows.get(id)
    const wanted = mergeChange(cart, row && vehicleOf(row), today)
    if (typeof wanted === 'string') problems.push(wanted)
    else if (wanted) after.set(id, { ...rowOf(wanted), position: row?.position ?? ++position, updated_at: today })
  }
  if (problems.length > 0) throw cameSecond(problems.join('. '))
  const gone = [...rows.keys()].filter((id) => !after.has(id))
  for (const some of chunksOf(gone)) await db.deleteFrom('vehicles').where('id', 'in', some).execute()
  for (const some of chunksOf([...after.values()])) await putRows(db, some)
  return [...byId.keys()].flatMap((id) => cartChange(id, rows.get(id), after.get(id)) ?? [])
}

async function putRows(db: Db, rows: readonly VehiclesTable[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof VehiclesTable & string)[]
  await db
    .insertInto('vehicles')
    .values(rows.map((row) => checked(isCartRow, row)))
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ ref }) => Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)]))),
    )
    .execute()
}

import { chunksOf } from '#kernel/db/chunks.ts'
import type { Db } from '#kernel/db/schema.ts'
import type { Change } from '#kernel/history/change.ts'
import { undoneRuns } from '#kernel/history/read-runs.ts'
import { ledgerOf, type PriceLedger } from '#subjects/inventory/rules/price-ledger.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'

/** What a run did to a cart's price, or that it brought the cart: the ledger on a cart's page is made from these rows. */
export interface VehiclePricesTable {
  vehicle_id: string
  run: number
  day: string
  /** Null where the cart was not there before. */
  price_before: number | null
  /** Both are null where the price stayed. */
  price: number | null
  /** The day on which the cart came in, where the run said so. */
  added_at: string | null
}

/** Records what a run did to the prices of carts, in that run's transaction. */
export async function writePrices(
  transaction: Db,
  run: number,
  day: string,
  changes: readonly Change[],
): Promise<void> {
  const rows = changes.flatMap(({ key, before, after }) => {
    const [was, is] = [before, after] as readonly (Partial<Vehicle> | null)[]
    if (is?.price === undefined && is?.addedAt === undefined) return []
    const { price = null, addedAt = null } = is
    return [{ vehicle_id: key, run, day, price_before: was?.price ?? null, price, added_at: addedAt }]
  })
  for (const some of chunksOf(rows)) await transaction.insertInto('vehicle_prices').values(some).execute()
}

/** The ledgers of the carts, without runs that were undone (CART-110). */
export async function readLedgers(db: Db): Promise<ReadonlyMap<string, PriceLedger>> {
  const undone = await undoneRuns(db)
  const rows = await db
    .selectFrom('vehicle_prices')
    .select(['vehicle_id', 'run', 'day', 'price_before as before', 'price', 'added_at as addedAt'])
    .orderBy('run')
    .execute()
  const counted = rows.filter(({ run }) => !undone.has(run))
  const carts = Map.groupBy(counted, ({ vehicle_id }) => vehicle_id)
  return new Map([...carts].map(([cart, entries]) => [cart, ledgerOf(entries)]))
}

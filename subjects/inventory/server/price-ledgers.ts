import { setImmediate as nextRound } from 'node:timers/promises'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#kernel/db/schema.ts'
import { changeOf, undoneRuns } from '#kernel/history/read-runs.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { type LedgerEntry, ledgerOf, type PriceLedger } from '#subjects/inventory/rules/price-ledger.ts'

// A few milliseconds' worth.
const rowsPerRead = 500

/**
 * CART-110: the ledgers of the carts, or of one, out of the history: a run that was undone never was, and neither was the
 * one that undid it.
 */
export async function readLedgers(db: Db, id?: string): Promise<ReadonlyMap<string, PriceLedger>> {
  const undone = await undoneRuns(db)
  const entries = new Map<string, LedgerEntry[]>()
  const days = new Map<string, string>()
  const dayOf = (at: string) => {
    const day = days.get(at) ?? easternClock(new Date(at)).day
    days.set(at, day)
    return day
  }
  let last = { run: 0, key: '' }
  for (;;) {
    const { run, key } = last
    const rows = await db
      .selectFrom('run_changes')
      .innerJoin('runs', 'runs.id', 'run_changes.run')
      .selectAll('run_changes')
      .select(['runs.at', 'runs.undoes'])
      .$if(id !== undefined, (query) => query.where('kind', '=', 'vehicle').where('key', '=', id ?? ''))
      // Not by the index of kinds, by which each piece would read and sort all of them: in the order of the primary key.
      .$if(id === undefined, (query) => query.where(sql<SqlBool>`kind || '' = 'vehicle'`))
      .where('run', '>=', run)
      .where((row) => row.or([row('after', 'like', '%"price"%'), row('after', 'like', '%"addedAt"%')]))
      .where((row) => row.or([row('run', '>', run), row.and([row('run', '=', run), row('key', '>', key)])]))
      .orderBy('run')
      .orderBy('kind')
      .orderBy('key')
      .limit(rowsPerRead)
      .execute()
    for (const { at, undoes, ...row } of rows) {
      if (undoes !== null || undone.has(row.run)) continue
      const { before, after } = changeOf(row)
      const known = entries.get(row.key) ?? []
      entries.set(row.key, known)
      known.push({ day: dayOf(at), before, after })
    }
    if (rows.length < rowsPerRead) break
    last = rows.at(-1) ?? last
    await nextRound()
  }
  return new Map([...entries].map(([cart, done]) => [cart, ledgerOf(done)]))
}

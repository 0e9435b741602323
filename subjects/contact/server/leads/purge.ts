import type { LeadConnection } from '#kernel/db/connection.ts'
import type { Db } from '#kernel/db/schema.ts'
import { retry } from '#kernel/retry.ts'
import { withLeadStore } from './with-lead-store.ts'

const backoff = { firstMs: 250 }

/** Notes, in the transaction that deletes rows, that the files still hold what they were. */
export async function notePurge(db: Db, at: Date): Promise<void> {
  const noted = at.toISOString()
  await db
    .insertInto('chores')
    .values({ name: 'purge', at: noted })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at: noted }))
    .execute()
}

/**
 * Removes what deleted rows have left in the database's files. While somebody reads an older state of it, such as a
 * backup, that cannot be: it is tried for so long, and stays noted for whoever calls this next.
 *
 * @returns since when it is outstanding, or nothing when all is gone.
 */
export async function purge(connection: LeadConnection, patienceMs = 0): Promise<Date | undefined> {
  const { db } = connection
  const noted = await withLeadStore(connection, () =>
    db.selectFrom('chores').select('at').where('name', '=', 'purge').executeTakeFirst(),
  )
  if (!noted) return undefined
  const attempt = async () => {
    // The rows are gone whatever comes of this; a lock or a timeout leaves the files to the next one.
    if (!(await connection.purgeDeleted().catch(() => false))) throw new StillRead()
  }
  try {
    await retry(attempt, { backoff, timeoutMs: patienceMs, isTransient: (error) => error instanceof StillRead })
  } catch (error) {
    if (error instanceof StillRead) return new Date(noted.at)
    throw error
  }
  // What was noted meanwhile stays noted.
  await withLeadStore(connection, () =>
    db.deleteFrom('chores').where('name', '=', 'purge').where('at', '=', noted.at).execute(),
  )
  return undefined
}

class StillRead extends Error {}

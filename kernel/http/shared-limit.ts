import { hash } from 'node:crypto'
import type { Db } from '#kernel/db/schema.ts'
import { type Limit, takeFrom } from './rate-limit.ts'

/** No limit remembers anything this long. */
const forgottenMs = 48 * 3_600_000

/** Names the limit of one sender for one kind of request; the database holds a hash of the address, never the address. */
export const limitName = (kind: string, sender: string) => `${kind}:${hash('sha256', sender, 'base64url')}`

/**
 * Takes from a limit in the database, which all processes share; returns how long the sender has to wait. The row's lock makes processes
 * take one after the other, until the transaction ends.
 */
export async function takeFromLimit(db: Db, name: string, limit: Limit, cost: number, at: Date): Promise<number> {
  const before = await db
    .insertInto('limits')
    .values({ name, used: 0, at: at.toISOString() })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returning(['used', 'at'])
    .executeTakeFirstOrThrow()
  const { usage, waitMs } = takeFrom(limit, { used: before.used, at: Date.parse(before.at) }, cost, at.getTime())
  if (usage) {
    const taken = { used: usage.used, at: new Date(usage.at).toISOString() }
    await db.updateTable('limits').set(taken).where('name', '=', name).execute()
  }
  return waitMs
}

/**
 * Deletes limits from which no sender has taken for two days. The chore that erases messages past their time calls this, so that nothing
 * of a sender stays longer.
 */
export async function deleteOldLimits(db: Db, at: Date): Promise<void> {
  const old = new Date(at.getTime() - forgottenMs).toISOString()
  await db.deleteFrom('limits').where('at', '<', old).execute()
}

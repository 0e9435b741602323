import type { LeadConnection } from '#kernel/db/connection.ts'
import type { Db } from '#kernel/db/schema.ts'
import type { RunBy } from '#kernel/history/record-run.ts'
import { endOfRetention, retentionStep } from '#subjects/contact/rules/retention.ts'
import { recordErasure } from './lead-history.ts'
import { deleteOldLimits } from './limits.ts'
import { notePurge } from './purge.ts'
import { withLeadStore } from './with-lead-store.ts'

export interface PastTime {
  readonly messages: number
  /** When the next one will be. */
  readonly next: Date | undefined
}

/** How many messages are past their time. */
export function countPastTime(connection: LeadConnection, keptDays: number, now: Date): Promise<PastTime> {
  const { db } = connection
  const end = endOfRetention(now, keptDays).toISOString()
  return withLeadStore(connection, async () => {
    const past = await db.selectFrom('leads').select('id').where('received_at', '<', end).execute()
    const next = await db
      .selectFrom('leads')
      .select('received_at')
      .where('received_at', '>=', end)
      .orderBy('received_at')
      .limit(1)
      .executeTakeFirst()
    const keptMs = now.getTime() - Date.parse(end)
    return {
      messages: past.length,
      next: next ? new Date(Date.parse(next.received_at) + keptMs) : undefined,
    }
  })
}

/** Erases messages that are past their time, with their mails and fingerprints; how many it were. */
export function endPastTime(connection: LeadConnection, keptDays: number, now: Date, by: RunBy): Promise<number> {
  return withLeadStore(connection, () =>
    connection.db.transaction().execute((transaction) => erase(transaction, keptDays, now, by)),
  )
}

/** Once a day, by whatever process comes first; how many messages ended. */
export function checkPastTime(connection: LeadConnection, keptDays: number, now: Date): Promise<number> {
  return withLeadStore(connection, async () => {
    const { db } = connection
    const last = await db.selectFrom('chores').select('at').where('name', '=', 'retention').executeTakeFirst()
    const step = retentionStep(last ? new Date(last.at) : undefined, now)
    if (step === 'nothing') return 0
    return db.transaction().execute(async (transaction) => {
      const at = now.toISOString()
      await transaction
        .insertInto('chores')
        .values({ name: 'retention', at })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
        .execute()
      await deleteOldLimits(transaction, now)
      return step === 'end' ? erase(transaction, keptDays, now, bySite) : 0
    })
  })
}

const bySite: RunBy = { who: 'the site', command: 'retention' }

async function erase(db: Db, keptDays: number, now: Date, by: RunBy): Promise<number> {
  const end = endOfRetention(now, keptDays).toISOString()
  const leads = db.selectFrom('leads').select('id').where('received_at', '<', end)
  const ids = (await leads.execute()).map(({ id }) => id)
  const fingerprints = await db
    .deleteFrom('lead_fingerprints')
    .where((eb) => eb.or([eb('lead_id', 'in', leads), eb('seen_at', '<', end)]))
    .returning('fingerprint')
    .execute()
  await db.deleteFrom('outbox').where('lead_id', 'in', leads).execute()
  await db.deleteFrom('leads').where('received_at', '<', end).execute()
  await recordErasure(db, ids, { ...by, at: now })
  if (ids.length + fingerprints.length > 0) await notePurge(db, now)
  return ids.length
}

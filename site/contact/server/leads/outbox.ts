import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { LeadConnection } from '#server/db/connection.ts'
import type { Db, LeadsTable, OutboxTable } from '#server/db/schema.ts'
import { longestRetryPause } from '#site/shared/rules/retry-pause.ts'
import { patiently } from './patience.ts'

/** Longer than any delivery takes: whoever has not finished by then is gone. */
export const leaseMs = 120_000

export type Lead = Selectable<LeadsTable>

export interface ClaimedMail {
  readonly mail: Selectable<OutboxTable>
  readonly lead: Lead
}

/** The mails that wait, shared by any number of processes. */
export interface Outbox {
  /** Takes up to `limit` mails that are due; nobody else gets them until the lease is over. */
  claim(limit: number, now: Date): Promise<readonly ClaimedMail[]>
  sent(id: string, now: Date): Promise<void>
  /** Lets the mail wait until `due`, or for good when there is none. */
  failed(mail: ClaimedMail['mail'], reason: string, now: Date, due: Date | undefined): Promise<void>
}

export function createOutbox(connection: LeadConnection): Outbox {
  const { db, rowLocks } = connection
  return {
    claim: (limit, now) =>
      patiently(connection, () => db.transaction().execute((transaction) => claim(transaction, rowLocks, limit, now))),

    sent: (id, now) =>
      patiently(connection, async () => {
        await db
          .updateTable('outbox')
          .set({ state: 'sent', settled_at: now.toISOString(), lease: null, lease_until: null, last_error: null })
          .where('id', '=', id)
          .execute()
      }),

    failed: ({ id, lease }, reason, now, due) =>
      patiently(connection, async () => {
        await db
          .updateTable('outbox')
          .set({
            lease: null,
            lease_until: null,
            last_error: reason,
            ...(due ? { due_at: due.toISOString() } : { state: 'dead', settled_at: now.toISOString() }),
          })
          .where('id', '=', id)
          .where('state', '=', 'waiting')
          .where('lease', '=', lease)
          .execute()
      }),
  }
}

async function claim(db: Db, rowLocks: boolean, limit: number, now: Date): Promise<readonly ClaimedMail[]> {
  const instant = now.toISOString()
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const due = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    // Later than any pause or lease can end, seen by clocks that differ a little: a clock has been set back since.
    .where((eb) => eb.or([eb('due_at', '<=', instant), eb('due_at', '>', after(longestRetryPause))]))
    .where((eb) =>
      eb.or([
        eb('lease_until', 'is', null),
        eb('lease_until', '<=', instant),
        eb('lease_until', '>', after(2 * leaseMs)),
      ]),
    )
    .orderBy('due_at')
    .limit(limit)
    .$if(rowLocks, (query) => query.forUpdate().skipLocked())
    .execute()
  if (due.length === 0) return []
  const mails = await db
    .updateTable('outbox')
    // Counted before it is tried: a mail that brings down the process is given up in the end like any other.
    .set((eb) => ({ attempts: eb('attempts', '+', 1), lease: randomUUID(), lease_until: after(leaseMs) }))
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .returningAll()
    .execute()
  const leads = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', 'in', [...new Set(mails.map(({ lead_id }) => lead_id))])
    .execute()
  return mails.flatMap((mail) => leads.filter(({ id }) => id === mail.lead_id).map((lead) => ({ mail, lead })))
}

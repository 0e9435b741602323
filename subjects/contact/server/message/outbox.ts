import { randomUUID } from 'node:crypto'
import type { LeadConnection } from '#kernel/db/connection.ts'
import type { Db } from '#kernel/db/schema.ts'
import { longestMailBackoffMs } from '#subjects/contact/rules/mail-timing.ts'
import type { Lead, OutboxMail, Recipient } from '#subjects/contact/server/tables.ts'
import { inTransaction, withLeadStore } from './store.ts'

/** Longer than any delivery takes: a worker that has not finished by then is gone. */
export const leaseMs = 900_000

export interface ClaimedMail {
  readonly mail: OutboxMail
  readonly lead: Lead
}

/** Hands one mail or one call over; when it returns, the other side has taken responsibility, or the mail came too late to be of use. */
export type Deliver = (claimed: ClaimedMail) => Promise<'taken' | 'needless'>

/** The other side did not take it. `permanent`: it never will, however often it is offered. */
export class DeliveryRefused extends Error {
  override name = 'DeliveryRefused'
  readonly permanent: boolean

  constructor(message: string, permanent: boolean) {
    super(message)
    this.permanent = permanent
  }
}

interface Claim {
  readonly limit: number
  readonly now: Date
  /** The kinds of mail that this worker delivers. */
  readonly recipients: readonly Recipient[]
  /** Mails that this worker has under way, even when their leases seem over. */
  readonly except: readonly string[]
  /** Whether a lease that is over by the clock counts as over. */
  readonly takeOver: boolean
}

export type Outbox = ReturnType<typeof createOutbox>

/** The queue of mails and of calls of the webhook, shared by the workers of any number of processes. */
export function createOutbox(connection: LeadConnection) {
  const { db, rowLocks } = connection
  const update = (id: string) => db.updateTable('outbox').where('id', '=', id)
  return {
    /** Leases up to `limit` mails that are due; no other worker gets them until the lease is over. */
    claim: (wanted: Claim) => inTransaction(connection, (transaction) => claim(transaction, rowLocks, wanted)),

    sent: (id: string, now: Date) =>
      withLeadStore(connection, () =>
        update(id)
          .set({ state: 'sent', settled_at: now.toISOString(), lease: null, lease_until: null, last_error: null })
          .execute(),
      ),

    /** Leaves out what came too late to be of use: the desk tells of no mail that was not sent. */
    leaveOut: ({ id, lease }: OutboxMail) =>
      withLeadStore(connection, () =>
        db.deleteFrom('outbox').where('id', '=', id).where('lease', '=', lease).execute(),
      ),

    /** Lets the mail wait until `due`, or makes it a dead letter when there is none. */
    failed: ({ id, lease }: OutboxMail, reason: string, now: Date, due: Date | undefined) =>
      withLeadStore(connection, () =>
        update(id)
          .where('state', '=', 'waiting')
          .where('lease', '=', lease)
          .set({ lease: null, lease_until: null, last_error: reason })
          .set(due ? { due_at: due.toISOString() } : { state: 'dead', settled_at: now.toISOString() })
          .execute(),
      ),
  }
}

/** Adds mails for a lead, in the caller's transaction; each keeps its Message-ID through every attempt. */
export async function enqueueMails(
  db: Db,
  leadId: string,
  recipients: readonly Recipient[],
  at: Date,
  mailDomain: string,
): Promise<void> {
  const now = at.toISOString()
  const waiting = { lead_id: leadId, state: 'waiting', attempts: 0, created_at: now, due_at: now } as const
  const rows = recipients.map((recipient) => {
    const id = randomUUID()
    return { ...waiting, id, recipient, message_id: `<${id}@${mailDomain}>` }
  })
  await db.insertInto('outbox').values(rows).execute()
}

async function claim(
  db: Db,
  rowLocks: boolean,
  { limit, now, recipients, except, takeOver }: Claim,
): Promise<readonly ClaimedMail[]> {
  const instant = now.toISOString()
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const due = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('recipient', 'in', recipients)
    // Later than any backoff or lease can end, clock skew included: written by a clock that has since been set back.
    .where((eb) => eb.or([eb('due_at', '<=', instant), eb('due_at', '>', after(longestMailBackoffMs))]))
    .where((eb) =>
      eb.or([
        eb('lease_until', 'is', null),
        ...(takeOver ? [eb('lease_until', '<=', instant), eb('lease_until', '>', after(2 * leaseMs))] : []),
      ]),
    )
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('due_at')
    .limit(limit)
    .$if(rowLocks, (query) => query.forUpdate().skipLocked())
    .execute()
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  const mails = await db
    .updateTable('outbox')
    // Counted before the attempt: a mail that crashes the process is given up in the end like any other.
    .set((eb) => ({ attempts: eb('attempts', '+', 1), lease: randomUUID(), lease_until: after(leaseMs) }))
    .where('id', 'in', ids)
    .returningAll()
    .execute()
  const leadIds = [...new Set(mails.map(({ lead_id }) => lead_id))]
  const leads = await db.selectFrom('leads').selectAll().where('id', 'in', leadIds).execute()
  return mails.flatMap((mail) => leads.filter(({ id }) => id === mail.lead_id).map((lead) => ({ mail, lead })))
}

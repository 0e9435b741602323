import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { LeadConnection } from '#kernel/db/connection.ts'
import type { Db } from '#kernel/db/schema.ts'
import { longestMailBackoffMs } from '#subjects/contact/rules/mail-timing.ts'
import type { LeadsTable, OutboxTable } from '#subjects/contact/server/tables.ts'
import { withLeadStore } from './with-lead-store.ts'

/** Longer than any delivery takes: a worker that has not finished by then is gone. */
export const leaseMs = 900_000

export type Lead = Selectable<LeadsTable>
export type OutboxMail = Selectable<OutboxTable>
export type Recipient = OutboxMail['recipient']

export interface ClaimedMail {
  readonly mail: OutboxMail
  readonly lead: Lead
}

/** Hands one mail or one call over; when it returns, the other side has taken responsibility. */
export type Deliver = (claimed: ClaimedMail) => Promise<void>

/** The other side did not take it. `permanent`: it never will, however often it is offered. */
export class DeliveryRefused extends Error {
  override name = 'DeliveryRefused'
  readonly permanent: boolean

  constructor(message: string, permanent: boolean) {
    super(message)
    this.permanent = permanent
  }
}

export interface ClaimOptions {
  /** The kinds of mail that this worker delivers; left out, all. */
  readonly recipients?: readonly Recipient[]
  /** Mails that this worker has under way, even when their leases seem over. */
  readonly except?: readonly string[]
  /** Whether a lease that is over by the clock counts as over. */
  readonly takeOver?: boolean
}

/** The queue of mails and of calls of the webhook, shared by the workers of any number of processes. */
export interface Outbox {
  /** Leases up to `limit` mails that are due; no other worker gets them until the lease is over. */
  claim(limit: number, now: Date, options?: ClaimOptions): Promise<readonly ClaimedMail[]>
  sent(id: string, now: Date): Promise<void>
  /** Lets the mail wait until `due`, or makes it a dead letter when there is none. */
  failed(mail: OutboxMail, reason: string, now: Date, due: Date | undefined): Promise<void>
}

export function createOutbox(connection: LeadConnection): Outbox {
  const { db, rowLocks } = connection
  return {
    claim: (limit, now, options = {}) =>
      withLeadStore(connection, () =>
        db.transaction().execute((transaction) => claim(transaction, rowLocks, { limit, now, ...options })),
      ),

    sent: (id, now) =>
      withLeadStore(connection, async () => {
        await db
          .updateTable('outbox')
          .set({ state: 'sent', settled_at: now.toISOString(), lease: null, lease_until: null, last_error: null })
          .where('id', '=', id)
          .execute()
      }),

    failed: ({ id, lease }, reason, now, due) =>
      withLeadStore(connection, async () => {
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

/** Adds mails for a lead, in the caller's transaction; each keeps its Message-ID through every attempt. */
export async function enqueueMails(
  db: Db,
  leadId: string,
  recipients: readonly Recipient[],
  at: Date,
  mailDomain: string,
): Promise<void> {
  const rows = recipients.map((recipient) => mailRow(randomUUID(), leadId, recipient, at, mailDomain))
  await db.insertInto('outbox').values(rows).execute()
}

/** A mail that waits for its first attempt. */
export function mailRow(id: string, leadId: string, recipient: Recipient, at: Date, mailDomain: string): OutboxMail {
  const instant = at.toISOString()
  return {
    id,
    lead_id: leadId,
    recipient,
    message_id: `<${id}@${mailDomain}>`,
    state: 'waiting',
    attempts: 0,
    created_at: instant,
    due_at: instant,
    lease_until: null,
    lease: null,
    settled_at: null,
    last_error: null,
  }
}

/** Puts the dead letters of a lead back to waiting; how many there were. */
export async function reviveDeadLetters(db: Db, leadId: string, at: Date): Promise<number> {
  const revived = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, due_at: at.toISOString(), settled_at: null, last_error: null })
    .where('lead_id', '=', leadId)
    .where('state', '=', 'dead')
    .returning('id')
    .execute()
  return revived.length
}

/** Erases the mails of these leads, in every state; how many there were. */
export async function deleteMails(db: Db, leadIds: readonly string[]): Promise<number> {
  const deleted = await db.deleteFrom('outbox').where('lead_id', 'in', leadIds).returning('id').execute()
  return deleted.length
}

interface Claim extends ClaimOptions {
  readonly limit: number
  readonly now: Date
}

async function claim(
  db: Db,
  rowLocks: boolean,
  { limit, now, recipients = [], except = [], takeOver = true }: Claim,
): Promise<readonly ClaimedMail[]> {
  const instant = now.toISOString()
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const due = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .$if(recipients.length > 0, (query) => query.where('recipient', 'in', recipients))
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
  const mails = await db
    .updateTable('outbox')
    // Counted before the attempt: a mail that crashes the process is given up in the end like any other.
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

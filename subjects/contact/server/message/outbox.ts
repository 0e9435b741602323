import { randomUUID } from 'node:crypto'
import type { Writer } from '#kernel/db/connection.ts'
import type { Db } from '#kernel/db/schema.ts'
import { limitName, takeFromLimit } from '#kernel/http/rate-limit.ts'
import { type Backoff, backoffMs } from '#kernel/retry.ts'
import { messageRules } from '#subjects/contact/facts/contact-form.ts'
import type { Message, Recipient } from '#subjects/contact/rules/message.ts'
import { type MailRow, messageOf } from './message-row.ts'
import { inRetriedTransaction, retryWhileAway } from './transactions.ts'

/** Longer than any delivery takes: a worker that has not finished by then has died. */
export const leaseMs = 900_000

const backoff = {
  firstMs: 30_000,
  factor: 2,
  longestMs: 4 * 3_600_000,
  jitter: [0.75, 1.25],
} as const satisfies Backoff

/** After so many attempts a mail is given up: even the shortest pauses between them add up to more than five days. */
export const mailAttempts = 52

/** No pause is longer: a later due date was written by a clock that has since been set back. */
export const longestMailBackoffMs = backoff.longestMs * backoff.jitter[1]

/** How long a mail waits after this many attempts. */
export const mailBackoffMs = (attempts: number, random: number) => backoffMs(attempts, backoff, random)

export interface ClaimedMail {
  readonly mail: MailRow
  readonly message: Message
}

/**
 * Hands over one mail or one call; when it returns, the other side has taken it, all of it or but for some readers, or it came too late to
 * be of use.
 */
export type Deliver = (claimed: ClaimedMail) => Promise<'taken' | 'needless' | { readonly refused: readonly string[] }>

/** The other side refused. `permanent`: it will refuse every time. */
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
  /** Mails that this worker has under way: it claims none of them, even when their leases seem over. */
  readonly except: readonly string[]
  /** Whether the worker may take over mails whose lease is over by the clock. */
  readonly takeOver: boolean
}

export type Outbox = ReturnType<typeof createOutbox>

/** The queue of mails and of calls of the webhook, shared by the workers of any number of processes. */
export function createOutbox(writer: Writer) {
  const { db, rowLocks } = writer
  const update = (id: string) => db.updateTable('outbox').where('id', '=', id)
  return {
    /** Leases up to `limit` due mails; no other worker gets them until the lease is over. */
    claim: (wanted: Claim) => inRetriedTransaction(writer, (transaction) => claim(transaction, rowLocks, wanted)),

    /** `reason` says which readers the mail server refused, where it did. */
    sent: (id: string, now: Date, reason: string | null = null) =>
      retryWhileAway(writer, () =>
        update(id)
          .set({ state: 'sent', settled_at: now.toISOString(), lease: null, lease_until: null, last_error: reason })
          .execute(),
      ),

    /** Removes a mail that came too late to be of use: the desk shows no mail that was not sent. */
    deleteUnsent: ({ id, lease }: MailRow) =>
      retryWhileAway(writer, () => db.deleteFrom('outbox').where('id', '=', id).where('lease', '=', lease).execute()),

    /** Lets the mail wait until `due`, or without a date makes it a dead letter. */
    failed: ({ id, lease }: MailRow, reason: string, now: Date, due: Date | undefined) =>
      retryWhileAway(writer, () =>
        update(id)
          .where('state', '=', 'waiting')
          .where('lease', '=', lease)
          .set({ lease: null, lease_until: null, last_error: reason })
          .set(due ? { due_at: due.toISOString() } : { state: 'dead', settled_at: now.toISOString() })
          .execute(),
      ),
  }
}

/** Queues the mails of a new message: to the dealer always, to the visitor within the limits, to the webhook where there is one. */
export async function queueFirstMails(
  db: Db,
  { id, email }: Pick<Message, 'id' | 'email'>,
  at: Date,
  { mailDomain, postsToWebhook }: { readonly mailDomain: string; readonly postsToWebhook?: boolean },
): Promise<void> {
  const recipients: Recipient[] = ['dealer']
  if (await takeForAcknowledgement(db, email, at)) recipients.push('visitor')
  if (postsToWebhook) recipients.push('webhook')
  await queueMails(db, id, recipients, at, mailDomain)
}

/** Whether one more acknowledgement may go to this address: without the limits a stranger could have many sent to a victim. */
async function takeForAcknowledgement(db: Db, email: string, at: Date): Promise<boolean> {
  const { perMailbox, inAll } = messageRules.acknowledgements
  return (
    (await takeFromLimit(db, addressName(email), perMailbox, 1, at)) === 0 &&
    (await takeFromLimit(db, 'acknowledgements', inAll, 1, at)) === 0
  )
}

/** Forgets how many acknowledgements an address was sent, unless a message from it is still there. */
export async function forgetAcknowledgements(db: Db, email: string): Promise<void> {
  const other = await db.selectFrom('leads').select('id').where('email_key', '=', email).limit(1).executeTakeFirst()
  if (!other) await db.deleteFrom('limits').where('name', '=', addressName(email)).execute()
}

const addressName = (email: string) => limitName('address', mailboxKey(email))

/** The address without case, tags and dots: all spellings that reach one mailbox are one. */
function mailboxKey(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at).replace(/\+.*/, '').replaceAll('.', '')
  return `${name}${email.slice(at)}`.toLowerCase()
}

/** Adds mails for a message, in the caller's transaction; each keeps its Message-ID through every attempt. */
export async function queueMails(
  db: Db,
  messageId: string,
  recipients: readonly Recipient[],
  at: Date,
  mailDomain: string,
): Promise<void> {
  const now = at.toISOString()
  const waiting = { lead_id: messageId, state: 'waiting', attempts: 0, created_at: now, due_at: now } as const
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
    // A later date than any backoff or lease can reach was written by a clock that has since been set back.
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
    // Counts the attempt before it begins: a mail that crashes the process is given up in the end like any other.
    .set((eb) => ({ attempts: eb('attempts', '+', 1), lease: randomUUID(), lease_until: after(leaseMs) }))
    .where('id', 'in', ids)
    .returningAll()
    .execute()
  const messageIds = [...new Set(mails.map(({ lead_id }) => lead_id))]
  const messages = await db.selectFrom('leads').selectAll().where('id', 'in', messageIds).execute()
  const byId = new Map(messages.map((row) => [row.id, messageOf(row)]))
  return mails.flatMap((mail) => {
    const message = byId.get(mail.lead_id)
    return message ? [{ mail, message }] : []
  })
}

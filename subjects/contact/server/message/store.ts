import { hash, randomBytes } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Writer } from '#kernel/db/connection.ts'
import { checked } from '#kernel/db/row-rules.ts'
import type { Db } from '#kernel/db/schema.ts'
import { limitName, takeFromLimit } from '#kernel/http/rate-limit.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { messageRules } from '#subjects/contact/facts/contact-form.ts'
import type { ContactSubmission, MessageContext } from '#subjects/contact/rules/contact-submission.ts'
import { isMessageRow, type MessageRow } from './message-row.ts'
import { queueFirstMails } from './outbox.ts'
import { inRetriedTransaction } from './transactions.ts'

/** A submission that has passed the rules, with all that decides how it is stored. */
export interface NewMessage {
  readonly submission: ContactSubmission
  readonly context?: MessageContext
  /** The sender's idempotency key: a second message with the same one is a repeat. */
  readonly key?: string
  readonly source: MessageRow['source']
  /** The client whose limit the message counts against; left out where it did not come over the network. */
  readonly sender?: string
  /** Why a person may not have written this; the message is then quarantined. */
  readonly suspicion?: string
}

type Acceptance =
  | { readonly outcome: 'stored' | 'repeated'; readonly id: string }
  /** The key was used before, for another submission. */
  | { readonly outcome: 'key-reused' }
  /** The sender has sent too many. Nothing is stored. */
  | { readonly outcome: 'too-many'; readonly retryAfter: number }

/** Stores a message for good: when it returns, the message and its mails are on disk. */
export type StoreMessage = (message: NewMessage) => Promise<Acceptance>

export interface MessageOptions {
  readonly writer: Writer
  /** The part of every Message-ID after the @. */
  readonly mailDomain: string
  readonly now: () => Date
  /** Whether the site also posts each message to a webhook. */
  readonly postsToWebhook?: boolean
}

/** How messages are kept by the settings of this site. */
export function messageOptions(
  writer: Writer,
  { siteUrl, webhook }: { readonly siteUrl: string; readonly webhook?: object | undefined },
  now: () => Date,
): MessageOptions {
  return { writer, mailDomain: new URL(siteUrl).hostname, postsToWebhook: webhook !== undefined, now }
}

/** One transaction writes the fingerprint, the message and its mails, or writes nothing. */
export function createMessageStore(options: MessageOptions, onMails: () => void = () => {}): StoreMessage {
  const { writer, now } = options

  async function store(db: Db, message: NewMessage, at: Date): Promise<Acceptance> {
    const id = newReference(at)
    const digest = digestOf(message)
    const known = await claimFingerprint(db, message.key, digest, id, at)
    if (known) return known.digest === digest ? { outcome: 'repeated', id: known.lead_id } : { outcome: 'key-reused' }
    const retryAfter = await secondsToWait(db, message, at)
    if (retryAfter > 0) {
      await db.deleteFrom('lead_fingerprints').where('lead_id', '=', id).execute()
      return { outcome: 'too-many', retryAfter }
    }
    const row = checked(isMessageRow, rowOf(id, message, at))
    await db.insertInto('leads').values(row).execute()
    if (!message.suspicion) await queueFirstMails(db, row, at, options)
    return { outcome: 'stored', id }
  }

  return async (message) => {
    const acceptance = await inRetriedTransaction(writer, (transaction) => store(transaction, message, now()))
    if (acceptance.outcome === 'stored') onMails()
    return acceptance
  }
}

/** How long the sender has to wait; 0 where the message may be stored. A suspicious message counts as several. */
async function secondsToWait(db: Db, { sender, suspicion }: NewMessage, at: Date): Promise<number> {
  if (sender === undefined) return 0
  const cost = suspicion ? messageRules.suspiciousCost : 1
  return Math.ceil((await takeFromLimit(db, limitName('sender', sender), messageRules.perSender, cost, at)) / 1_000)
}

// Leaves out letters that look like a digit, so that a person can read the reference out on the telephone.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** '260506-7K3QXR2M': the day in Carbon County, so that references sort, and forty random bits. */
function newReference(at: Date): string {
  const day = easternClock(at).day.slice(2).replaceAll('-', '')
  return `${day}-${Array.from(randomBytes(8), (byte) => letters[byte % letters.length]).join('')}`
}

/**
 * Inserts the fingerprint of a submission, or returns the one that an earlier message claimed. The row lock lets one of two submissions
 * of the same moment wait for the other, in one process or two. A key holds for good, a digest for some minutes. A claim in the future
 * was written by a clock that has since been set back, and does not count.
 */
async function claimFingerprint(db: Db, key: string | undefined, digest: string, id: string, at: Date) {
  const fingerprint = key === undefined ? `digest:${digest}` : `key:${hash('sha256', key, 'base64url')}`
  const seen_at = at.toISOString()
  const windowMs = messageRules.repeatMinutes * 60_000
  const expired = new Date(at.getTime() - windowMs).toISOString()
  const future = new Date(at.getTime() + windowMs).toISOString()
  const claimed = await db
    .insertInto('lead_fingerprints')
    .values({ fingerprint, digest, lead_id: id, seen_at })
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet({ digest, lead_id: id, seen_at })
        .where((eb) =>
          key === undefined
            ? eb.or([eb('lead_fingerprints.seen_at', '<=', expired), eb('lead_fingerprints.seen_at', '>', future)])
            : sql<boolean>`1 = 0`,
        ),
    )
    .returning('lead_id')
    .executeTakeFirst()
  if (claimed) return undefined
  return db
    .selectFrom('lead_fingerprints')
    .select(['lead_id', 'digest'])
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow()
}

/** The digest that makes two messages the same: the same words about another cart are another message. */
function digestOf({ submission, context: { cart, town } = {} }: NewMessage): string {
  return hash('sha256', JSON.stringify({ ...submission, cart: cart?.id, town: town?.id }), 'base64url')
}

function rowOf(
  id: string,
  { submission: { firstName, lastName, ...same }, context: { cart, town } = {}, suspicion, source }: NewMessage,
  at: Date,
): Insertable<MessageRow> {
  return {
    ...same,
    id,
    received_at: at.toISOString(),
    state: suspicion ? 'quarantined' : 'accepted',
    suspicion: suspicion ?? null,
    source,
    first_name: firstName,
    last_name: lastName,
    email_key: same.email.toLowerCase(),
    cart_id: cart?.id ?? null,
    cart_name: cart?.name ?? null,
    town: town?.name ?? null,
    status: 'new',
  }
}

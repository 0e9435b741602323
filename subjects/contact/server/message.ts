import { hash, randomBytes } from 'node:crypto'
import type { BlockList } from 'node:net'
import { type Insertable, sql } from 'kysely'
import type { Writer } from '#kernel/db/connection.ts'
import { checked } from '#kernel/db/judge.ts'
import type { Db } from '#kernel/db/schema.ts'
import type { Logger } from '#kernel/log/log.ts'
import type { Services } from '#kernel/subject.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { fillText } from '#kit/formats/format.ts'
import { contactRefusals, messageRules, trapField } from '#subjects/contact/facts/contact-form.ts'
import {
  type ContactErrors,
  type ContactSubmission,
  type MessageContext,
  readSubmission,
} from '#subjects/contact/rules/contact-submission.ts'
import { isMessage, type Message } from '#subjects/contact/rules/message.ts'
import { readContext } from '#subjects/contact/rules/message-context.ts'
import { spamIn } from '#subjects/contact/rules/spam-signs.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { takeForSender } from './message/limits.ts'
import { queueFirstMails } from './message/outbox.ts'
import { inTransaction, StoreUnavailable } from './message/store.ts'

declare module '#kernel/subject.ts' {
  interface Services {
    /** Where messages go, and whose posts count as our own visitors'. */
    readonly contact: {
      readonly storeMessage: StoreMessage
      /** Every origin that counts as our own. */
      readonly ownOrigins: readonly string[]
      readonly trustedProxies: BlockList
    }
  }
}

type KnownRefusal = (typeof contactRefusals)[keyof typeof contactRefusals]

/** Why a message was not taken. */
export type Refusal = Pick<KnownRefusal, 'name' | 'status'> & {
  readonly sentence: string
  readonly retryAfter?: number
  /** The broken rule of each field. */
  readonly errors?: ContactErrors
}

export type Sent = Readonly<Record<string, unknown>>

/** Holds what was sent against the rules and stores it as a message: its reference, once it is on disk. */
export async function acceptSubmission(
  sent: Sent,
  origin: Pick<NewMessage, 'source' | 'key' | 'sender'>,
  { contact: { storeMessage, ownOrigins }, ports }: Pick<Services, 'contact' | 'ports'>,
  log: Logger,
): Promise<string | Refusal> {
  const reading = readSubmission(sent)
  if (!reading.ok) return { ...contactRefusals.invalid, errors: reading.errors }
  const context = await readContext(sent, ports.vehicles)
  const submission = withQuestion(reading.submission, context)
  const ownHosts = [business.website, ...ownOrigins.map((own) => new URL(own).hostname)]
  const suspicion = suspicionOf(sent) ?? spamIn(submission, ownHosts)
  try {
    const acceptance = await storeMessage({ ...origin, submission, context, ...(suspicion && { suspicion }) })
    const { outcome } = acceptance
    if (outcome === 'key-reused') return contactRefusals.keyReused
    if (outcome === 'too-many') return { ...contactRefusals.tooMany, retryAfter: acceptance.retryAfter }
    // The desk shows the reason, with the message.
    if (suspicion && outcome === 'stored')
      log.warn({ security: 'quarantined', message: acceptance.id }, 'a message looks like that of a robot')
    return acceptance.id
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    log.error({ alarm: 'store', error: error.message }, 'a message could not be stored')
    const { phones } = await ports.shop()
    const { sentence, ...refusal } = contactRefusals.notStored
    return { ...refusal, sentence: fillText(sentence, { phone: phones.main }) }
  }
}

/** Why a person did perhaps not write this, in words for the desk. A program of our own need not say how long it took. */
function suspicionOf({ [trapField]: trap, took }: Sent): string | undefined {
  if (trap !== undefined && trap !== '') return 'a field that people do not see was filled in'
  if (typeof took === 'number' && took < messageRules.humanMilliseconds)
    return `sent ${Math.max(0, Math.round(took))} ms after the page opened`
  return undefined
}

/** LEAD-22: what was asked of a cart, a driveway or a garage, and the address of its answer, end the message, where the rules leave room. */
function withQuestion(submission: ContactSubmission, { question }: MessageContext): ContactSubmission {
  if (!question) return submission
  const message = `${submission.message}\n\n${question.name}\n${question.id}`
  const whole = readSubmission({ ...submission, message })
  return whole.ok ? whole.submission : submission
}

/** A submission that has passed the rules, with what decides how it is stored. */
export interface NewMessage {
  readonly submission: ContactSubmission
  readonly context?: MessageContext
  /** The sender's idempotency key: the same one again is a repeat. */
  readonly key?: string
  readonly source: Message['source']
  /** The client whose limit it counts against; left out where it did not come over the network. */
  readonly sender?: string
  /** Why a person did perhaps not write this; the message is then quarantined. */
  readonly suspicion?: string
}

type Acceptance =
  | { readonly outcome: 'stored' | 'repeated'; readonly id: string }
  /** The key was used before, for another submission. */
  | { readonly outcome: 'key-reused' }
  /** The sender has sent too many. Nothing is stored. */
  | { readonly outcome: 'too-many'; readonly retryAfter: number }

/** Stores a message for good. When it has answered, the message and its mails are on disk. */
export type StoreMessage = (message: NewMessage) => Promise<Acceptance>

export interface MessageOptions {
  readonly connection: Writer
  /** The right half of every Message-ID. */
  readonly mailDomain: string
  readonly now: () => Date
  /** Whether each message is posted to a webhook as well. */
  readonly webhook?: boolean
}

/** One transaction writes the fingerprint, the message and its mails, or nothing. */
export function createMessageStore(options: MessageOptions, onMails: () => void = () => {}): StoreMessage {
  const { connection, now } = options

  async function store(db: Db, message: NewMessage, at: Date): Promise<Acceptance> {
    const id = newReference(at)
    const digest = digestOf(message)
    const known = await claimFingerprint(db, message.key, digest, id, at)
    if (known) return known.digest === digest ? { outcome: 'repeated', id: known.lead_id } : { outcome: 'key-reused' }
    const retryAfter = await takeForSender(db, message, at)
    if (retryAfter > 0) {
      await db.deleteFrom('lead_fingerprints').where('lead_id', '=', id).execute()
      return { outcome: 'too-many', retryAfter }
    }
    const row = checked(isMessage, rowOf(id, message, at))
    await db.insertInto('leads').values(row).execute()
    if (!message.suspicion) await queueFirstMails(db, row, at, options)
    return { outcome: 'stored', id }
  }

  return async (message) => {
    const acceptance = await inTransaction(connection, (transaction) => store(transaction, message, now()))
    if (acceptance.outcome === 'stored') onMails()
    return acceptance
  }
}

// Without letters that read like a digit, so that it can be told over the phone.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** '260506-7K3QXR2M': the day in Carbon County, so that references sort, and forty random bits. */
function newReference(at: Date): string {
  const day = easternClock(at).day.slice(2).replaceAll('-', '')
  return `${day}-${Array.from(randomBytes(8), (byte) => letters[byte % letters.length]).join('')}`
}

/**
 * Inserts the fingerprint of a submission, or returns the one that was claimed before. The row lock serializes two that
 * come at the same moment, through one process or two. A key holds for good, a digest for some minutes; a claim in the
 * future, by a clock that has since been set back, does not count.
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

/** By this two messages are the same: the same words about another cart are another message. */
function digestOf({ submission, context: { cart, town } = {} }: NewMessage): string {
  return hash('sha256', JSON.stringify({ ...submission, cart: cart?.id, town: town?.id }), 'base64url')
}

function rowOf(
  id: string,
  { submission, context: { cart, town } = {}, suspicion, source }: NewMessage,
  at: Date,
): Insertable<Message> {
  return {
    id,
    received_at: at.toISOString(),
    state: suspicion ? 'quarantined' : 'accepted',
    suspicion: suspicion ?? null,
    source,
    first_name: submission.firstName,
    last_name: submission.lastName,
    email: submission.email,
    email_key: submission.email.toLowerCase(),
    phone: submission.phone,
    interest: submission.interest,
    message: submission.message,
    cart_id: cart?.id ?? null,
    cart_name: cart?.name ?? null,
    town: town?.name ?? null,
    status: 'new',
  }
}

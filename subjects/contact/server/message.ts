import { hash, randomBytes } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { LeadConnection } from '#kernel/db/connection.ts'
import { checked } from '#kernel/db/judge.ts'
import type { Db } from '#kernel/db/schema.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { leadRules } from '#subjects/contact/facts/message-rules.ts'
import type { ContactSubmission, LeadContext } from '#subjects/contact/rules/contact-submission.ts'
import { isLead, type Lead } from '#subjects/contact/server/tables.ts'
import { recipientsOf, takeForSender } from './message/limits.ts'
import { enqueueMails } from './message/outbox.ts'
import { inTransaction } from './message/store.ts'

/** A submission that has passed the rules, with what decides how it is stored. */
export interface NewLead {
  readonly submission: ContactSubmission
  readonly context?: LeadContext
  /** The sender's idempotency key: the same one again is a repeat. */
  readonly key?: string
  readonly source: Lead['source']
  /** The client whose limit it counts against; left out where it did not come over the network. */
  readonly sender?: string
  /** Why a person did perhaps not write this; the lead is then quarantined. */
  readonly suspicion?: string
}

type Acceptance =
  | { readonly outcome: 'stored' | 'repeated'; readonly id: string }
  /** The key was used before, for another submission. */
  | { readonly outcome: 'key-reused' }
  /** The sender has sent too many. Nothing is stored. */
  | { readonly outcome: 'too-many'; readonly retryAfter: number }

/** Stores a lead for good. When it has answered, the lead and its mails are on disk. */
export type AcceptLead = (lead: NewLead) => Promise<Acceptance>

export interface LeadOptions {
  readonly connection: LeadConnection
  /** The right half of every Message-ID. */
  readonly mailDomain: string
  readonly now: () => Date
  /** Whether each message is posted to a webhook as well. */
  readonly webhook?: boolean
}

/** Stores leads: one transaction writes the fingerprint, the lead and its mails, or nothing. */
export function createAcceptLead(
  { connection, mailDomain, now, webhook }: LeadOptions,
  onMails: () => void = () => {},
): AcceptLead {
  async function store(db: Db, lead: NewLead, at: Date): Promise<Acceptance> {
    const id = newReference(at)
    const digest = digestOf(lead)
    const known = await claimFingerprint(db, lead.key, digest, id, at)
    if (known) return known.digest === digest ? { outcome: 'repeated', id: known.lead_id } : { outcome: 'key-reused' }
    const retryAfter = await takeForSender(db, lead, at)
    if (retryAfter > 0) {
      await db.deleteFrom('lead_fingerprints').where('lead_id', '=', id).execute()
      return { outcome: 'too-many', retryAfter }
    }
    const row = checked(isLead, rowOf(id, lead, at))
    await db.insertInto('leads').values(row).execute()
    if (!lead.suspicion) await enqueueMails(db, id, await recipientsOf(db, row.email, at, webhook), at, mailDomain)
    return { outcome: 'stored', id }
  }

  return async (lead) => {
    const acceptance = await inTransaction(connection, (transaction) => store(transaction, lead, now()))
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
  const windowMs = leadRules.repeatMinutes * 60_000
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
function digestOf({ submission, context: { cart, town } = {} }: NewLead): string {
  return hash('sha256', JSON.stringify({ ...submission, cart: cart?.id, town: town?.id }), 'base64url')
}

function rowOf(
  id: string,
  { submission, context: { cart, town } = {}, suspicion, source }: NewLead,
  at: Date,
): Insertable<Lead> {
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

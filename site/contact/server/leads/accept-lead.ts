import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { leadRules } from '#content/contact/lead-rules.ts'
import type { LeadConnection } from '#server/db/connection.ts'
import type { Db } from '#server/db/schema.ts'
import type { ContactMessage } from '#site/contact/rules/contact-message.ts'
import { leadId } from '#site/contact/rules/lead-id.ts'
import { patiently } from './patience.ts'
import type { Acceptance, AcceptLead, Submission } from './ports.ts'

const minute = 60_000

interface AcceptOptions {
  readonly connection: LeadConnection
  /** The right half of every Message-ID. */
  readonly mailDomain: string
  readonly now: () => Date
  /** Called when mails have been added. */
  readonly afterwards?: () => void
}

/** Takes messages in: one transaction writes the fingerprint, the lead and its mails, or nothing. */
export function createAcceptLead({ connection, mailDomain, now, afterwards = () => {} }: AcceptOptions): AcceptLead {
  return async (submission) => {
    const message = tidy(submission.message)
    const acceptance = await patiently(connection, () =>
      connection.db
        .transaction()
        .execute((transaction) => take(transaction, { ...submission, message }, now(), mailDomain)),
    )
    if (acceptance.outcome === 'stored') afterwards()
    return acceptance
  }
}

async function take(db: Db, submission: Submission, at: Date, mailDomain: string): Promise<Acceptance> {
  const { message, key, suspicion, source } = submission
  const id = leadId(at, randomBytes(8))
  const words = hash(JSON.stringify(message))
  const known = await earlier(db, { key, words, id, at })
  if (known) return known.words === words ? { outcome: 'repeated', id: known.lead_id } : { outcome: 'changed' }
  await db
    .insertInto('leads')
    .values({
      id,
      received_at: at.toISOString(),
      state: suspicion ? 'quarantined' : 'accepted',
      suspicion: suspicion ?? null,
      source,
      first_name: message.firstName,
      last_name: message.lastName,
      email: message.email,
      email_key: message.email.toLowerCase(),
      phone: message.phone,
      interest: message.interest,
      message: message.message,
    })
    .execute()
  if (!suspicion) await putMails(db, id, ['dealer', 'visitor'], at, mailDomain)
  return { outcome: 'stored', id }
}

interface Fingerprint {
  readonly key: string | undefined
  readonly words: string
  readonly id: string
  readonly at: Date
}

/**
 * The earlier message that this one repeats. The row's lock makes two that come at the same moment, through whatever
 * processes, one after the other. A key holds for good, mere words for a while; a clock that is set back counts for none.
 */
async function earlier(db: Db, { key, words, id, at }: Fingerprint) {
  const fingerprint = key === undefined ? `words:${words}` : `key:${hash(key)}`
  const seen_at = at.toISOString()
  const window = leadRules.sameMessageMinutes * minute
  const over = new Date(at.getTime() - window).toISOString()
  const ahead = new Date(at.getTime() + window).toISOString()
  const first = await db
    .insertInto('lead_fingerprints')
    .values({ fingerprint, words, lead_id: id, seen_at })
    .onConflict((conflict) => {
      const renewed = conflict.column('fingerprint').doUpdateSet({ words, lead_id: id, seen_at })
      return key === undefined
        ? renewed.where((eb) =>
            eb.or([eb('lead_fingerprints.seen_at', '<=', over), eb('lead_fingerprints.seen_at', '>', ahead)]),
          )
        : renewed.where(sql<boolean>`1 = 0`)
    })
    .returning('lead_id')
    .executeTakeFirst()
  if (first) return undefined
  return db
    .selectFrom('lead_fingerprints')
    .select(['lead_id', 'words'])
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow()
}

/** Adds mails for a lead; each keeps its Message-ID for as long as it lives. */
export async function putMails(
  db: Db,
  leadIdentity: string,
  recipients: readonly ('dealer' | 'visitor')[],
  at: Date,
  mailDomain: string,
): Promise<void> {
  const instant = at.toISOString()
  const rows = recipients.map((recipient) => {
    const id = randomUUID()
    return {
      id,
      lead_id: leadIdentity,
      recipient,
      message_id: `<${id}@${mailDomain}>`,
      state: 'waiting' as const,
      attempts: 0,
      created_at: instant,
      due_at: instant,
      lease_until: null,
      lease: null,
      settled_at: null,
      last_error: null,
    }
  })
  await db.insertInto('outbox').values(rows).execute()
}

/** As typed, but for what no database holds alike: half a character, and the line ends of forms. */
function tidy(message: ContactMessage): ContactMessage {
  const clean = (text: string) => text.toWellFormed().replace(/\r\n?/g, '\n')
  return {
    firstName: clean(message.firstName),
    lastName: clean(message.lastName),
    email: clean(message.email),
    phone: clean(message.phone),
    interest: message.interest,
    message: clean(message.message),
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

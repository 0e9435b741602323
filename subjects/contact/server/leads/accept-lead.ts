import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { LeadConnection } from '#kernel/db/connection.ts'
import type { Db } from '#kernel/db/schema.ts'
import { leadRules } from '#subjects/contact/facts/lead-rules.ts'
import { normalizeSubmission } from '#subjects/contact/rules/contact-submission.ts'
import { leadId } from '#subjects/contact/rules/lead-id.ts'
import { leadRow, sameLead } from './lead-rows.ts'
import { recipientsOf, takeForSender } from './limits.ts'
import { enqueueMails } from './outbox.ts'
import type { Acceptance, AcceptLead, NewLead } from './ports.ts'
import { withLeadStore } from './with-lead-store.ts'

const minute = 60_000

interface AcceptOptions {
  readonly connection: LeadConnection
  /** The right half of every Message-ID. */
  readonly mailDomain: string
  readonly now: () => Date
  /** Whether each lead is posted to a webhook as well. */
  readonly webhook?: boolean
  /** Called when mails have been added. */
  readonly onStored?: () => void
}

/** Stores leads: one transaction writes the fingerprint, the lead and its mails, or nothing. */
export function createAcceptLead({
  connection,
  mailDomain,
  now,
  webhook = false,
  onStored = () => {},
}: AcceptOptions): AcceptLead {
  return async (given) => {
    const lead = { ...given, submission: normalizeSubmission(given.submission) }
    const acceptance = await withLeadStore(connection, () =>
      connection.db
        .transaction()
        .execute((transaction) => store(transaction, lead, now(), { mailDomain, webhook }))
        .catch(tooManyOf),
    )
    if (acceptance.outcome === 'stored') onStored()
    return acceptance
  }
}

async function store(
  db: Db,
  lead: NewLead,
  at: Date,
  { mailDomain, webhook }: { readonly mailDomain: string; readonly webhook: boolean },
): Promise<Acceptance> {
  const { submission, key, suspicion, sender } = lead
  const id = leadId(at, randomBytes(8))
  const digest = hash(sameLead(lead))
  const known = await claimFingerprint(db, { key, digest, id, at })
  if (known) return known.digest === digest ? { outcome: 'repeated', id: known.lead_id } : { outcome: 'key-reused' }
  const retryAfter = sender === undefined ? 0 : await takeForSender(db, sender, suspicion !== undefined, at)
  if (retryAfter > 0) throw new TooMany(retryAfter)
  await db
    .insertInto('leads')
    .values(leadRow(id, lead, at))
    .execute()
  if (!suspicion) await enqueueMails(db, id, await recipientsOf(db, submission.email, at, webhook), at, mailDomain)
  return { outcome: 'stored', id }
}

/** Undoes the transaction. */
class TooMany extends Error {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('too many messages from one sender')
    this.retryAfter = retryAfter
  }
}

function tooManyOf(error: unknown): Acceptance {
  if (error instanceof TooMany) return { outcome: 'too-many', retryAfter: error.retryAfter }
  throw error
}

interface Fingerprint {
  readonly key: string | undefined
  readonly digest: string
  readonly id: string
  readonly at: Date
}

/**
 * Inserts the fingerprint of a submission, or returns the one that was claimed before. The row lock serializes two that
 * come at the same moment, through whatever processes. A key holds for good, a digest for some minutes; a claim in the
 * future, by a clock that has since been set back, does not count.
 */
async function claimFingerprint(db: Db, { key, digest, id, at }: Fingerprint) {
  const fingerprint = key === undefined ? `digest:${digest}` : `key:${hash(key)}`
  const seen_at = at.toISOString()
  const window = leadRules.repeatMinutes * minute
  const expired = new Date(at.getTime() - window).toISOString()
  const future = new Date(at.getTime() + window).toISOString()
  const claimed = await db
    .insertInto('lead_fingerprints')
    .values({ fingerprint, digest, lead_id: id, seen_at })
    .onConflict((conflict) => {
      const renewed = conflict.column('fingerprint').doUpdateSet({ digest, lead_id: id, seen_at })
      return key === undefined
        ? renewed.where((eb) =>
            eb.or([eb('lead_fingerprints.seen_at', '<=', expired), eb('lead_fingerprints.seen_at', '>', future)]),
          )
        : renewed.where(sql<boolean>`1 = 0`)
    })
    .returning('lead_id')
    .executeTakeFirst()
  if (claimed) return undefined
  return db
    .selectFrom('lead_fingerprints')
    .select(['lead_id', 'digest'])
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow()
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

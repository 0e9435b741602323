import type { LeadConnection } from '#kernel/db/connection.ts'
import type { Db } from '#kernel/db/schema.ts'
import type { RunBy } from '#kernel/history/record-run.ts'
import { phoneKey } from '#subjects/contact/rules/lead-search.ts'
import { recordErasure } from './lead-history.ts'
import { forgetAddress } from './limits.ts'
import { deleteMails, type Lead } from './outbox.ts'
import { notePurge, purge } from './retention.ts'
import { withLeadStore } from './with-lead-store.ts'

interface Erasure {
  readonly messages: number
  /** Mails and calls of the webhook that belonged to them. */
  readonly mails: number
  /** The run that is left as a receipt; none where nothing was erased. */
  readonly run: number | undefined
  /** Since when the files of the database still hold them, while something reads an older state of it. */
  readonly outstanding: Date | undefined
}

/** Erases these messages with all that belongs to them, in one transaction; then from the files as well. */
export async function eraseLeads(
  connection: LeadConnection,
  ids: readonly string[],
  { by, at, purgePatienceMs }: { readonly by: RunBy; readonly at: Date; readonly purgePatienceMs: number },
): Promise<Erasure> {
  const erased = await withLeadStore(connection, () =>
    connection.db.transaction().execute(async (transaction) => {
      const leads = await transaction.selectFrom('leads').select(['id', 'email_key']).where('id', 'in', ids).execute()
      if (leads.length === 0) return { messages: 0, mails: 0, run: undefined }
      const known = leads.map(({ id }) => id)
      await transaction.deleteFrom('lead_fingerprints').where('lead_id', 'in', known).execute()
      const mails = await deleteMails(transaction, known)
      await transaction.deleteFrom('leads').where('id', 'in', known).execute()
      for (const email of new Set(leads.map(({ email_key }) => email_key))) await forgetUnlessThere(transaction, email)
      const run = await recordErasure(transaction, known, { ...by, at })
      await notePurge(transaction, at)
      return { messages: known.length, mails, run }
    }),
  )
  return { ...erased, outstanding: await purge(connection, purgePatienceMs) }
}

/** How many acknowledgements an address was sent is asked as long as a message from it is there. */
async function forgetUnlessThere(db: Db, email: string): Promise<void> {
  const other = await db.selectFrom('leads').select('id').where('email_key', '=', email).limit(1).executeTakeFirst()
  if (!other) await forgetAddress(db, email)
}

/** Whether a message is from the person who is known by this address or number, however they are written. */
export function isFrom(person: string): ((lead: Pick<Lead, 'email_key' | 'phone'>) => boolean) | undefined {
  const text = person.trim()
  if (text.includes('@')) return ({ email_key }) => email_key === text.toLowerCase()
  const key = phoneKey(text)
  return key === undefined ? undefined : ({ phone }) => phoneKey(phone) === key
}

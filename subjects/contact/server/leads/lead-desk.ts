import type { LeadConnection } from '#kernel/db/connection.ts'
import type { Db } from '#kernel/db/schema.ts'
import { type RunBy, recordRun } from '#kernel/history/record-run.ts'
import { matchesSearch } from '#subjects/contact/rules/lead-search.ts'
import type { ContactInterest } from '#subjects/dealership/facts/contact-interest.ts'
import { eraseLeads, isFrom } from './lead-erasure.ts'
import { historyFields } from './lead-history.ts'
import { type DeskState, leadStatus } from './lead-status.ts'
import { recipientsOf } from './limits.ts'
import { enqueueMails, type Lead, type OutboxMail, reviveDeadLetters } from './outbox.ts'
import { withLeadStore } from './with-lead-store.ts'

/** What the dealer has made of a lead. */
export const leadStatuses = ['new', 'answered', 'spam', 'closed'] as const satisfies readonly Lead['status'][]

export type DeskLead = Lead & {
  readonly desk: DeskState
  /** Whether the webhook was called for it in vain, until the end. */
  readonly callGivenUp: boolean
}

export interface LeadFilter {
  readonly since?: Date
  readonly interest?: ContactInterest
  readonly state?: DeskState
  readonly status?: Lead['status']
  /** Stands in a name, an address, a number, a cart, a town, the message or the note. */
  readonly search?: string
}

export type LeadDesk = ReturnType<typeof createLeadDesk>

interface Mark {
  readonly status: Lead['status']
  /** Left out, the note stays as it is; empty, it goes. */
  readonly note?: string
  readonly by: RunBy
}

interface DeskOptions {
  readonly connection: LeadConnection
  readonly mailDomain: string
  readonly now: () => Date
  /** Whether a message that is released is posted to a webhook. */
  readonly webhook?: boolean
  /** How long an erasure at the desk waits for a backup that is running. */
  readonly purgePatienceMs?: number
}

export function createLeadDesk({ connection, mailDomain, now, webhook = false, purgePatienceMs = 5_000 }: DeskOptions) {
  const { db, rowLocks } = connection
  const write = <Result>(work: (transaction: Db) => Promise<Result>) =>
    withLeadStore(connection, () => db.transaction().execute(work))
  /** Reads a lead that no other process decides about until the end of the transaction. */
  const locked = (transaction: Db, id: string) =>
    transaction
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', id)
      .$if(rowLocks, (query) => query.forUpdate())
      .executeTakeFirst()

  async function list({ since, interest, state, status, search }: LeadFilter): Promise<readonly DeskLead[]> {
    let query = db.selectFrom('leads').selectAll().orderBy('received_at', 'desc').orderBy('id')
    if (since) query = query.where('received_at', '>=', since.toISOString())
    if (interest) query = query.where('interest', '=', interest)
    if (status) query = query.where('status', '=', status)
    const mails = Map.groupBy(
      await db.selectFrom('outbox').select(['lead_id', 'recipient', 'state']).execute(),
      ({ lead_id }) => lead_id,
    )
    const leads = (await query.execute()).map((lead) => withMails(lead, mails.get(lead.id) ?? []))
    return leads.filter(
      (lead) => (state === undefined || lead.desk === state) && (search === undefined || matchesSearch(lead, search)),
    )
  }

  return {
    /** The newest first. */
    list: (filter: LeadFilter) => withLeadStore(connection, () => list(filter)),

    find: (id: string) =>
      withLeadStore(connection, async () => {
        const lead = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
        if (!lead) return undefined
        const mails = await db
          .selectFrom('outbox')
          .selectAll()
          .where('lead_id', '=', id)
          .orderBy('created_at')
          .execute()
        return { lead: withMails(lead, mails), mails }
      }),

    /** Says what became of a lead; the run in which that is kept, or undefined where it was so already. */
    mark: (id: string, { status, note, by }: Mark) =>
      write(async (transaction) => {
        const lead = await locked(transaction, id)
        if (!lead) return undefined
        const status_note = note === undefined ? lead.status_note : note || null
        if (lead.status === status && lead.status_note === status_note) return undefined
        const at = now()
        const marked = { status, status_note, status_by: by.who, status_at: at.toISOString() }
        await transaction.updateTable('leads').set(marked).where('id', '=', id).execute()
        const change = { before: historyFields(lead), after: historyFields(marked) }
        return recordRun(transaction, { ...by, at }, [{ kind: 'lead', key: id, ...change }])
      }),

    /**
     * Puts the dead letters of a lead back to waiting; where there are none, mails the dealer once more, unless a mail to the
     * dealer still waits. Undefined for one in quarantine.
     */
    resend: (id: string) =>
      write(async (transaction) => {
        const lead = await locked(transaction, id)
        if (lead?.state !== 'accepted') return undefined
        const added = await reviveDeadLetters(transaction, id, now())
        const waiting = await transaction
          .selectFrom('outbox')
          .select('recipient')
          .where('lead_id', '=', id)
          .where('state', '=', 'waiting')
          .execute()
        if (added > 0 || waiting.some(({ recipient }) => recipient === 'dealer'))
          return { added, waiting: waiting.length - added }
        await enqueueMails(transaction, id, ['dealer'], now(), mailDomain)
        return { added: 1, waiting: waiting.length }
      }),

    /** Lets a lead out of quarantine; false when it was in none. */
    release: (id: string, by: RunBy) =>
      write(async (transaction) => {
        const lead = await locked(transaction, id)
        if (lead?.state !== 'quarantined') return false
        const at = now()
        // Not spam: so it waits for an answer again.
        const status = lead.status === 'spam' ? 'new' : lead.status
        await transaction.updateTable('leads').set({ state: 'accepted', status }).where('id', '=', id).execute()
        const recipients = await recipientsOf(transaction, lead.email, at, webhook)
        await enqueueMails(transaction, id, recipients, at, mailDomain)
        const change = { before: { quarantined: 'yes' }, after: { quarantined: 'no' } }
        await recordRun(transaction, { ...by, at }, [{ kind: 'lead', key: id, ...change }])
        return true
      }),

    /** All that came from this e-mail address or phone number; undefined where the text is neither. */
    from: async (person: string) => {
      const isTheirs = isFrom(person)
      return isTheirs && (await withLeadStore(connection, () => list({}))).filter(isTheirs)
    },

    erase: (ids: readonly string[], by: RunBy) => eraseLeads(connection, ids, { by, at: now(), purgePatienceMs }),

    status: async (isMailed = false) =>
      leadStatus(connection, await withLeadStore(connection, () => list({})), { isMailed, now: now() }),
  }
}

type MailState = Pick<OutboxMail, 'recipient' | 'state'>

function withMails(lead: Lead, mails: readonly MailState[]): DeskLead {
  const callGivenUp = mails.some(({ recipient, state }) => recipient === 'webhook' && state === 'dead')
  return { ...lead, desk: deskState(lead, mails), callGivenUp }
}

function deskState(lead: Lead, mails: readonly MailState[]): DeskState {
  if (lead.state === 'quarantined') return 'quarantined'
  const states = mails.filter(({ recipient }) => recipient === 'dealer').map(({ state }) => state)
  if (states.includes('waiting')) return 'waiting'
  return states.includes('sent') ? 'mailed' : 'dead'
}

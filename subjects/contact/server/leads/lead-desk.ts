import type { Db } from '#kernel/db/schema.ts'
import type { Plan } from '#kernel/desk/plan.ts'
import { differingFields, type RunBy, recordRun } from '#kernel/history/record-run.ts'
import type { HistoryKind } from '#kernel/history/undo-run.ts'
import { formatEasternStamp } from '#kit/dates/eastern-time.ts'
import { formatCount } from '#kit/formats/format.ts'
import { matchesSearch, phoneKey } from '#subjects/contact/rules/lead-search.ts'
import type { Lead, OutboxMail } from '#subjects/contact/server/tables.ts'
import type { LeadOptions } from './accept-lead.ts'
import { eraseLeads, purge } from './erasure.ts'
import { type DeskState, leadStatus } from './lead-status.ts'
import { recipientsOf } from './limits.ts'
import { enqueueMails } from './outbox.ts'
import { inTransaction, withLeadStore } from './with-lead-store.ts'

export type DeskLead = Lead & {
  readonly desk: DeskState
  readonly mails: readonly OutboxMail[]
}

export interface LeadFilter {
  readonly since?: Date
  readonly interest?: Lead['interest']
  readonly state?: DeskState
  readonly status?: Lead['status']
  /** Stands in a name, an address, a number, a cart, a town, the message or the note. */
  readonly search?: string
}

export type LeadDesk = ReturnType<typeof createLeadDesk>

/** An erasure waits as long as `purgePatienceMs` for a backup that is running. */
export function createLeadDesk({ connection, mailDomain, now, webhook }: LeadOptions, purgePatienceMs = 5_000) {
  const { db, rowLocks } = connection
  /** Changes a lead that no other process decides about meanwhile; undefined where there is none. */
  const change = <Result>(id: string, work: (transaction: Db, lead: Lead) => Promise<Result>) =>
    inTransaction(connection, async (transaction) => {
      const query = transaction.selectFrom('leads').selectAll().where('id', '=', id)
      const lead = await query.$if(rowLocks, (locked) => locked.forUpdate()).executeTakeFirst()
      return lead && work(transaction, lead)
    })

  /** The newest first. */
  const list = ({ since, interest, state, status, search }: LeadFilter): Promise<readonly DeskLead[]> =>
    withLeadStore(connection, async () => {
      const leads = await db.selectFrom('leads').selectAll().orderBy('received_at', 'desc').orderBy('id').execute()
      const outbox = await db.selectFrom('outbox').selectAll().orderBy('created_at').execute()
      const mails = Map.groupBy(outbox, ({ lead_id }) => lead_id)
      return leads
        .map((lead) => withMails(lead, mails.get(lead.id) ?? []))
        .filter((lead) => !since || lead.received_at >= since.toISOString())
        .filter((lead) => !interest || lead.interest === interest)
        .filter((lead) => !state || lead.desk === state)
        .filter((lead) => !status || lead.status === status)
        .filter((lead) => search === undefined || matchesSearch(lead, search))
    })

  return {
    list,

    find: async (id: string) => (await list({})).find((lead) => lead.id === id),

    /** Says what became of a lead: what it was, and the run, unless it was so already. An empty note takes it away. */
    mark: (id: string, status: Lead['status'], by: RunBy, note?: string) =>
      change(id, async (transaction, lead) => {
        const status_note = note === undefined ? lead.status_note : note || null
        if (lead.status === status && lead.status_note === status_note) return { was: status, run: undefined }
        const at = now()
        const marked = { status, status_note, status_by: by.who, status_at: at.toISOString() }
        await transaction.updateTable('leads').set(marked).where('id', '=', id).execute()
        const changes = { before: historyFields(lead), after: historyFields(marked) }
        const run = await recordRun(transaction, { ...by, at }, [{ kind: 'lead', key: id, ...changes }])
        return { was: lead.status, run }
      }),

    /**
     * Puts the dead letters of a lead back to waiting; where there are none, mails the dealer once more, unless a mail to the
     * dealer still waits. Undefined for one in quarantine.
     */
    resend: (id: string) =>
      change(id, async (transaction, { state }) => {
        if (state !== 'accepted') return undefined
        const revived = await transaction
          .updateTable('outbox')
          .set({ state: 'waiting', attempts: 0, due_at: now().toISOString(), settled_at: null, last_error: null })
          .where('lead_id', '=', id)
          .where('state', '=', 'dead')
          .returning('id')
          .execute()
        const waiting = await transaction
          .selectFrom('outbox')
          .select('recipient')
          .where('lead_id', '=', id)
          .where('state', '=', 'waiting')
          .execute()
        if (revived.length > 0 || waiting.some(({ recipient }) => recipient === 'dealer'))
          return { added: revived.length, waiting: waiting.length - revived.length }
        await enqueueMails(transaction, id, ['dealer'], now(), mailDomain)
        return { added: 1, waiting: waiting.length }
      }),

    release: (id: string, by: RunBy) =>
      change(id, async (transaction, lead) => {
        if (lead.state !== 'quarantined') return false
        const at = now()
        // Not spam: so it waits for an answer again.
        const status = lead.status === 'spam' ? 'new' : lead.status
        await transaction.updateTable('leads').set({ state: 'accepted', status }).where('id', '=', id).execute()
        const recipients = await recipientsOf(transaction, lead.email, at, webhook)
        await enqueueMails(transaction, id, recipients, at, mailDomain)
        const before = { quarantined: 'yes', status: lead.status }
        const change = differingFields(before, { quarantined: 'no', status })
        await recordRun(transaction, { ...by, at }, change ? [{ kind: 'lead', key: id, ...change }] : [])
        return true
      }),

    /** All that came from this e-mail address or phone number; none where the text is neither. */
    from: async (person: string) => (await list({})).filter(isFrom(person) ?? (() => false)),

    /** Erases these messages for good; `outstanding` is since when the files still hold them, while something reads these. */
    erase: async (ids: readonly string[], by: RunBy) => {
      const run = { ...by, at: now() }
      const erased = await inTransaction(connection, (transaction) => eraseLeads(transaction, ids, run))
      return { ...erased, outstanding: await purge(connection, purgePatienceMs) }
    },

    status: async (isMailed = false) => leadStatus(connection, await list({}), { isMailed, now: now() }),
  }
}

/** What the dealer agrees to before messages are erased for good. */
export function planErasure(leads: readonly DeskLead[]): Plan<readonly DeskLead[]> {
  const count = formatCount(leads.length, 'message')
  const reason = `${count}, with mails, notes and all that is known of the sender: this cannot be undone.`
  return { change: leads, problems: [], reasons: [reason] }
}

/** Whether a message is from the person who is known by this address or number, however they are written. */
export function isFrom(person: string): ((lead: Pick<Lead, 'email_key' | 'phone'>) => boolean) | undefined {
  const text = person.trim()
  if (text.includes('@')) return ({ email_key }) => email_key === text.toLowerCase()
  const key = phoneKey(text)
  return key === undefined ? undefined : ({ phone }) => phoneKey(phone) === key
}

/** What a run knows of a lead: its status. Who it is from and what it says stands in the lead alone. */
function historyFields({
  status,
  status_note,
  status_by,
  status_at,
}: Pick<Lead, Extract<keyof Lead, `status${string}`>>) {
  return { status, note: status_note, by: status_by, at: status_at }
}

/** Leads as the history undoes them. What was erased cannot come back, and a mail that left cannot either. */
export const leadHistory: HistoryKind = {
  apply: async (db, changes) => {
    for (const { key, after } of changes) {
      const { status, note = null, by = null, at = null } = (after ?? {}) as ReturnType<typeof historyFields>
      if (after && 'quarantined' in after)
        throw new Error(`The mails of ${key} are on their way: mark it as spam instead`)
      const fields = { status, status_note: note, status_by: by, status_at: at }
      const updated = await db.updateTable('leads').set(fields).where('id', '=', key).returning('id').execute()
      if (updated.length === 0) throw new Error(`${key} has been erased for good`)
    }
  },
  nameOf: ({ key }) => key,
  words: (field, value) => {
    if (field === 'at') return value ? { label: 'since', text: formatEasternStamp(new Date(String(value))) } : null
    return { label: field, text: value === null ? '' : String(value) }
  },
}

function withMails(lead: Lead, mails: readonly OutboxMail[]): DeskLead {
  const states = mails.filter(({ recipient }) => recipient === 'dealer').map(({ state }) => state)
  const mailed = states.includes('sent') ? 'mailed' : 'dead'
  const desk = lead.state === 'quarantined' ? lead.state : states.includes('waiting') ? 'waiting' : mailed
  return { ...lead, desk, mails }
}

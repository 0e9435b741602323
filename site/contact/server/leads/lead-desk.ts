import type { ContactInterest } from '#content/shared/contact-interest.ts'
import type { LeadConnection } from '#server/db/connection.ts'
import type { Db } from '#server/db/schema.ts'
import { forgetAddress, recipientsOf } from './limits.ts'
import { deleteMails, enqueueMails, type Lead, type OutboxMail, reviveDeadLetters } from './outbox.ts'
import { notePurge, purge } from './purge.ts'
import { withLeadStore } from './with-lead-store.ts'

/** How far a lead has come on its way to the dealer. */
export const deskStates = ['quarantined', 'waiting', 'mailed', 'dead'] as const
export type DeskState = (typeof deskStates)[number]

export type DeskLead = Lead & { readonly desk: DeskState }

export interface LeadFilter {
  readonly since?: Date
  readonly interest?: ContactInterest
  readonly state?: DeskState
}

export interface LeadStatus {
  readonly leads: Readonly<Record<DeskState, number>>
  /** Mails by recipient that were given up. */
  readonly deadLetters: Readonly<Record<OutboxMail['recipient'], number>>
  readonly waitingMails: number
  readonly oldestWaiting: Date | undefined
  /** Since when files hold what was erased. */
  readonly outstandingErasure: Date | undefined
}

export interface Erasure {
  readonly messages: number
  /** While somebody reads an older state of the database, its files still hold them: since when. */
  readonly outstanding: Date | undefined
}

export interface LeadDesk {
  /** The newest first. */
  list(filter: LeadFilter): Promise<readonly DeskLead[]>
  find(id: string): Promise<{ readonly lead: DeskLead; readonly mails: readonly OutboxMail[] } | undefined>
  /** Puts the dead letters of a lead back to waiting; where there are none, mails the dealer once more. */
  resend(id: string): Promise<number | undefined>
  /** Lets a lead out of quarantine; false when it was in none. */
  release(id: string): Promise<boolean>
  /** Erases whatever came from this address. */
  forget(email: string): Promise<Erasure>
  status(): Promise<LeadStatus>
}

interface DeskOptions {
  readonly connection: LeadConnection
  readonly mailDomain: string
  readonly now: () => Date
  /** How long somebody waits at the desk for a backup that is running. */
  readonly purgePatienceMs?: number
}

export function createLeadDesk({ connection, mailDomain, now, purgePatienceMs = 5_000 }: DeskOptions): LeadDesk {
  const { db } = connection
  const write = <Result>(work: (transaction: Db) => Promise<Result>) =>
    withLeadStore(connection, () => db.transaction().execute(work))

  async function list({ since, interest, state }: LeadFilter): Promise<readonly DeskLead[]> {
    let query = db.selectFrom('leads').selectAll().orderBy('received_at', 'desc').orderBy('id')
    if (since) query = query.where('received_at', '>=', since.toISOString())
    if (interest) query = query.where('interest', '=', interest)
    const mails = Map.groupBy(
      await db.selectFrom('outbox').select(['lead_id', 'recipient', 'state']).execute(),
      ({ lead_id }) => lead_id,
    )
    const leads = (await query.execute()).map((lead) => ({ ...lead, desk: deskState(lead, mails.get(lead.id) ?? []) }))
    return leads.filter(({ desk }) => state === undefined || desk === state)
  }

  return {
    list: (filter) => withLeadStore(connection, () => list(filter)),

    find: (id) =>
      withLeadStore(connection, async () => {
        const lead = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
        if (!lead) return undefined
        const mails = await db
          .selectFrom('outbox')
          .selectAll()
          .where('lead_id', '=', id)
          .orderBy('created_at')
          .execute()
        return { lead: { ...lead, desk: deskState(lead, mails) }, mails }
      }),

    resend: (id) =>
      write(async (transaction) => {
        const lead = await transaction.selectFrom('leads').select('state').where('id', '=', id).executeTakeFirst()
        if (lead?.state !== 'accepted') return undefined
        const revived = await reviveDeadLetters(transaction, id, now())
        if (revived > 0) return revived
        await enqueueMails(transaction, id, ['dealer'], now(), mailDomain)
        return 1
      }),

    release: (id) =>
      write(async (transaction) => {
        const released = await transaction
          .updateTable('leads')
          .set({ state: 'accepted' })
          .where('id', '=', id)
          .where('state', '=', 'quarantined')
          .returning('email')
          .execute()
        const [email] = released.map((lead) => lead.email)
        if (email === undefined) return false
        await enqueueMails(transaction, id, await recipientsOf(transaction, email, now()), now(), mailDomain)
        return true
      }),

    forget: async (email) => {
      const messages = await write(async (transaction) => {
        const emailKey = email.trim().toLowerCase()
        const leads = transaction.selectFrom('leads').select('id').where('email_key', '=', emailKey)
        await transaction.deleteFrom('lead_fingerprints').where('lead_id', 'in', leads).execute()
        await deleteMails(transaction, emailKey)
        await forgetAddress(transaction, emailKey)
        const deleted = await transaction
          .deleteFrom('leads')
          .where('email_key', '=', emailKey)
          .returning('id')
          .execute()
        await notePurge(transaction, now())
        return deleted.length
      })
      return { messages, outstanding: await purge(connection, purgePatienceMs) }
    },

    status: async () => {
      const leads = await withLeadStore(connection, () => list({}))
      const mails = await withLeadStore(connection, () =>
        db.selectFrom('outbox').select(['recipient', 'state', 'created_at']).orderBy('created_at').execute(),
      )
      const waiting = mails.filter(({ state }) => state === 'waiting')
      const dead = mails.filter(({ state }) => state === 'dead')
      const counted = (state: DeskState) => leads.filter(({ desk }) => desk === state).length
      const [oldest] = waiting
      return {
        leads: {
          quarantined: counted('quarantined'),
          waiting: counted('waiting'),
          mailed: counted('mailed'),
          dead: counted('dead'),
        },
        deadLetters: {
          dealer: dead.filter(({ recipient }) => recipient === 'dealer').length,
          visitor: dead.filter(({ recipient }) => recipient === 'visitor').length,
        },
        waitingMails: waiting.length,
        oldestWaiting: oldest ? new Date(oldest.created_at) : undefined,
        outstandingErasure: await purge(connection),
      }
    },
  }
}

function deskState(lead: Lead, mails: readonly Pick<OutboxMail, 'recipient' | 'state'>[]): DeskState {
  if (lead.state === 'quarantined') return 'quarantined'
  const states = mails.filter(({ recipient }) => recipient === 'dealer').map(({ state }) => state)
  if (states.includes('waiting')) return 'waiting'
  return states.includes('sent') ? 'mailed' : 'dead'
}

import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Database, type DatabaseSettings, openDatabase } from '#app/database.ts'
import type { AcceptLead } from '#subjects/contact/server/leads/accept-lead.ts'
import { createAcceptLead } from '#subjects/contact/server/leads/accept-lead.ts'
import { createOutbox, type Lead, type Outbox, type OutboxMail } from '#subjects/contact/server/leads/outbox.ts'
import { goodSubmission } from './good-submission.ts'

/** What one process uses of a store. */
export interface LeadProcess {
  readonly accept: AcceptLead
  readonly outbox: Outbox
}

/** A store as two processes share it, and a look into it. */
export interface LeadStore {
  readonly processes: readonly [LeadProcess, LeadProcess]
  readonly leads: () => Promise<readonly Lead[]>
  readonly mails: () => Promise<readonly OutboxMail[]>
  readonly clear: () => Promise<void>
  readonly close: () => Promise<void>
}

export type OpenLeadStore = (now: () => Date, options?: { readonly webhook: boolean }) => Promise<LeadStore>

const minute = 60_000
const start = Date.parse('2026-05-06T15:00:00Z')

/** For each test of a contract: an empty store and a clock that stands still until it is set. */
export function leadBench(open: OpenLeadStore, options = { webhook: false }) {
  let store: LeadStore
  const bench = {
    start,
    now: start,
    clock: () => new Date(bench.now),
    pass: (minutes: number) => {
      bench.now += minutes * minute
    },
    accept: (...given: Parameters<AcceptLead>) => store.processes[0].accept(...given),
    /** Through the first process and the second in turns. */
    acceptAll: (all: readonly Parameters<AcceptLead>[0][]) =>
      Promise.all(all.map((lead, index) => store.processes[index % 2 === 0 ? 0 : 1].accept(lead))),
    outbox: () => store.processes[0].outbox,
    anotherOutbox: () => store.processes[1].outbox,
    leads: () => store.leads(),
    mails: () => store.mails(),
    mailsTo: async (recipient: OutboxMail['recipient']) =>
      (await store.mails()).filter((mail) => mail.recipient === recipient),
    async stored(submission = goodSubmission, more: Partial<Parameters<AcceptLead>[0]> = {}): Promise<string> {
      const acceptance = await bench.accept({ submission, source: 'form', ...more })
      if (!('id' in acceptance)) throw new Error(acceptance.outcome)
      return acceptance.id
    },
  }
  beforeAll(async () => {
    store = await open(bench.clock, options)
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    bench.now = start
    await store.clear()
  })
  return bench
}

export interface DatabaseLeads extends LeadStore {
  readonly databases: readonly [Database, Database]
}

/** The store of a database, opened twice. */
export function databaseLeads(newSettings: () => Promise<DatabaseSettings>) {
  return async (now: () => Date, { webhook = false } = {}): Promise<DatabaseLeads> => {
    const settings = await newSettings()
    const [one, another] = [await openDatabase(settings), await openDatabase(settings)] as const
    const processOf = ({ leads }: Database): LeadProcess => ({
      accept: createAcceptLead({ connection: leads, mailDomain: 'switchback.test', now, webhook }),
      outbox: createOutbox(leads),
    })
    return {
      databases: [one, another],
      processes: [processOf(one), processOf(another)],
      leads: () => one.db.selectFrom('leads').selectAll().execute(),
      mails: () => one.db.selectFrom('outbox').selectAll().execute(),
      clear: () => clearLeads(one),
      close: async () => {
        await one.close()
        await another.close()
      },
    }
  }
}

async function clearLeads({ db }: Database): Promise<void> {
  for (const table of ['outbox', 'lead_fingerprints', 'leads', 'limits', 'chores', 'run_changes', 'runs'] as const)
    await db.deleteFrom(table).execute()
}

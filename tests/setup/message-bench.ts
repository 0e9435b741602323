import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Database, type DatabaseSettings, openDatabase } from '#app/database.ts'
import type { Recipient } from '#subjects/contact/rules/message.ts'
import { messagesOf } from '#subjects/contact/server/message/decisions.ts'
import { createOutbox, type Outbox } from '#subjects/contact/server/message/outbox.ts'
import { createMessageStore, type NewMessage } from '#subjects/contact/server/message/store.ts'
import { goodSubmission } from './good-submission.ts'

export type NewSettings = () => Promise<DatabaseSettings>

const minute = 60_000
const start = Date.parse('2026-05-06T15:00:00Z')
const tables = [
  'outbox',
  'lead_fingerprints',
  'lead_notes',
  'leads',
  'limits',
  'chores',
  'run_changes',
  'runs',
] as const
type Table = (typeof tables)[number]

/** For each test of a contract: an empty database that two processes share, and a clock that stands still until a test sets it. */
export function messageBench(newSettings: NewSettings) {
  let databases: readonly [Database, Database]
  const processOf = (index: 0 | 1) => {
    const { writer } = databases[index]
    return { writer, mailDomain: 'switchback.test', now: bench.clock, postsToWebhook: bench.postsToWebhook }
  }
  const bench = {
    start,
    now: start,
    /** Whether messages are posted to a webhook as well. */
    postsToWebhook: false,
    clock: () => new Date(bench.now),
    pass: (minutes: number) => {
      bench.now += minutes * minute
    },
    database: (index: 0 | 1 = 0) => databases[index],
    accept: (message: NewMessage, index: 0 | 1 = 0) => createMessageStore(processOf(index))(message),
    /** Stores through the first process and the second in turns. */
    acceptAll: (all: readonly NewMessage[]) =>
      Promise.all(all.map((message, index) => bench.accept(message, index % 2 ? 1 : 0))),
    async stored(submission = goodSubmission, more: Partial<NewMessage> = {}): Promise<string> {
      const acceptance = await bench.accept({ submission, source: 'form', ...more })
      if (!('id' in acceptance)) throw new Error(acceptance.outcome)
      return acceptance.id
    },
    outbox: (index: 0 | 1 = 0): Outbox => createOutbox(databases[index].writer),
    /** What a worker that delivers everything claims. */
    claim: (more: Partial<Parameters<Outbox['claim']>[0]> = {}, index: 0 | 1 = 0) =>
      bench.outbox(index).claim({
        limit: 10,
        now: bench.clock(),
        recipients: ['dealer', 'visitor', 'webhook'],
        except: [],
        takeOver: true,
        ...more,
      }),
    desk: (index: 0 | 1 = 0, purgePatienceMs = 5_000) => messagesOf(processOf(index), purgePatienceMs),
    rows: (table: Table) => databases[0].db.selectFrom(table).selectAll().execute(),
    messages: () => databases[0].db.selectFrom('leads').selectAll().execute(),
    mails: () => databases[0].db.selectFrom('outbox').selectAll().execute(),
    mailsTo: async (to: Recipient) => (await bench.mails()).filter(({ recipient }) => recipient === to),
  }
  beforeAll(async () => {
    const settings = await newSettings()
    databases = [await openDatabase(settings), await openDatabase(settings)]
  })
  afterAll(async () => {
    for (const { close } of databases) await close()
  })
  beforeEach(async () => {
    Object.assign(bench, { now: start, postsToWebhook: false })
    for (const table of tables) await databases[0].db.deleteFrom(table).execute()
  })
  return bench
}

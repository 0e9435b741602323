import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#app/database.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { newFolder } from '#tests/setup/site-process.ts'
import { messageDecisionsContract } from './message/decisions.contract.ts'
import { messagesOf } from './message/decisions.ts'
import { purge } from './message/erase.ts'
import { createMessageStore } from './message/store.ts'
import { messageContract } from './message.contract.ts'

const by = { who: 'ann', command: 'forget', at: new Date() }
const newSettings = async () => ({ dataDir: newFolder() })
messageContract('SQLite', newSettings)
messageDecisionsContract('SQLite', newSettings)

// kill -9 cannot tell NORMAL from FULL, only a power cut can: so the setting itself is what is held.
test('LEAD-27: messages are written with synchronous = FULL into a write-ahead log', async () => {
  const { writer, close } = await openDatabase({ dataDir: newFolder() })
  for (const [pragma, value] of Object.entries({ synchronous: 2, journal_mode: 'wal', busy_timeout: 0 })) {
    const { rows } = await sql`pragma ${sql.raw(pragma)}`.execute(writer.db)
    expect(Object.values(rows[0] as object)).toEqual([value])
  }
  await close()
})

/** A database in which a message stands, and in which of its files that can be read. */
async function withOneMessage() {
  const dataDir = newFolder()
  const database = await openDatabase({ dataDir })
  const shared = { writer: database.writer, mailDomain: 'switchback.test', now: () => new Date() }
  await createMessageStore(shared)({ submission: goodSubmission, source: 'form' })
  const traces = () =>
    readdirSync(dataDir).filter((file) => /lovelace|brakes squeal/i.test(readFileSync(join(dataDir, file), 'latin1')))
  return { database, shared, traces }
}

test('LEAD-54: of a person who is forgotten, not a byte is left in the files', async () => {
  const { database, shared, traces } = await withOneMessage()
  expect(traces()).not.toEqual([])
  const desk = messagesOf(shared)
  const [message] = await desk.list({})
  if (!message) throw new Error('a message was expected')
  await desk.mark(message.id, 'answered', by, { note: 'Lovelace comes on Friday' })
  await desk.erase([message.id], by)
  expect(traces()).toEqual([])
  await database.close()
})

test('LEAD-54: beside a reader the words stay in the log, which is told; when it has ended, not a byte is left', async () => {
  const { database, shared, traces } = await withOneMessage()
  const reader = new DatabaseSync(database.location, { readOnly: true })
  reader.exec('begin')
  reader.prepare('select count(*) from leads').get()
  const desk = messagesOf(shared, 0)
  const ids = (await desk.list({})).map(({ id }) => id)
  const { outstanding } = await desk.erase(ids, by)
  expect(outstanding).toBeInstanceOf(Date)
  expect(traces()).toEqual(['switchback.db-wal'])
  reader.exec('commit')
  expect(await purge(database.writer)).toBeUndefined()
  expect(traces()).toEqual([])
  reader.close()
  await database.close()
})

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { createAcceptLead } from './accept-lead.ts'
import { createLeadDesk } from './lead-desk.ts'
import { leadsContract } from './leads.contract.ts'

const directory = mkdtempSync(join(tmpdir(), 'switchback-leads-'))
let count = 0
const newDirectory = () => join(directory, String(++count))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

leadsContract('SQLite', async () => ({ dataDir: newDirectory() }))

// kill -9 cannot tell NORMAL from FULL, only a power cut can: so the setting itself is what is held.
test('LEAD-27: messages are written with synchronous = FULL into a write-ahead log', async () => {
  const { leads, close } = await openDatabase({ dataDir: newDirectory() })
  for (const [pragma, value] of Object.entries({ synchronous: 2, journal_mode: 'wal', busy_timeout: 0 })) {
    const { rows } = await sql`pragma ${sql.raw(pragma)}`.execute(leads.db)
    expect(Object.values(rows[0] as object)).toEqual([value])
  }
  await close()
})

test('LEAD-33: of a person who is forgotten, not a byte is left in the files', async () => {
  const dataDir = newDirectory()
  const database = await openDatabase({ dataDir })
  const shared = { connection: database.leads, mailDomain: 'switchback.test', now: () => new Date() }
  await createAcceptLead(shared)({ submission: goodSubmission, source: 'form' })
  const traces = () =>
    readdirSync(dataDir).filter((file) => /lovelace|brakes squeal/i.test(readFileSync(join(dataDir, file), 'latin1')))
  expect(traces()).not.toEqual([])
  await createLeadDesk(shared).forget(goodSubmission.email)
  expect(traces()).toEqual([])
  await database.close()
})

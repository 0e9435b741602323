import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#app/database.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { NthFault, withFault } from '#tests/setup/nth-fault.ts'
import { newDatabase } from '#tests/setup/postgres.ts'
import { countStatements } from '#tests/setup/statement-faults.ts'
import { createAcceptLead } from './accept-lead.ts'
import { leadDeskContract } from './lead-desk.contract.ts'
import { createLeadDesk } from './lead-desk.ts'
import { leadStoreContract } from './lead-store.contract.ts'

const newSettings = async () => ({ dataDir: '', databaseUrl: await newDatabase() })

leadStoreContract('PostgreSQL', newSettings)
leadDeskContract('PostgreSQL', newSettings)

test('LEAD-27: messages are committed synchronously, even where the server is set otherwise', async () => {
  const settings = await newSettings()
  const setUp = await openDatabase(settings)
  await sql`alter database ${sql.id(new URL(settings.databaseUrl).pathname.slice(1))} set synchronous_commit = off`.execute(
    setUp.db,
  )
  await setUp.close()
  const { leads, close } = await openDatabase(settings)
  const { rows } = await sql`show synchronous_commit`.execute(leads.db)
  expect(rows).toEqual([{ synchronous_commit: 'on' }])
  await close()
})

test('LEAD-61: a note is there once, by one run, though the answer to any of its statements was lost', async () => {
  countStatements()
  const { leads, close } = await openDatabase(await newSettings())
  const shared = { connection: leads, mailDomain: 'switchback.test', now: () => new Date() }
  const accepted = await createAcceptLead(shared)({ submission: goodSubmission, source: 'form' })
  const id = 'id' in accepted ? accepted.id : ''
  let fault: NthFault
  let nth = 0
  do {
    nth += 1
    fault = new NthFault('statement', nth, 'answer lost')
    const marked = withFault(fault, () =>
      createLeadDesk(shared).mark(id, 'new', { who: 'ann', command: 'test' }, { note: `Note ${nth}` }),
    )
    expect(await marked).toMatchObject({ isBehind: false, run: nth })
  } while (fault.hasStruck)
  const notes = await leads.db.selectFrom('lead_notes').select('text').execute()
  expect(notes.map(({ text }) => text).toSorted()).toEqual(
    Array.from({ length: nth }, (_, index) => `Note ${index + 1}`).toSorted(),
  )
  await close()
})

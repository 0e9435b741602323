import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#app/database.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { NthFault, withFault } from '#tests/setup/nth-fault.ts'
import { newDatabase } from '#tests/setup/postgres.ts'
import { countStatements } from '#tests/setup/statement-faults.ts'
import { messageDeskContract } from './message/desk.contract.ts'
import { createMessageDesk } from './message/desk.ts'
import { messageContract } from './message.contract.ts'
import { createMessageStore } from './message.ts'

const newSettings = async () => ({ dataDir: '', databaseUrl: await newDatabase() })

messageContract('PostgreSQL', newSettings)
messageDeskContract('PostgreSQL', newSettings)

test('LEAD-27: messages are committed synchronously, even where the server is set otherwise', async () => {
  const settings = await newSettings()
  const setUp = await openDatabase(settings)
  await sql`alter database ${sql.id(new URL(settings.databaseUrl).pathname.slice(1))} set synchronous_commit = off`.execute(
    setUp.db,
  )
  await setUp.close()
  const { writer, close } = await openDatabase(settings)
  const { rows } = await sql`show synchronous_commit`.execute(writer.db)
  expect(rows).toEqual([{ synchronous_commit: 'on' }])
  await close()
})

test('LEAD-61: a note is there once, by one run, though the answer to any of its statements was lost', async () => {
  countStatements()
  const { writer, close } = await openDatabase(await newSettings())
  const shared = { connection: writer, mailDomain: 'switchback.test', now: () => new Date() }
  const accepted = await createMessageStore(shared)({ submission: goodSubmission, source: 'form' })
  const id = 'id' in accepted ? accepted.id : ''
  let fault: NthFault
  let nth = 0
  do {
    nth += 1
    fault = new NthFault('statement', nth, 'answer lost')
    const marked = withFault(fault, () =>
      createMessageDesk(shared).mark(id, 'new', { who: 'ann', command: 'test' }, { note: `Note ${nth}` }),
    )
    expect(await marked).toMatchObject({ isBehind: false, run: nth })
  } while (fault.hasStruck)
  const notes = await writer.db.selectFrom('lead_notes').select('text').execute()
  expect(notes.map(({ text }) => text).toSorted()).toEqual(
    Array.from({ length: nth }, (_, index) => `Note ${index + 1}`).toSorted(),
  )
  await close()
})

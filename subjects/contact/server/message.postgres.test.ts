import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#app/database.ts'
import { newDatabase } from '#tests/setup/postgres.ts'
import { messageDecisionsContract } from './message/decisions.contract.ts'
import { messageContract } from './message.contract.ts'

const newSettings = async () => ({ dataDir: '', databaseUrl: await newDatabase() })

messageContract('PostgreSQL', newSettings)
messageDecisionsContract('PostgreSQL', newSettings)

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

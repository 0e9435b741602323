import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#app/database.ts'
import { backupContract } from '#kernel/db/backup.contract.ts'
import { newDatabase } from '#tests/setup/postgres.ts'
import { leadDeskContract } from './lead-desk.contract.ts'
import { leadStoreContract } from './lead-store.contract.ts'

const newSettings = async () => ({ dataDir: '', databaseUrl: await newDatabase() })

leadStoreContract('PostgreSQL', newSettings)
leadDeskContract('PostgreSQL', newSettings)
backupContract('PostgreSQL', newSettings)

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

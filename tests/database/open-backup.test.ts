import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#app/database.ts'
import { writeBackup } from '#kernel/db/backup.ts'
import { faultsOfBackup, recordBackup } from '#kernel/db/open-backup.ts'
import { newFolder } from '#tests/setup/site-process.ts'

const directory = newFolder()
const file = join(directory, 'backup')
const database = await openDatabase({ dataDir: join(directory, 'data') })
const written = await writeBackup(database, file, new Date('2026-05-06T15:00:00Z'))
afterAll(database.close)

test.each([
  ['changes a cell of a row', "update vehicles set color = color || '!' where id = new.id", ['vehicles']],
  ['loses a row', 'delete from vehicles where id = new.id', ['vehicles']],
  ['changes what comes before', "update runs set who = 'another'", []],
  ['does nothing', 'select 1', []],
])('SITE-152: a backup is opened after it was written: a database that %s is found', async (_, statement, tables) => {
  const dataDir = join(directory, 'trial')
  const openAt = async (folder: string) => {
    const scratch = await openDatabase({ dataDir: folder })
    const trigger = `create trigger fault after insert on vehicles when new.position = 3 begin ${statement}; end`
    await sql.raw(trigger).execute(scratch.db)
    return scratch
  }
  const found = await faultsOfBackup(file, written, { dataDir, openAt })
  const faults = tables.map((table) => `what it puts in place of ${table} is not what was written`)
  expect(found).toEqual({ isWhole: faults.length === 0, faults })
  // It was opened beside the data, and is gone.
  expect(readdirSync(dataDir)).toEqual([])
})

test('SITE-152: a backup that cannot be opened is told as that, and its file stays', async () => {
  const openAt = async () => Promise.reject(Object.assign(new Error('full'), { errcode: 13 }))
  const { isWhole, faults } = await faultsOfBackup(file, written, { dataDir: directory, openAt })
  expect([isWhole, faults]).toEqual([false, [expect.stringContaining('there is no room left on the disk')]])
  await recordBackup(database.db, written, faults)
  const rows = Object.values(written.rows).reduce((sum, count) => sum + count, 0)
  const noted = { taken_at: '2026-05-06T15:00:00.000Z', row_count: rows, fault: faults[0] }
  expect(await database.db.selectFrom('backups').selectAll().execute()).toEqual([noted])
  expect(readdirSync(directory)).toContain('backup')
})

import { expect, test } from 'vitest'
import { openDatabase } from '#app/database.ts'
import { readSettings } from '#app/settings.ts'
import { newFolder } from '#tests/setup/site-process.ts'
import { siteStatusOf } from './site-status.ts'

test('SITE-41: a backup is too old 48 hours after it was taken, also where a wrong clock has dated one ahead', async () => {
  const settings = { ...readSettings({}), dataDir: newFolder() }
  const database = await openDatabase(settings)
  const backups = ['2026-05-06T15:00:00.000Z', '2030-01-01T00:00:00.000Z'].map((taken_at) => ({
    taken_at,
    row_count: 1,
    fault: null,
  }))
  await database.db.insertInto('backups').values(backups).execute()
  const alarmsAt = async (instant: string) => {
    const now = () => new Date(instant)
    return (await siteStatusOf([])({ settings, open: async () => database, now })).alarms
  }
  expect(await alarmsAt('2026-05-08T15:00:00Z')).toEqual([])
  expect(await alarmsAt('2026-05-08T15:00:01Z')).toMatchObject([expect.stringContaining('older than 48 hours')])
  await database.close()
})

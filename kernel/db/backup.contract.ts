import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createPhotoStore } from '#subjects/pictures/server/photo-store.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { type DatabaseLeads, databaseLeads, leadBench } from '#tests/setup/lead-bench.ts'
import { writeBackup } from './backup.ts'
import { readBackup } from './backup-file.ts'
import { isUntouched, restoreBackup } from './backup-restore.ts'
import { momentaryTables, tableNames } from './backup-tables.ts'
import { type DatabaseSettings, openDatabase } from './open-database.ts'

/** What a backup promises, whichever database it is of. */
export function backupContract(name: string, newSettings: () => Promise<DatabaseSettings>): void {
  describe(`a backup of ${name}`, () => {
    let opened: DatabaseLeads
    const bench = leadBench(async (now) => {
      opened = await databaseLeads(newSettings)(now)
      return opened
    })
    const database = () => opened.databases[0]
    const file = join(mkdtempSync(join(tmpdir(), 'switchback-backup-')), 'backup')
    const contents = async () => {
      const tables = tableNames.filter((table) => table !== 'data_versions')
      const rows = await Promise.all(tables.map((table) => database().db.selectFrom(table).selectAll().execute()))
      return rows.map((table) => table.map((row) => JSON.stringify(row)).toSorted())
    }

    it('SITE-41, PIC-37: backs up everything, photos included, and puts it back', async () => {
      await bench.stored()
      const photos = createPhotoStore(database().db)
      // More than are read at once, and every byte there is.
      for (let number = 0; number < 3; number += 1) {
        const webp = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * (number + 1)) % 256))
        await photos.put({ hash: `000000000000000${number}`, width: 3, height: 2, webp })
      }
      const taken = await writeBackup(database().db, file, bench.clock())
      expect(taken).toEqual(await readBackup(file))
      expect(taken.rows).toMatchObject({ leads: 1, photos: 3, photo_bytes: 3 })
      const before = await contents()
      await bench.stored({ ...goodSubmission, interest: 'parts' })
      await photos.put({ hash: 'ffffffffffffffff', width: 3, height: 2, webp: Buffer.from('more') })
      const version = database().dataVersion()
      await restoreBackup(database().db, file)
      expect(await contents()).toEqual(before)
      await expect.poll(() => database().dataVersion(), { timeout: 2_000 }).not.toBe(version)
    })

    it('SITE-41: leaves no table out of a backup', async () => {
      const tables = (await database().db.introspection.getTables()).map((table) => table.name)
      expect(tables.filter((table) => !table.startsWith('kysely_')).toSorted()).toEqual(
        [...tableNames, ...momentaryTables].toSorted(),
      )
    })

    it('SITE-41: reads tables of any length, every row once', async () => {
      const { db } = database()
      await db.deleteFrom('runs').execute()
      for (let run = 1; run <= 3; run += 1) {
        await db.insertInto('runs').values({ id: run, at: '', who: '', command: '', undoes: null }).execute()
        const rows = Array.from({ length: 90 }, (_, number) => ({
          run,
          kind: number % 2 ? ('lead' as const) : ('vehicle' as const),
          key: `key ${number}`,
          before: null,
          after: null,
          erased: 0 as const,
        }))
        await db.insertInto('run_changes').values(rows).execute()
      }
      const before = await contents()
      await writeBackup(db, file, bench.clock())
      await restoreBackup(db, file)
      expect(await contents()).toEqual(before)
    })

    it('SITE-41: knows a database in which nothing has happened yet', async () => {
      const fresh = await openDatabase(await newSettings())
      expect(await isUntouched(fresh.db)).toBe(true)
      await fresh.ports.vehicles.apply({ remove: ['none'] })
      expect(await isUntouched(fresh.db)).toBe(false)
      await fresh.close()
      await bench.stored()
      expect(await isUntouched(database().db)).toBe(false)
    })
  })
}

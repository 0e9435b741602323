import { describe, expect, it } from 'vitest'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { type DatabaseLeads, databaseLeads, leadBench } from '#tests/setup/lead-bench.ts'
import { backedUpTables, isUntouched, momentaryTables, parseBackup, readBackup, writeBackup } from './backup.ts'
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
    const contents = async () => {
      const tables = backedUpTables.filter((table) => table !== 'data_versions')
      const rows = await Promise.all(tables.map((table) => database().db.selectFrom(table).selectAll().execute()))
      return rows.map((table) => table.map((row) => JSON.stringify(row)).toSorted())
    }

    it('SITE-41: backs up everything and puts it back', async () => {
      await bench.stored()
      const text = await readBackup(database().db, bench.clock())
      const before = await contents()
      await bench.stored({ ...goodSubmission, interest: 'parts' })
      const version = database().dataVersion()
      await writeBackup(database().db, parseBackup(text))
      expect(await contents()).toEqual(before)
      await expect.poll(() => database().dataVersion(), { timeout: 2_000 }).not.toBe(version)
    })

    it('SITE-41: leaves no table out of a backup', async () => {
      const tables = (await database().db.introspection.getTables()).map((table) => table.name)
      expect(tables.filter((table) => !table.startsWith('kysely_')).toSorted()).toEqual(
        [...backedUpTables, ...momentaryTables].toSorted(),
      )
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

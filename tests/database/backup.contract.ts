import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type DatabaseSettings, openDatabase, schema } from '#app/database.ts'
import { isUntouched, restoreBackup, writeBackup } from '#kernel/db/backup.ts'
import { readBackup } from '#kernel/db/backup-file.ts'
import { createPhotoStore } from '#subjects/pictures/server/photo-store.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { messageBench } from '#tests/setup/message-bench.ts'
import { webpOf } from '#tests/setup/photos.ts'
import { changeCarts } from '#tests/setup/replace-carts.ts'
import { newFolder } from '#tests/setup/site-process.ts'

const tables = [...schema.tables.keys()]

/** What a backup promises, on either database. */
export function backupContract(name: string, newSettings: () => Promise<DatabaseSettings>): void {
  describe(`a backup of ${name}`, () => {
    const bench = messageBench(newSettings)
    const { database } = bench
    const file = join(newFolder(), 'backup')
    const contents = async () => {
      const compared = tables.filter((table) => table !== 'data_versions')
      const rows = await Promise.all(compared.map((table) => database().db.selectFrom(table).selectAll().execute()))
      return rows.map((table) => table.map((row) => JSON.stringify(row)).toSorted())
    }

    it('SITE-41, PIC-37: backs up everything, photos and prices included, and puts it back', async () => {
      await bench.stored()
      const photos = createPhotoStore(database().db)
      // More than are read at once, and every byte there is.
      for (let number = 0; number < 3; number += 1) {
        const webp = webpOf(3, 2, Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * (number + 1)) % 256)))
        await photos.put({ hash: `000000000000000${number}`, width: 3, height: 2, webp }, new Date())
      }
      const { vehicles } = database().ports
      const [cart] = await vehicles.list()
      if (!cart) throw new Error('The new database has no carts.')
      await changeCarts(vehicles, { put: [{ ...cart, price: cart.price - 500 }] })
      const taken = await writeBackup(database(), file, bench.clock())
      expect(taken).toEqual(await readBackup(file, schema))
      expect(taken.rows).toMatchObject({ leads: 1, photos: 3, photo_bytes: 3, vehicle_prices: 1 })
      const before = await contents()
      await bench.stored({ ...goodSubmission, interest: 'parts' })
      await photos.put(
        { hash: 'ffffffffffffffff', width: 3, height: 2, webp: webpOf(3, 2, Buffer.from('more')) },
        new Date(),
      )
      await changeCarts(vehicles, { put: [cart] })
      const version = database().dataVersion()
      await restoreBackup(database(), file)
      expect(await contents()).toEqual(before)
      await expect.poll(() => database().dataVersion()).not.toBe(version)
    })

    it('SITE-41: leaves no table out of a backup', async () => {
      const there = (await database().db.introspection.getTables()).map((table) => table.name)
      expect(there.filter((table) => !table.startsWith('kysely_')).toSorted()).toEqual(tables.toSorted())
    })

    it('SITE-41: reads tables of any length, every row once', async () => {
      const { db } = database()
      await db.deleteFrom('runs').execute()
      for (let run = 1; run <= 3; run += 1) {
        await db.insertInto('runs').values({ id: run, at: '', who: '', command: '', undoes: null }).execute()
        const rows = Array.from({ length: 90 }, (_, number) => {
          const kind = number % 2 ? 'lead' : 'vehicle'
          return { run, kind, key: `key ${number}`, before: null, after: null, erased: 0 as const }
        })
        await db.insertInto('run_changes').values(rows).execute()
      }
      const before = await contents()
      await writeBackup(database(), file, bench.clock())
      await restoreBackup(database(), file)
      expect(await contents()).toEqual(before)
    })

    it('SITE-41: knows a database in which nothing has happened yet', async () => {
      const fresh = await openDatabase(await newSettings())
      expect(await isUntouched(fresh)).toBe(true)
      await changeCarts(fresh.ports.vehicles, { remove: ['none'] })
      expect(await isUntouched(fresh)).toBe(false)
      await fresh.close()
      await bench.stored()
      expect(await isUntouched(database())).toBe(false)
    })
  })
}

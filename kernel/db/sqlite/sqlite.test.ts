import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#app/database.ts'
import { cannotOpen } from '#kernel/db/connection.ts'
import { migrateContract } from '#kernel/db/migrate.contract.ts'
import { historyContract } from '#kernel/history/history.contract.ts'
import { vehicleStoreContract } from '#subjects/inventory/server/vehicle-store.contract.ts'
import { photoStoreContract } from '#subjects/pictures/server/photo-store.contract.ts'
import { sweepPhotosContract } from '#subjects/pictures/server/sweep-photos.contract.ts'

const directory = mkdtempSync(join(tmpdir(), 'switchback-sqlite-'))
let count = 0
const newDirectory = () => join(directory, String(++count))

vehicleStoreContract('SQLite', async () => ({ dataDir: newDirectory() }))
historyContract('SQLite', async () => ({ dataDir: newDirectory() }))
photoStoreContract('SQLite', async () => ({ dataDir: newDirectory() }))
sweepPhotosContract('SQLite', async () => ({ dataDir: newDirectory() }))
migrateContract('a SQLite file', async () => ({ dataDir: newDirectory() }))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

describe('the SQLite file', () => {
  let database: Database

  beforeAll(async () => {
    database = await openDatabase({ dataDir: newDirectory() })
  })
  afterAll(() => database.close())

  it.each([
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['foreign_keys', 1],
    ['busy_timeout', 50],
  ])('SITE-39: has %s %s, so that what was written survives', async (pragma, value) => {
    const { rows } = await sql`pragma ${sql.raw(pragma)}`.execute(database.db)
    expect(Object.values(rows[0] as object)).toEqual([value])
  })

  it('SITE-39: lies in the data directory, which is made when it is missing', () => {
    expect(database.location).toBe(join(directory, String(count), 'switchback.db'))
  })

  it('SITE-39: waits for a lock of another process while everything else goes on', async () => {
    const other = new DatabaseSync(database.location)
    other.exec('begin immediate')
    const [first] = await database.ports.vehicles.list()
    if (!first) throw new Error('the database is not filled')
    const write = database.ports.vehicles.apply({ put: [{ ...first, price: 4 }] })
    let longest = 0
    const end = performance.now() + 400
    while (performance.now() < end) {
      const start = performance.now()
      await wait(1)
      longest = Math.max(longest, performance.now() - start)
    }
    other.exec('commit')
    other.close()
    await write
    expect((await database.ports.vehicles.get(first.id))?.price).toBe(4)
    expect(longest).toBeLessThan(300)
  })

  it('SITE-39: streams rows while the same question is asked again', async () => {
    const question = database.db.selectFrom('vehicles').select('id').orderBy('position')
    const expected = await question.execute()
    const streamed: { id: string }[] = []
    for await (const row of question.stream()) streamed.push(row)
    expect(streamed).toEqual(expected)
  })

  it('SITE-39: undoes a transaction that fails, and goes on', async () => {
    const before = await database.ports.vehicles.list()
    const failing = database.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('vehicles').execute()
      await sql`select * from no_such_table`.execute(transaction)
    })
    await expect(failing).rejects.toThrow('no such table')
    expect(await database.ports.vehicles.list()).toEqual(before)
  })

  it('SITE-39: that cannot be opened is named', async () => {
    const dataDir = newDirectory()
    writeFileSync(dataDir, 'a file where a folder should be')
    await expect(openDatabase({ dataDir })).rejects.toThrow(`the database at ${dataDir}/switchback.db did not open`)
  })

  const modeOf = (path: string) => statSync(path).mode & 0o777
  it('SITE-62: is for its owner alone, and so is its folder, whatever the umask is', async () => {
    const dataDir = newDirectory()
    const umask = process.umask(0)
    const fresh = await openDatabase({ dataDir })
    await fresh.ports.vehicles.apply({ remove: ['none'] })
    process.umask(umask)
    expect(modeOf(dataDir)).toBe(0o700)
    const files = readdirSync(dataDir)
    expect(files.toSorted()).toEqual(['switchback.db', 'switchback.db-shm', 'switchback.db-wal'])
    for (const file of files) expect([file, modeOf(join(dataDir, file))]).toEqual([file, 0o600])
    await fresh.close()
  })

  it('SITE-62: of an older version, which everybody could read, is closed to others; a folder that holds more is left', async () => {
    const dataDir = newDirectory()
    await (await openDatabase({ dataDir })).close()
    const open = () => {
      chmodSync(dataDir, 0o755)
      chmodSync(join(dataDir, 'switchback.db'), 0o644)
    }
    open()
    await (await openDatabase({ dataDir })).close()
    expect([modeOf(dataDir), modeOf(join(dataDir, 'switchback.db'))]).toEqual([0o700, 0o600])
    open()
    writeFileSync(join(dataDir, 'something-else'), '')
    await (await openDatabase({ dataDir })).close()
    expect([modeOf(dataDir), modeOf(join(dataDir, 'switchback.db'))]).toEqual([0o755, 0o600])
  })

  it('SITE-63: that was emptied is named, and not filled anew', async () => {
    const dataDir = newDirectory()
    await (await openDatabase({ dataDir })).close()
    const location = join(dataDir, 'switchback.db')
    truncateSync(location)
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      `the database at ${location} did not open (the file is empty`,
    )
    expect(statSync(location).size).toBe(0)
  })

  it('SITE-63: may be made by several at the same moment', async () => {
    const dataDir = newDirectory()
    const all = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ dataDir })))
    for (const one of all) await one.close()
    expect(readdirSync(dataDir)).toEqual(['switchback.db'])
  })

  it('SITE-39: that is no database is named', async () => {
    const dataDir = mkdtempSync(join(directory, 'odd-'))
    const location = join(dataDir, 'switchback.db')
    writeFileSync(location, 'this is not a database, however long it is. '.repeat(100))
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      `the database at ${location} did not open (file is not a database)`,
    )
  })
})

it('SITE-120: a place where nothing may be written, and a full disk, are named as that', () => {
  const named = (error: object) => cannotOpen('/data/switchback.db', Object.assign(new Error('unable to open'), error))
  for (const error of [{ code: 'EACCES' }, { code: 'EROFS' }, { errcode: 14 }, { errcode: 8 }, { errcode: 1032 }])
    expect(named(error).message).toBe(
      'the database at /data/switchback.db did not open (whoever runs this may not write there)',
    )
  for (const error of [{ code: 'ENOSPC' }, { errcode: 13 }])
    expect(named(error).message).toContain('(the disk is full)')
  expect(named({ errcode: 26 }).message).toContain('(unable to open)')
})

import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#app/database.ts'
import { migrateContract } from '#kernel/db/migrate.contract.ts'
import { cannotOpen } from '#kernel/db/open-database.ts'
import { historyContract } from '#kernel/history/history.contract.ts'
import { vehicleStoreContract } from '#subjects/inventory/server/vehicle-store.contract.ts'
import { photoStoreContract } from '#subjects/pictures/server/photo-store.contract.ts'

const directory = mkdtempSync(join(tmpdir(), 'switchback-sqlite-'))
let count = 0
const newDirectory = () => join(directory, String(++count))

vehicleStoreContract('SQLite', async () => ({ dataDir: newDirectory() }))
historyContract('SQLite', async () => ({ dataDir: newDirectory() }))
photoStoreContract('SQLite', async () => ({ dataDir: newDirectory() }))
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

  it('SITE-39: waits for a lock of another process while everything else goes on', async () => {
    const other = new DatabaseSync(database.location)
    other.exec('begin immediate')
    const [first] = await database.ports.vehicles.list()
    if (!first) throw new Error('the database is not filled')
    const write = database.ports.vehicles.apply({ put: [{ ...first, price: 4 }] })
    // Turns of the loop go on meanwhile.
    for (let turn = 0; turn < 50; turn += 1) await wait(2)
    other.exec('commit')
    other.close()
    await write
    expect((await database.ports.vehicles.get(first.id))?.price).toBe(4)
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

  const modeOf = (path: string) => statSync(path).mode & 0o777
  it('SITE-39: is for its owner alone, and so is its folder, under any umask', async () => {
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

  it('SITE-39: that is no database, or lies where a folder should be, is named', async () => {
    const dataDir = mkdtempSync(join(directory, 'odd-'))
    const location = join(dataDir, 'switchback.db')
    writeFileSync(location, 'this is not a database, however long it is. '.repeat(100))
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      `the database at ${location} did not open (file is not a database)`,
    )
    await expect(openDatabase({ dataDir: location })).rejects.toThrow(
      `the database at ${location}/switchback.db did not`,
    )
  })
})

it('SITE-39: a place where nothing may be written, and a full disk, are named as that', () => {
  const named = (error: object) => cannotOpen('/data/switchback.db', Object.assign(new Error('unable to open'), error))
  for (const error of [{ code: 'EACCES' }, { errcode: 14 }])
    expect(named(error).message).toBe(
      'the database at /data/switchback.db did not open (this user may not read or write /data/switchback.db)',
    )
  for (const error of [{ code: 'EROFS' }, { errcode: 8 }, { errcode: 1032 }])
    expect(named(error).message).toContain('lies where nothing can be written')
  for (const error of [{ code: 'ENOSPC' }, { errcode: 13 }])
    expect(named(error).message).toContain('no room left on the disk')
  expect(named({ errcode: 26 }).message).toContain('(unable to open)')
})

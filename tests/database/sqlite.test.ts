import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#app/database.ts'
import { cannotOpen } from '#kernel/db/open-database.ts'
import { changeCarts } from '#tests/setup/replace-carts.ts'
import { newFolder } from '#tests/setup/site-process.ts'
import { databaseContract } from './database.contract.ts'

databaseContract('SQLite', async () => ({ dataDir: newFolder() }))

describe('the SQLite file', () => {
  let database: Database

  beforeAll(async () => {
    database = await openDatabase({ dataDir: newFolder() })
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
    const write = changeCarts(database.ports.vehicles, { put: [{ ...first, price: 4 }] })
    // Turns of the loop go on meanwhile.
    for (let turn = 0; turn < 50; turn += 1) await wait(2)
    other.exec('commit')
    other.close()
    await write
    expect((await database.ports.vehicles.get(first.id))?.price).toBe(4)
  })

  it('CART-76: when the present is asked for, a change of another process counts at once', () => {
    const other = new DatabaseSync(database.location)
    const before = Number(database.dataVersion())
    other.exec("update data_versions set version = version + 1 where name = 'pages'")
    other.close()
    expect(Number(database.dataVersion(true))).toBe(before + 1)
  })

  const modeOf = (path: string) => statSync(path).mode & 0o777
  it('SITE-39: is for its owner alone, and so is its folder, under any umask', async () => {
    const dataDir = join(newFolder(), 'data')
    const umask = process.umask(0)
    const fresh = await openDatabase({ dataDir })
    await changeCarts(fresh.ports.vehicles, { remove: ['none'] })
    process.umask(umask)
    expect(modeOf(dataDir)).toBe(0o700)
    const files = readdirSync(dataDir)
    expect(files.toSorted()).toEqual(['switchback.db', 'switchback.db-shm', 'switchback.db-wal'])
    for (const file of files) expect([file, modeOf(join(dataDir, file))]).toEqual([file, 0o600])
    await fresh.close()
  })

  it('SITE-63: that was emptied is named, and not filled anew', async () => {
    const dataDir = newFolder()
    await (await openDatabase({ dataDir })).close()
    const location = join(dataDir, 'switchback.db')
    truncateSync(location)
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      `the database at ${location} did not open (the file is empty`,
    )
    expect(statSync(location).size).toBe(0)
  })

  it('SITE-63: may be made by several at the same moment', async () => {
    const dataDir = join(newFolder(), 'data')
    const all = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ dataDir })))
    for (const one of all) await one.close()
    expect(readdirSync(dataDir)).toEqual(['switchback.db'])
  })

  it.runIf(process.platform === 'linux')('SITE-39: that lies where nothing can be made is named at once', async () => {
    for (const dataDir of ['/proc/nope', '/proc/nope/deeper', '/dev/null/nope'])
      await expect(openDatabase({ dataDir })).rejects.toThrow(
        /\(DATA_DIR must be a folder in which this user may write: /,
      )
  })

  it('SITE-39: that is no database, or lies where a folder should be, is named', async () => {
    const dataDir = newFolder()
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

it.each([
  [{ code: 'EACCES' }, 'this user may not read or write /data/shop.db'],
  [{ errcode: 14 }, 'this user may not read or write /data/shop.db'],
  [{ errcode: 8 }, '/data/shop.db lies where nothing can be written'],
  [{ errcode: 1032 }, '/data/shop.db lies where nothing can be written'],
  [{ errcode: 13 }, 'there is no room left on the disk for /data/shop.db: make room and ask again'],
  [{ errcode: 26 }, 'unable to open'],
])('SITE-39: %o is named as what it is', (error, reason) => {
  const { message } = cannotOpen('/data/shop.db', Object.assign(new Error('unable to open'), error))
  expect(message).toBe(`the database at /data/shop.db did not open (${reason})`)
})

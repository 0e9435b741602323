import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#app/database.ts'
import { newDatabase } from '#tests/setup/postgres.ts'
import { databaseContract } from './database.contract.ts'

const newSettings = async () => ({ dataDir: '', databaseUrl: await newDatabase() })

databaseContract('PostgreSQL', newSettings)

describe('the PostgreSQL server', () => {
  it('SITE-40: is named without the password', async () => {
    const { databaseUrl } = await newSettings()
    const url = new URL(databaseUrl)
    url.password = 'secret'
    const database = await openDatabase({ dataDir: '', databaseUrl: url.href })
    expect(database.location).toBe(`PostgreSQL, ${url.host}${url.pathname}`)
    await database.close()
  })

  it('SITE-40: may drop its connections: the next question gets a new one', async () => {
    const settings = await newSettings()
    const database = await openDatabase(settings)
    const another = await openDatabase(settings)
    const before = await database.ports.vehicles.list()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(another.db)
    await expect.poll(() => database.ready().then(() => true)).toBe(true)
    expect(await database.ports.vehicles.list()).toEqual(before)
    await database.close()
    await another.close()
  })

  it('SITE-40: beyond this machine is asked over TLS or not at all, unless sslmode asks for that', async () => {
    const { databaseUrl } = await newSettings()
    // Leads to this machine, but does not say so.
    const beyond = new URL(databaseUrl)
    beyond.hostname = '0.0.0.0'
    await expect(openDatabase({ dataDir: '', databaseUrl: beyond.href })).rejects.toThrow(
      /did not open \(The server does not support SSL connections\): .*sslmode=disable/,
    )
    beyond.searchParams.set('sslmode', 'disable')
    const database = await openDatabase({ dataDir: '', databaseUrl: beyond.href })
    await database.ready()
    await database.close()
  })

  it('SITE-40: that does not answer is named', async () => {
    await expect(openDatabase({ dataDir: '', databaseUrl: 'postgres://u:secret@127.0.0.1:1/shop' })).rejects.toThrow(
      'the database at PostgreSQL, 127.0.0.1:1/shop did not open (connect ECONNREFUSED 127.0.0.1:1)',
    )
  })
})

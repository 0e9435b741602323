import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { type Connection, cannotOpen, type LeadConnection } from '#server/db/connection.ts'
import { migrate } from '#server/db/migrations/migrate.ts'
import { NodeSqliteDialect } from './node-sqlite-dialect.ts'
import { isBusy } from './patient-connection.ts'

// How long a statement stands still before a lock; the connection then goes on waiting without holding up anybody.
const lockPatienceMs = 50
// How long it goes on waiting.
const writePatienceMs = 5_000
// Asking SQLite costs two microseconds; a busy site need not do so for every request.
const glanceMs = 10

/** One file, one writer at a time, readers never in the way; a write that has returned survives a power cut. */
export async function openSqlite(dataDir: string): Promise<Connection> {
  const directory = resolve(dataDir)
  const location = join(directory, 'switchback.db')
  const database = openFile(directory, location)
  const db: Connection['db'] = new Kysely({ dialect: new NodeSqliteDialect(database, writePatienceMs) })
  try {
    await sql`pragma journal_mode = wal`.execute(db)
    await sql`pragma synchronous = full`.execute(db)
    await migrate(db)
  } catch (error) {
    database.close()
    throw cannotOpen(location, error)
  }

  const leads = await openLeads(directory, location)

  // A connection of its own sees only what is committed, also while the first one is in a transaction.
  const watch = new DatabaseSync(location, { readOnly: true, timeout: lockPatienceMs })
  const question = watch.prepare("select version from data_versions where name = 'vehicles'")
  let version = 0
  let askedAt = Number.NEGATIVE_INFINITY
  function ask(now: number): number {
    askedAt = now
    version = Number(question.get()?.version ?? 0)
    return version
  }
  // A file that cannot be read is what /readyz reports; the pages at hand stay good meanwhile.
  function askOrKeep(now: number): number {
    try {
      return ask(now)
    } catch {
      return version
    }
  }

  return {
    db,
    leads,
    location,
    dataVersion: () => {
      const now = performance.now()
      return now - askedAt < glanceMs ? version : askOrKeep(now)
    },
    refreshDataVersion: async () => void ask(performance.now()),
    close: async () => {
      watch.close()
      await leads.db.destroy()
      await db.destroy()
    },
  }
}

/** It never stands still before a lock: whoever writes asks again after a pause, and says no in the end. */
async function openLeads(directory: string, location: string): Promise<LeadConnection> {
  const db: Connection['db'] = new Kysely({ dialect: new NodeSqliteDialect(openFile(directory, location, 0), 0) })
  await sql`pragma synchronous = full`.execute(db)
  await sql`pragma secure_delete = on`.execute(db)
  return {
    db,
    rowLocks: false,
    passing: isBusy,
    scrub: async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(db)),
  }
}

function openFile(directory: string, location: string, timeout = lockPatienceMs): DatabaseSync {
  try {
    mkdirSync(directory, { recursive: true })
    return new DatabaseSync(location, { timeout, enableForeignKeyConstraints: true })
  } catch (error) {
    throw cannotOpen(location, error)
  }
}

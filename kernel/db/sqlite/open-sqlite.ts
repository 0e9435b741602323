import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { type Connection, cannotOpen, type LeadConnection } from '#kernel/db/connection.ts'
import { migrate } from '#kernel/db/migrate.ts'
import type { Schema } from '#kernel/db/schema.ts'
import { databaseFile, sqliteLocation } from './database-file.ts'
import { isBusy } from './lock-timeout-connection.ts'
import { NodeSqliteDialect } from './node-sqlite-dialect.ts'

// SQLite's own busy timeout blocks the whole process; after it the statement is retried without blocking.
const busyTimeoutMs = 50
// How long it is retried.
const lockTimeoutMs = 5_000
// Asking SQLite costs two microseconds; a busy site need not do so for every request.
const pollMs = 10

/** One file, one writer at a time, readers never in the way; a write that has returned survives a power cut. */
export async function openSqlite(dataDir: string, schema: Schema): Promise<Connection> {
  const directory = resolve(dataDir)
  const location = sqliteLocation(dataDir)
  const database = openFile(directory)
  const db: Connection['db'] = new Kysely({ dialect: new NodeSqliteDialect(database, lockTimeoutMs) })
  try {
    await sql`pragma journal_mode = wal`.execute(db)
    await sql`pragma synchronous = full`.execute(db)
    await sql`pragma secure_delete = on`.execute(db)
    await migrate(db, schema)
  } catch (error) {
    database.close()
    throw cannotOpen(location, error)
  }

  const leads = await openLeads(directory)

  // A connection of its own sees only what is committed, also while the first one is in a transaction.
  const reader = new DatabaseSync(location, { readOnly: true, timeout: busyTimeoutMs })
  const versionQuery = reader.prepare("select version from data_versions where name = 'vehicles'")
  let version = 0
  let polledAt = Number.NEGATIVE_INFINITY
  function poll(now: number): number {
    polledAt = now
    version = Number(versionQuery.get()?.version ?? 0)
    return version
  }
  // A file that cannot be read is what /readyz reports; cached pages stay good meanwhile.
  function pollOrKeep(now: number): number {
    try {
      return poll(now)
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
      return now - polledAt < pollMs ? version : pollOrKeep(now)
    },
    refreshDataVersion: async () => void poll(performance.now()),
    close: async () => {
      reader.close()
      await leads.db.destroy()
      await db.destroy()
    },
  }
}

/** Without a lock timeout: whoever writes leads retries with a timeout of its own. */
async function openLeads(directory: string): Promise<LeadConnection> {
  const db: Connection['db'] = new Kysely({ dialect: new NodeSqliteDialect(openFile(directory, 0), 0) })
  await sql`pragma synchronous = full`.execute(db)
  await sql`pragma secure_delete = on`.execute(db)
  return {
    db,
    rowLocks: false,
    isTransient: isBusy,
    purgeDeleted: async () => {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
      return rows[0]?.busy === 0
    },
  }
}

function openFile(directory: string, timeout = busyTimeoutMs): DatabaseSync {
  try {
    return new DatabaseSync(databaseFile(directory), { timeout, enableForeignKeyConstraints: true })
  } catch (error) {
    throw cannotOpen(sqliteLocation(directory), error)
  }
}

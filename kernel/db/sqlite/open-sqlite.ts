import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { type Connection, cannotOpen, type LeadConnection } from '#kernel/db/connection.ts'
import { migrate } from '#kernel/db/migrate.ts'
import type { Db, Schema } from '#kernel/db/schema.ts'
import { makeDatabaseFile, sqliteLocation } from './database-file.ts'
import { isBusy, nodeSqliteDialect } from './node-sqlite-dialect.ts'

// SQLite's own busy timeout blocks the whole process; after it the statement is retried without blocking.
const busyTimeoutMs = 50
// How long it is retried.
const lockTimeoutMs = 5_000
// Asking SQLite costs two microseconds; a busy site need not do so for every request.
const pollMs = 10

/** One file, one writer at a time, readers never in the way; a write that has returned survives a power cut. */
export async function openSqlite(dataDir: string, schema: Schema): Promise<Connection> {
  const location = sqliteLocation(dataDir)
  const db = openFile(dataDir, busyTimeoutMs, lockTimeoutMs)
  try {
    await sql`pragma journal_mode = wal`.execute(db)
    await writeDurably(db)
    await migrate(db, schema)
  } catch (error) {
    await db.destroy()
    throw cannotOpen(location, error)
  }
  const leads = await openLeads(dataDir)

  // A connection of its own sees only what is committed, also while the first one is in a transaction.
  const reader = new DatabaseSync(location, { readOnly: true, timeout: busyTimeoutMs })
  const versionQuery = reader.prepare("select version from data_versions where name = 'vehicles'")
  let version = 0
  let polledAt = Number.NEGATIVE_INFINITY
  function poll(): void {
    polledAt = performance.now()
    version = Number(versionQuery.get()?.version ?? 0)
  }

  return {
    db,
    leads,
    location,
    dataVersion: () => {
      try {
        if (performance.now() - polledAt >= pollMs) poll()
      } catch {
        // A file that cannot be read is what /readyz reports; printed pages stay good meanwhile.
      }
      return version
    },
    refreshDataVersion: async () => poll(),
    close: async () => {
      reader.close()
      await leads.db.destroy()
      await db.destroy()
    },
  }
}

/** Without a lock timeout: what writes leads retries with a timeout of its own. */
async function openLeads(dataDir: string): Promise<LeadConnection> {
  const db = openFile(dataDir, 0, 0)
  await writeDurably(db)
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

async function writeDurably(db: Db): Promise<void> {
  await sql`pragma synchronous = full`.execute(db)
  await sql`pragma secure_delete = on`.execute(db)
}

function openFile(dataDir: string, timeout: number, lockTimeout: number): Db {
  try {
    makeDatabaseFile(dataDir)
    const database = new DatabaseSync(sqliteLocation(dataDir), { timeout, enableForeignKeyConstraints: true })
    return new Kysely({ dialect: nodeSqliteDialect(database, lockTimeout) })
  } catch (error) {
    throw cannotOpen(sqliteLocation(dataDir), error)
  }
}

import { closeSync, existsSync, linkSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { errorSentence } from '#kernel/error-sentence.ts'
import { makeFolder } from '#kernel/folders.ts'
import type { Connection } from './connection.ts'
import { pagesVersion } from './data-version.ts'
import { isBusy, nodeSqliteDialect } from './node-sqlite-dialect.ts'
import type { Db } from './schema.ts'

// How long opening may wait for a lock. SQLite's own timeout blocks the whole process, which serves no request yet.
const openingTimeoutMs = 5_000
// SQLite waits this long for a lock; then the statement is retried without blocking.
const busyTimeoutMs = 50
const lockTimeoutMs = 5_000
// Asking SQLite costs two microseconds; a busy site need not do so for every request.
const pollMs = 10
const emptied = 'the file is empty, which it never is by our doing: restore a backup, or delete it to begin anew'

/** Where the database of this folder is, or would be. */
export function sqliteLocation(dataDir: string): string {
  return join(resolve(dataDir), 'switchback.db')
}

/** One file with one writer at a time that never blocks a reader; a write that has returned survives a power cut. */
export function openSqlite(dataDir: string): Connection {
  const location = makeDatabaseFile(dataDir)
  const file = openFile(location, busyTimeoutMs)
  const db: Db = new Kysely({ dialect: nodeSqliteDialect(file, lockTimeoutMs) })
  // Without a lock timeout of its own: the code that writes retries with one.
  const writerFile = openFile(location, 0)
  const writer: Db = new Kysely({ dialect: nodeSqliteDialect(writerFile, 0) })
  // A second connection sees only what is committed, even while the first one is in a transaction.
  const reader = new DatabaseSync(location, { readOnly: true, timeout: busyTimeoutMs })
  let versionQuery: StatementSync | undefined
  let version = '0'
  let polledAt = Number.NEGATIVE_INFINITY
  const poll = () => {
    polledAt = performance.now()
    versionQuery ??= reader.prepare('select version from data_versions where name = ?')
    version = String(versionQuery.get(pagesVersion)?.version ?? 0)
  }
  return {
    db,
    writer: {
      db: writer,
      rowLocks: false,
      isTransient: isBusy,
      purgeDeleted: async () => {
        const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(writer)
        return rows[0]?.busy === 0
      },
    },
    dataVersion: (isNow) => {
      try {
        if (isNow || performance.now() - polledAt >= pollMs) poll()
      } catch {
        // /readyz reports a file that cannot be read; printed pages stay good meanwhile.
      }
      return version
    },
    refreshDataVersion: async () => poll(),
    close: async () => {
      for (const database of [reader, writerFile, file]) database.close()
    },
  }
}

function openFile(location: string, timeout: number): DatabaseSync {
  const database = new DatabaseSync(location, { timeout: openingTimeoutMs, enableForeignKeyConstraints: true })
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma secure_delete = on;
    pragma busy_timeout = ${timeout}`)
  return database
}

/**
 * Makes the database where it is missing, readable for its owner alone. A new file gets its name once it holds something: an empty
 * file under that name was therefore emptied.
 */
function makeDatabaseFile(dataDir: string): string {
  const location = sqliteLocation(dataDir)
  try {
    makeFolder(dataDir)
  } catch (error) {
    throw new Error(`DATA_DIR must be a folder in which this user may write: ${errorSentence(error)}.`)
  }
  if (!existsSync(location)) {
    const made = `${location}.${process.pid}.new`
    try {
      closeSync(openSync(made, 'w', 0o600))
      const database = new DatabaseSync(made)
      database.exec('pragma journal_mode = wal')
      database.close()
      giveName(made, location)
    } finally {
      rmSync(made, { force: true })
    }
  }
  if (statSync(location).size === 0) throw new Error(emptied)
  return location
}

/** Links the file to its name: unlike a rename, a link never replaces a file of another process. Some file systems have no links. */
function giveName(made: string, location: string): void {
  try {
    linkSync(made, location)
  } catch {
    if (!existsSync(location)) renameSync(made, location)
  }
}

/** The names of the migrations that ran here; undefined where the site has no database here yet. */
export function migrationsInSqlite(dataDir: string): readonly string[] | undefined {
  const location = sqliteLocation(dataDir)
  if (!existsSync(location)) return undefined
  const database = new DatabaseSync(location, { readOnly: true, timeout: openingTimeoutMs })
  try {
    const made = database.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get()
    const done = made && database.prepare('select name from kysely_migration').all()
    return done?.map(({ name }) => String(name))
  } finally {
    database.close()
  }
}

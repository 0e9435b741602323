import { closeSync, existsSync, linkSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { cannotOpen } from '#kernel/db/connection.ts'

const busyTimeoutMs = 5_000
const emptied = 'the file is empty, which it never is by our doing: restore a backup, or delete it to begin anew'

/** Where the database of this folder is, or would be. */
export function sqliteLocation(dataDir: string): string {
  return join(resolve(dataDir), 'switchback.db')
}

/**
 * Makes the database if it is missing, readable for its owner alone. A new one gets its name only when it holds something,
 * so that an empty one was emptied.
 */
export function makeDatabaseFile(dataDir: string): void {
  const location = sqliteLocation(dataDir)
  mkdirSync(dirname(location), { recursive: true, mode: 0o700 })
  if (!existsSync(location)) makeFile(location)
  if (statSync(location).size === 0) throw new Error(emptied)
}

function makeFile(location: string): void {
  const made = `${location}.${process.pid}.new`
  closeSync(openSync(made, 'w', 0o600))
  try {
    const database = new DatabaseSync(made)
    database.exec('pragma journal_mode = wal')
    database.close()
    giveName(made, location)
  } finally {
    rmSync(made, { force: true })
  }
}

/** Unlike renaming, a link never replaces what another process has made meanwhile; not every file system has links. */
function giveName(made: string, location: string): void {
  try {
    linkSync(made, location)
  } catch {
    if (!existsSync(location)) renameSync(made, location)
  }
}

/** The names of the migrations that this file has seen; undefined where the site has never made one there. */
export function migrationsInSqlite(dataDir: string): readonly string[] | undefined {
  const location = sqliteLocation(dataDir)
  if (!existsSync(location)) return undefined
  try {
    const database = new DatabaseSync(location, { readOnly: true, timeout: busyTimeoutMs })
    try {
      const made = database.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get()
      const done = made && database.prepare('select name from kysely_migration').all()
      return done?.map(({ name }) => String(name))
    } finally {
      database.close()
    }
  } catch (error) {
    throw cannotOpen(location, error)
  }
}

import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { migrationNames } from '#kernel/db/migrations/migrate.ts'
import { tlsHint, withTls } from '#kernel/db/postgres/with-tls.ts'
import { sqliteLocation } from '#kernel/db/sqlite/database-file.ts'
import { cannotOpen } from './connection.ts'
import type { DatabaseSettings } from './open-database.ts'

const question = 'select name from kysely_migration'
const timeoutMs = 5_000

/**
 * What this version would change in the tables of a database that is there, by name. Opening it would change them: that is
 * for whoever starts the site, not for whoever looks at it.
 */
export async function pendingMigrations(settings: DatabaseSettings): Promise<readonly string[]> {
  const { databaseUrl, dataDir } = settings
  const done = databaseUrl ? await doneInPostgres(databaseUrl) : doneInSqlite(sqliteLocation(dataDir))
  return migrationNames.filter((name) => !done.includes(name))
}

function doneInSqlite(location: string): readonly string[] {
  try {
    const database = new DatabaseSync(location, { readOnly: true, timeout: timeoutMs })
    try {
      return database
        .prepare(question)
        .all()
        .map(({ name }) => String(name))
    } finally {
      database.close()
    }
  } catch (error) {
    throw cannotOpen(location, error)
  }
}

async function doneInPostgres(url: string): Promise<readonly string[]> {
  const client = new Client({
    connectionString: withTls(url),
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string }>(question)
    return rows.map(({ name }) => name)
  } catch (error) {
    throw cannotOpen(`PostgreSQL, ${new URL(url).host}`, error, tlsHint(error))
  } finally {
    await client.end().catch(() => {})
  }
}

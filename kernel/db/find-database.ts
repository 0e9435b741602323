import { migrationsInPostgres, postgresLocation } from '#kernel/db/postgres/open-postgres.ts'
import { migrationsInSqlite, sqliteLocation } from '#kernel/db/sqlite/database-file.ts'
import type { DatabaseSettings } from './open-database.ts'
import type { Schema } from './schema.ts'

/** Which database the settings name, in words that may be printed: no password. */
export function databaseLocation({ dataDir, databaseUrl }: DatabaseSettings): string {
  return databaseUrl ? postgresLocation(databaseUrl) : sqliteLocation(dataDir)
}

/** Whether the site has made it; asking makes nothing. */
export async function isDatabaseThere(settings: DatabaseSettings): Promise<boolean> {
  if (settings.databaseUrl) return (await migrationsDone(settings)) !== undefined
  // A file that is no database, or was emptied, is there: opening it says what is wrong.
  return migrationsDone(settings).then(
    (done) => done !== undefined,
    () => true,
  )
}

/** What this version would change in the tables of a database that is there. Only the start of the site may change them. */
export async function pendingMigrations(
  settings: DatabaseSettings,
  { migrations }: Schema,
): Promise<readonly string[]> {
  const done = (await migrationsDone(settings)) ?? []
  return Object.keys(migrations).filter((name) => !done.includes(name))
}

async function migrationsDone({ dataDir, databaseUrl }: DatabaseSettings): Promise<readonly string[] | undefined> {
  return databaseUrl ? await migrationsInPostgres(databaseUrl) : migrationsInSqlite(dataDir)
}

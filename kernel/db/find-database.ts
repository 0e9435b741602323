import { isPostgresThere, postgresLocation } from '#kernel/db/postgres/open-postgres.ts'
import { isSqliteThere, sqliteLocation } from '#kernel/db/sqlite/database-file.ts'
import type { DatabaseSettings } from './open-database.ts'

/** Which database the settings name, in words that may be printed: no password. */
export function databaseLocation({ dataDir, databaseUrl }: DatabaseSettings): string {
  return databaseUrl ? postgresLocation(databaseUrl) : sqliteLocation(dataDir)
}

/** Whether the site has made it; asking makes nothing. */
export async function isDatabaseThere({ dataDir, databaseUrl }: DatabaseSettings): Promise<boolean> {
  return databaseUrl ? await isPostgresThere(databaseUrl) : isSqliteThere(dataDir)
}

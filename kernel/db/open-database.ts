import { sql } from 'kysely'
import { openPostgres } from '#kernel/db/postgres/open-postgres.ts'
import { openSqlite } from '#kernel/db/sqlite/open-sqlite.ts'
import type { Connection } from './connection.ts'
import type { Schema } from './schema.ts'

export interface DatabaseSettings {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
}

export interface Database extends Omit<Connection, 'dataVersion'> {
  readonly schema: Schema
  readonly dataVersion: () => string
  /** Rejects when the database does not answer. */
  readonly ready: () => Promise<void>
}

/** Opens what the settings name, brings its tables up to date and fills it at its first start. */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseSettings, schema: Schema): Promise<Database> {
  const connection = databaseUrl ? await openPostgres(databaseUrl, schema) : await openSqlite(dataDir, schema)
  const { db, dataVersion, refreshDataVersion } = connection
  await schema.fill(db)
  await refreshDataVersion()
  return {
    ...connection,
    schema,
    dataVersion: () => String(dataVersion()),
    ready: async () => void (await sql`select 1`.execute(db)),
  }
}

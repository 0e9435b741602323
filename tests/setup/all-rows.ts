import { sql } from 'kysely'
import { type Database, type DatabaseSettings, openDatabase, schema } from '#app/database.ts'

export type Row = Readonly<Record<string, unknown>>
export type Rows = ReadonlyMap<string, readonly Row[]>

/** Every row of every table. */
export async function rowsOf({ db }: Database): Promise<Rows> {
  const rows = new Map<string, readonly Row[]>()
  for (const table of schema.tables.keys()) rows.set(table, await db.selectFrom(table).selectAll().execute())
  return rows
}

/** Puts the tables back that have changed. */
export async function putBack(database: Database, before: Rows): Promise<void> {
  const now = await rowsOf(database)
  const tables = [...schema.tables.keys()]
  const isChanged = (table: string) => JSON.stringify(now.get(table)) !== JSON.stringify(before.get(table))
  // A row that goes takes with it what refers to it.
  const from = tables.findIndex(isChanged)
  const changed = from < 0 ? [] : tables.slice(from)
  await database.db.transaction().execute(async (transaction) => {
    for (const table of changed.toReversed()) await transaction.deleteFrom(table).execute()
    for (const table of changed) {
      const rows = before.get(table) ?? []
      if (rows.length > 0)
        await transaction
          .insertInto(table)
          .values(rows as never)
          .execute()
    }
  })
}

/** A database that does not wait for the disk: what is put back many times needs no power to fail. */
export async function fastDatabase(settings: DatabaseSettings): Promise<Database> {
  const database = await openDatabase(settings)
  if (!settings.databaseUrl)
    for (const { db } of [database, database.writer]) await sql`pragma synchronous = off`.execute(db)
  return database
}

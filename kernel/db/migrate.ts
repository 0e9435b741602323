import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Db, Schema } from './schema.ts'

/** Brings the tables up to date, once, however many processes start at the same moment. */
export async function migrate(db: Db, { migrations }: Schema): Promise<void> {
  const all = Object.entries(migrations).map(([name, statements]) => [
    name,
    {
      up: async (transaction: Kysely<never>) => {
        for (const statement of statements) await sql.raw(statement).execute(transaction)
      },
    },
  ])
  const provider = { getMigrations: async () => Object.fromEntries(all) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw (await writtenByAnother(db, Object.keys(migrations))) ?? error
}

/** The operator went back to an older version of the site: that has nothing to do with damage. */
async function writtenByAnother(db: Db, known: readonly string[]): Promise<Error | undefined> {
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db).then(
    ({ rows }) => rows.map(({ name }) => name),
    () => [],
  )
  const unknown = done.filter((name) => !known.includes(name))
  if (unknown.length === 0) return undefined
  return new Error(
    `a newer version of the site has written it (${unknown.join(', ')}): start that version, or restore a backup from before into an empty database`,
  )
}

import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { errorSentence, systemCode } from '#kernel/error-sentence.ts'
import { retry } from '#kernel/retry.ts'
import { recordChore } from './chores.ts'
import type { Connection } from './connection.ts'
import { migrationsInPostgres, openPostgres, postgresLocation, tlsHint } from './postgres.ts'
import type { Db, Schema } from './schema.ts'
import { migrationsInSqlite, openSqlite, sqliteLocation } from './sqlite.ts'

const storeTimeoutMs = 5_000
const storeAgainMs = 1_000

export interface DatabaseSettings {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
}

export interface Database extends Connection {
  readonly schema: Schema
  /** Where the data is, in words that may be printed. */
  readonly location: string
  /** Rejects when the database does not answer, or stores nothing: one whose disk is full still answers. */
  readonly ready: () => Promise<void>
}

/** Opens what the settings name, brings its tables up to date and fills it at its first start. */
export async function openDatabase(settings: DatabaseSettings, schema: Schema): Promise<Database> {
  const { dataDir, databaseUrl } = settings
  let connection: Connection | undefined
  try {
    connection = databaseUrl ? openPostgres(databaseUrl, schema.personal) : openSqlite(dataDir)
    await migrate(connection.db, schema)
    await schema.fill(connection.db)
    await connection.refreshDataVersion()
  } catch (error) {
    await connection?.close()
    throw cannotOpen(databaseLocation(settings), error)
  }
  const { db } = connection
  const storing = tryStoring(connection.writer)
  return {
    ...connection,
    schema,
    location: databaseLocation(settings),
    ready: async () => {
      await sql`select 1`.execute(db)
      await storing()
    },
  }
}

/** Tries the write that storing a message takes, for as long as a visitor would wait, and at most once a second. */
function tryStoring({ db, isTransient }: Connection['writer']): () => Promise<void> {
  const write = () => recordChore(db, 'store', new Date())
  let tried: Promise<void> | undefined
  return () => {
    tried ??= retry(write, { backoff: { firstMs: 20 }, timeoutMs: storeTimeoutMs, isTransient }).finally(() => {
      setTimeout(() => {
        tried = undefined
      }, storeAgainMs).unref()
    })
    return tried
  }
}

/** Which database the settings name, in words that may be printed: no password. */
export function databaseLocation({ dataDir, databaseUrl }: DatabaseSettings): string {
  return databaseUrl ? postgresLocation(databaseUrl) : sqliteLocation(dataDir)
}

/** The names of the migrations that ran on this database; undefined where there is none yet. Creates no database. */
export async function migrationsDone({
  dataDir,
  databaseUrl,
}: DatabaseSettings): Promise<readonly string[] | undefined> {
  return databaseUrl ? await migrationsInPostgres(databaseUrl) : migrationsInSqlite(dataDir)
}

/** Brings the tables up to date once, however many processes start at the same moment. */
async function migrate(db: Db, { migrations }: Schema): Promise<void> {
  const all = Object.entries(migrations).map(([name, statements]) => {
    const up = async (transaction: Kysely<never>) => {
      for (const statement of statements) await sql.raw(statement).execute(transaction)
    }
    return [name, { up }] as const
  })
  const provider = { getMigrations: async () => Object.fromEntries(all) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (!error) return
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db).catch(() => ({ rows: [] }))
  const unknown = done.rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name))
  if (unknown.length === 0) throw error
  // The operator went back to an older version of the site: the database is not damaged.
  throw new Error(
    `a newer version of the site has written it (${unknown.join(', ')}): start that version, or restore a backup from before into an empty database`,
  )
}

/** Says which database did not open, and why, in words: drivers name neither file nor host, and give numbers for reasons. */
export function cannotOpen(location: string, error: unknown): Error {
  const { message, ...more } = error as { message?: string; code?: string; errcode?: number }
  const reason = errorSentence({ message, code: systemCode(more), path: location })
  return new Error(`the database at ${location} did not open (${reason})${tlsHint(error)}`, { cause: error })
}

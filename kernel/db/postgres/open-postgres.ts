import { Kysely, PostgresDialect, sql } from 'kysely'
import { Client, Pool, type PoolConfig } from 'pg'
import { type Connection, cannotOpen, type LeadConnection } from '#kernel/db/connection.ts'
import { readDataVersion } from '#kernel/db/data-version.ts'
import { migrate } from '#kernel/db/migrate.ts'
import type { Db, Schema, TableName } from '#kernel/db/schema.ts'
import { tlsHint, withTls } from './with-tls.ts'

const connectTimeoutMs = 5_000
const statementTimeoutMs = 20_000
const leadTimeoutMs = 2_500
/** SQLSTATE of a table that is not there. */
const undefinedTable = '42P01'
// How long a change by another process may go unnoticed.
const pollMs = 250

/** Any number of processes over one server, or over an engine that speaks its protocol. */
export async function openPostgres(given: string, schema: Schema): Promise<Connection> {
  const location = postgresLocation(given)
  const url = withTls(given)
  const db = openPool(url, {
    application_name: 'switchback',
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
  })
  try {
    await migrate(db, schema)
  } catch (error) {
    await db.destroy()
    throw cannotOpen(location, error, tlsHint(error))
  }
  const leads = openLeads(url, schema)

  let version = await readDataVersion(db)
  const refresh = async () => {
    version = await readDataVersion(db)
  }
  let polling = false
  const timer = setInterval(() => {
    if (polling) return
    polling = true
    // A server that does not answer is what /readyz reports; printed pages stay good meanwhile.
    refresh()
      .catch(() => {})
      .finally(() => {
        polling = false
      })
  }, pollMs).unref()

  return {
    db,
    leads,
    location,
    dataVersion: () => version,
    refreshDataVersion: refresh,
    close: async () => {
      clearInterval(timer)
      await leads.db.destroy()
      await db.destroy()
    },
  }
}

/** A commit is on disk, however the server itself is set; lock and statement timeouts are short. */
function openLeads(url: string, { personal }: Schema): LeadConnection {
  const db = openPool(url, {
    application_name: 'switchback leads',
    max: 5,
    connectionTimeoutMillis: leadTimeoutMs,
    query_timeout: leadTimeoutMs,
    options: `-c synchronous_commit=on -c lock_timeout=${leadTimeoutMs} -c statement_timeout=${leadTimeoutMs}`,
  })
  return { db, rowLocks: true, isTransient, purgeDeleted: () => vacuum(db, personal) }
}

/**
 * The pool replaces a connection that the server drops, idle or between two statements; without a listener, its error
 * event would end the process. A statement that was under way fails by itself.
 */
function openPool(url: string, options: PoolConfig): Db {
  const pool = new Pool({ connectionString: url, keepAlive: true, ...options })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

/** Row versions that some transaction may still see are left, and counted. */
async function vacuum(db: Db, tables: readonly TableName[]): Promise<boolean> {
  await sql`vacuum (index_cleanup on) ${sql.join(tables.map((name) => sql.table(name)))}`.execute(db)
  const ids = sql.join(tables.map((name) => sql`${sql.lit(name)}::regclass`))
  const { rows } = await sql<{ left: number }>`select coalesce(sum(n_dead_tup), 0)::integer as left
    from pg_stat_all_tables where relid in (${ids})`.execute(db)
  return rows[0]?.left === 0
}

/**
 * Without a five-letter SQLSTATE the server did not answer at all. With one: a lost connection (08), a serialization
 * failure or deadlock (40), no resources (53), a lock timeout (55P03), a shutdown or start (57P0).
 */
function isTransient(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  if (error instanceof TypeError || error instanceof RangeError) return false
  return typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || /^(?:08|40|53|55P03|57P0)/.test(code)
}

/** The names of the migrations that this database has seen; undefined where the site has never been at home there. */
export async function migrationsInPostgres(given: string): Promise<readonly string[] | undefined> {
  const client = new Client({
    connectionString: withTls(given),
    application_name: 'switchback',
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: connectTimeoutMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string }>('select name from kysely_migration')
    return rows.map(({ name }) => name)
  } catch (error) {
    if ((error as { code?: string }).code === undefinedTable) return undefined
    throw cannotOpen(postgresLocation(given), error, tlsHint(error))
  } finally {
    await client.end().catch(() => {})
  }
}

/** 'postgres://user:secret@host:5432/shop' → 'PostgreSQL, host:5432/shop' */
export function postgresLocation(url: string): string {
  const { host, pathname } = new URL(url)
  return `PostgreSQL, ${host}${pathname}`
}

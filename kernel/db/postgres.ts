import { Kysely, PostgresDialect, sql } from 'kysely'
import type { PoolConfig } from 'pg'
import { isLoopback } from '#kernel/loopback.ts'
import type { Connection } from './connection.ts'
import { readDataVersion } from './data-version.ts'
import type { Db, TableName } from './schema.ts'

const connectTimeoutMs = 5_000
const statementTimeoutMs = 20_000
const writerTimeoutMs = 2_500
// SQLSTATE.
const undefinedTable = '42P01'
// How long a change by another process may go unnoticed.
const pollMs = 250

/** Opens a server that any number of processes share, or an engine that speaks its protocol. */
export function openPostgres(url: string, personal: readonly TableName[]): Connection {
  const db = openPool(url, {
    application_name: 'switchback',
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
  })
  // A commit is on disk, however the server itself is set; lock and statement timeouts are short.
  const writer = openPool(url, {
    application_name: 'switchback writer',
    max: 5,
    connectionTimeoutMillis: writerTimeoutMs,
    query_timeout: writerTimeoutMs,
    options: `-c synchronous_commit=on -c lock_timeout=${writerTimeoutMs} -c statement_timeout=${writerTimeoutMs}`,
  })
  let version = '0'
  const refresh = async () => {
    version = String(await readDataVersion(db))
  }
  let timer: NodeJS.Timeout | undefined
  const poll = () => {
    timer = setTimeout(async () => {
      // /readyz reports a server that does not answer; printed pages stay good meanwhile.
      await refresh().catch(() => {})
      if (timer) poll()
    }, pollMs).unref()
  }
  poll()

  return {
    db,
    writer: { db: writer, rowLocks: true, isTransient, purgeDeleted: () => vacuum(writer, personal) },
    dataVersion: () => version,
    refreshDataVersion: refresh,
    close: async () => {
      clearTimeout(timer)
      timer = undefined
      await writer.destroy()
      await db.destroy()
    },
  }
}

/**
 * The pool replaces a connection that the server drops; without a listener that error would end the process. A site over SQLite never
 * loads the driver.
 */
function openPool(url: string, options: PoolConfig): Db {
  const pool = async () => {
    const { Pool } = await import('pg')
    const opened = new Pool({ connectionString: withTls(url), keepAlive: true, ...options })
    opened.on('error', () => {})
    opened.on('connect', (client) => client.on('error', () => {}))
    return opened
  }
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

/** Removes deleted row versions. Those that some transaction may still see stay, and are counted. */
async function vacuum(db: Db, tables: readonly TableName[]): Promise<boolean> {
  await sql`vacuum (index_cleanup on) ${sql.join(tables.map((name) => sql.table(name)))}`.execute(db)
  const ids = sql.join(tables.map((name) => sql`${sql.lit(name)}::regclass`))
  const { rows } = await sql<{ left: number }>`select coalesce(sum(n_dead_tup), 0)::integer as left
    from pg_stat_all_tables where relid in (${ids})`.execute(db)
  return rows[0]?.left === 0
}

/**
 * The server's own errors have a rank: it may answer later after a lost connection (08), a serialization failure or deadlock (40), without
 * resources (53), after a lock timeout (55P03), at a shutdown or start (57P0). Without a rank the driver lost the server: the
 * error is the system's, or a plain one. Another with a class of its own is a defect of ours.
 */
function isTransient(error: unknown): boolean {
  const { code = '', severity, syscall } = error as { code?: string; severity?: string; syscall?: string }
  if (severity !== undefined) return /^(?:08|40|53|55P03|57P0)/.test(code)
  if (syscall !== undefined || error instanceof AggregateError) return true
  return Object.getPrototypeOf(error) === Error.prototype
}

/** The names of the migrations that ran here; undefined where the site has no database here yet. */
export async function migrationsInPostgres(url: string): Promise<readonly string[] | undefined> {
  const db = openPool(url, { max: 1, connectionTimeoutMillis: connectTimeoutMs, statement_timeout: connectTimeoutMs })
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    return rows.map(({ name }) => name)
  } catch (error) {
    if ((error as { code?: string }).code === undefinedTable) return undefined
    throw error
  } finally {
    await db.destroy()
  }
}

/** 'postgres://user:secret@host:5432/shop' → 'PostgreSQL, host:5432/shop' */
export function postgresLocation(url: string): string {
  const { host, pathname } = new URL(url)
  return `PostgreSQL, ${host}${pathname}`
}

/**
 * The address with TLS and a verified certificate, unless the server is this machine or `sslmode` asks for less: else
 * anyone between could read the password. `require` and its like mean as much here; what the driver makes of
 * them changes with its version.
 */
export function withTls(url: string): string {
  const address = new URL(url)
  const mode = address.searchParams.get('sslmode')
  if (mode === null ? isLocal(address) : ['disable', 'no-verify'].includes(mode)) return url
  address.searchParams.set('sslmode', 'verify-full')
  return address.href
}

/** Whether the server is this machine, as the driver reads the address: a `host` parameter comes first; a path is a socket. */
function isLocal({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') || decodeURIComponent(hostname)
  return host.startsWith('/') || isLoopback(host)
}

/** What the operator can do where TLS fails; nothing where the error has another cause. */
export function tlsHint(error: unknown): string {
  const { message = '', code = '' } = error as { message?: string; code?: string }
  if (message.includes('does not support SSL'))
    return ': let it speak TLS, or where the network between is your own say ?sslmode=disable in DATABASE_URL'
  return /CERT|LEAF_SIGNATURE|ALTNAME/.test(code)
    ? ': name its authority by ?sslrootcert=FILE in DATABASE_URL, or do without knowing it by ?sslmode=no-verify'
    : ''
}

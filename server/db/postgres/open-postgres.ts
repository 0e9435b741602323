import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { type Connection, cannotOpen, type LeadConnection } from '#server/db/connection.ts'
import { readDataVersion } from '#server/db/data-version.ts'
import { migrate } from '#server/db/migrations/migrate.ts'

const connectionsPerProcess = 10
const patienceMs = 5_000
const leadConnections = 5
const leadPatienceMs = 2_500
// How long a change by another process may go unnoticed.
const glanceMs = 250

/** Any number of processes over one server, or over an engine that speaks its protocol. */
export async function openPostgres(url: string): Promise<Connection> {
  const location = locationOf(url)
  const pool = new Pool({
    connectionString: url,
    application_name: 'switchback',
    max: connectionsPerProcess,
    connectionTimeoutMillis: patienceMs,
    statement_timeout: 4 * patienceMs,
    keepAlive: true,
  })
  outlive(pool)
  const db: Connection['db'] = new Kysely({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw cannotOpen(location, error)
  }
  const leads = openLeads(url)

  let version = await readDataVersion(db)
  const refresh = async () => {
    version = await readDataVersion(db)
  }
  let asking = false
  const watch = setInterval(() => {
    if (asking) return
    asking = true
    // A server that does not answer is what /readyz reports; the pages at hand stay good meanwhile.
    refresh()
      .catch(() => {})
      .finally(() => {
        asking = false
      })
  }, glanceMs).unref()

  return {
    db,
    leads,
    location,
    dataVersion: () => version,
    refreshDataVersion: refresh,
    close: async () => {
      clearInterval(watch)
      await leads.db.destroy()
      await db.destroy()
    },
  }
}

/** What is committed here is on disk, whatever the server's own habit is; and nothing waits long. */
function openLeads(url: string): LeadConnection {
  const pool = new Pool({
    connectionString: url,
    application_name: 'switchback leads',
    max: leadConnections,
    connectionTimeoutMillis: leadPatienceMs,
    query_timeout: leadPatienceMs,
    options: `-c synchronous_commit=on -c lock_timeout=${leadPatienceMs} -c statement_timeout=${leadPatienceMs}`,
    keepAlive: true,
  })
  outlive(pool)
  const db: Connection['db'] = new Kysely({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    rowLocks: true,
    passing: isPassing,
    scrub: async () => void (await sql`vacuum leads, lead_fingerprints, outbox`.execute(db)),
  }
}

/**
 * A connection that the server drops, idle or between two statements, is replaced at the next query; unheard, its error
 * would end the process. Whoever was using it is told by the statement.
 */
function outlive(pool: Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}

/** No five-letter state: the server did not answer at all. Otherwise it broke off, is starting or stopping, or asks to repeat. */
function isPassing(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  if (error instanceof TypeError || error instanceof RangeError) return false
  return typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || /^(?:08|40|53|55P03|57P0)/.test(code)
}

/** 'postgres://user:secret@host:5432/shop' → 'PostgreSQL, host:5432/shop' */
function locationOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `PostgreSQL, ${host}${pathname}`
}

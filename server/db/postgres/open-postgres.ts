import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { type Connection, cannotOpen } from '#server/db/connection.ts'
import { readDataVersion } from '#server/db/data-version.ts'
import { migrate } from '#server/db/migrations/migrate.ts'

const connectionsPerProcess = 10
const patienceMs = 5_000
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
  // An idle connection that the server drops is replaced at the next query; unheard, its error would end the process.
  pool.on('error', () => {})
  const db: Connection['db'] = new Kysely({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw cannotOpen(location, error)
  }

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
    location,
    dataVersion: () => version,
    refreshDataVersion: refresh,
    close: async () => {
      clearInterval(watch)
      await db.destroy()
    },
  }
}

/** 'postgres://user:secret@host:5432/shop' → 'PostgreSQL, host:5432/shop' */
function locationOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `PostgreSQL, ${host}${pathname}`
}

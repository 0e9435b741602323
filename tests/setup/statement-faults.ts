import type { Socket } from 'node:net'
import { StatementSync } from 'node:sqlite'
import pg from 'pg'
import { faultOf, type WayToFail } from './nth-fault.ts'

/** Counts the statements that reach the drivers, BEGIN and COMMIT included, and has one fail as the database would. */
export function countStatements(): void {
  countSqlite()
  countPostgres()
}

type Run = (this: StatementSync, ...values: never[]) => unknown

function countSqlite(): void {
  const statements = StatementSync.prototype as unknown as Record<'all' | 'run', Run>
  for (const method of ['all', 'run'] as const) {
    const original = statements[method]
    statements[method] = function (...values) {
      const way = faultOf('statement')
      if (!way) return original.apply(this, values)
      // In a file a transaction has either begun or not.
      if (way === 'answer lost' && !/^begin/i.test(this.sourceSQL)) original.apply(this, values)
      throw sqliteError(way)
    }
  }
}

/** Busy, or an error of the disk, which does not tell whether the log holds a commit. */
function sqliteError(way: WayToFail): Error {
  const [errcode, message] = way === 'busy' ? [5, 'database is locked'] : [10, 'disk I/O error']
  return Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode, errstr: message })
}

interface PostgresClient {
  readonly connection: { readonly stream: Socket }
}
type Query = (this: PostgresClient, ...asked: unknown[]) => Promise<unknown>

/** Fails as on a server that gives way to another transaction. */
const givesWay = "do $$ begin raise exception 'could not serialize access' using errcode = '40001'; end $$"
const broken = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })

function countPostgres(): void {
  const client = pg.Client.prototype as unknown as { query: Query }
  const original = client.query
  client.query = function (...asked) {
    const way = faultOf('statement')
    if (!way) return original.apply(this, asked)
    if (way === 'busy') return original.call(this, givesWay)
    const breakOff = () => this.connection.stream.destroy(broken())
    if (way === 'lost') {
      breakOff()
      return original.apply(this, asked)
    }
    return original.apply(this, asked).then(() => {
      breakOff()
      throw broken()
    })
  }
}

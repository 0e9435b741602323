import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { retry } from '#kernel/retry.ts'

const SQLITE_BUSY = 5
// The transaction reads from an outdated snapshot: no retry on that snapshot helps.
const SQLITE_BUSY_SNAPSHOT = 517

export function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown }
  return typeof errcode === 'number' && (errcode & 0xff) === SQLITE_BUSY && errcode !== SQLITE_BUSY_SNAPSHOT
}

export function nodeSqliteDialect(database: DatabaseSync, lockTimeoutMs: number): Dialect {
  return {
    createDriver: () => driverOf(database, lockTimeoutMs),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

function driverOf(database: DatabaseSync, timeoutMs: number): Driver {
  const statements = new LRUCache<string, StatementSync>({ max: 100, memoMethod: (text) => database.prepare(text) })
  const run = async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
    const statement = statements.memo(sql)
    const values = parameters as SQLInputValue[]
    if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] }
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
  }
  const connection: DatabaseConnection = {
    // Retries in place of SQLite's lock timeout, which would block the process: a statement that met a lock has done nothing.
    executeQuery: (query) => retry(() => run(query), { backoff: { firstMs: 10 }, timeoutMs, isTransient: isBusy }),
    streamQuery: () => {
      throw new Error('Answers are read whole.')
    },
  }
  const execute = async (text: string) => void (await connection.executeQuery(CompiledQuery.raw(text)))
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    // Takes the write lock when a transaction begins: a transaction that asks for it after a read fails at once instead of waiting.
    beginTransaction: (_, { accessMode }) => execute(accessMode === 'read only' ? 'begin' : 'begin immediate'),
    commitTransaction: () => execute('commit'),
    // On a full disk SQLite rolls back by itself: a second rollback would fail and hide the reason.
    rollbackTransaction: async () => {
      if (database.isTransaction) await execute('rollback')
    },
    releaseConnection: async () => {},
    destroy: async () => database.close(),
  }
}

/** SQLite rolls DDL back, so a migration is one transaction and its check is under the lock. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { retry } from '#kernel/retry.ts'

const cachedStatements = 100
const backoff = { firstMs: 10 }

const SQLITE_BUSY = 5
// What was read is out of date: retrying on the same snapshot never helps.
const SQLITE_BUSY_SNAPSHOT = 517

export function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown }
  return typeof errcode === 'number' && (errcode & 0xff) === SQLITE_BUSY && errcode !== SQLITE_BUSY_SNAPSHOT
}

/** Kysely's dialect of SQLite over `node:sqlite`. */
export function nodeSqliteDialect(database: DatabaseSync, lockTimeoutMs: number): Dialect {
  return {
    createDriver: () => new NodeSqliteDriver(database, lockTimeoutMs),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** `node:sqlite` with the few methods that Kysely's driver calls. */
function forKysely(database: DatabaseSync): SqliteDatabase {
  const statements = new LRUCache<string, StatementSync>({
    max: cachedStatements,
    memoMethod: (sql) => database.prepare(sql),
  })
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = statements.memo(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        // A cached statement may run again while this one is still being read.
        iterate: (parameters) => database.prepare(sql).iterate(...(parameters as SQLInputValue[])),
      }
    },
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync
  readonly #lockTimeoutMs: number

  constructor(database: DatabaseSync, lockTimeoutMs: number) {
    super({ database: forKysely(database) })
    this.#database = database
    this.#lockTimeoutMs = lockTimeoutMs
  }

  /**
   * A lock timeout that does not block the process, as SQLite's own would: a statement that met a lock has done nothing, so
   * it is retried.
   */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    const options = { backoff, timeoutMs: this.#lockTimeoutMs, isTransient: isBusy }
    return {
      executeQuery: (query) => retry(() => connection.executeQuery(query), options),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
  }

  /** Takes the write lock when a transaction begins: one that is asked for after a read fails at once instead of waiting. */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate'
    await connection.executeQuery(CompiledQuery.raw(begin))
  }

  /** On a full disk SQLite rolls back by itself; to do it again would fail, and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** SQLite rolls DDL back, so a migration is one transaction and its check is under the lock. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely'
import { LockTimeoutConnection } from './lock-timeout-connection.ts'

const cachedStatements = 100

/** `node:sqlite` with the few methods that Kysely's SQLite driver calls. */
function forKysely(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>()

  function prepare(sql: string): StatementSync {
    const cached = statements.get(sql)
    if (cached) statements.delete(sql)
    const statement = cached ?? database.prepare(sql)
    statements.set(sql, statement)
    const [oldest] = statements.keys()
    if (statements.size > cachedStatements && oldest !== undefined) statements.delete(oldest)
    return statement
  }

  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = prepare(sql)
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

/** Takes the write lock when a transaction begins: one that is asked for after a read fails at once instead of waiting. */
class ImmediateDriver extends SqliteDriver {
  readonly #lockTimeoutMs: number
  readonly #inTransaction: () => boolean

  constructor(database: SqliteDatabase, lockTimeoutMs: number, inTransaction: () => boolean) {
    super({ database })
    this.#lockTimeoutMs = lockTimeoutMs
    this.#inTransaction = inTransaction
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new LockTimeoutConnection(await super.acquireConnection(), this.#lockTimeoutMs)
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate'
    await connection.executeQuery(CompiledQuery.raw(begin))
  }

  /** On a full disk SQLite rolls back by itself; to do it again would fail, and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#inTransaction()) await super.rollbackTransaction(connection)
  }
}

/** SQLite rolls DDL back, so a migration is one transaction and its check is under the lock. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase
  readonly #lockTimeoutMs: number
  readonly #inTransaction: () => boolean

  constructor(database: DatabaseSync, lockTimeoutMs: number) {
    const adapted = forKysely(database)
    super({ database: adapted })
    this.#database = adapted
    this.#lockTimeoutMs = lockTimeoutMs
    this.#inTransaction = () => database.isTransaction
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#database, this.#lockTimeoutMs, this.#inTransaction)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

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
import { PatientConnection } from './patient-connection.ts'

const keptStatements = 100

/** `node:sqlite` with the few methods that Kysely's SQLite driver calls. */
function forKysely(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>()

  function prepare(sql: string): StatementSync {
    const kept = statements.get(sql)
    if (kept) statements.delete(sql)
    const statement = kept ?? database.prepare(sql)
    statements.set(sql, statement)
    const [oldest] = statements.keys()
    if (statements.size > keptStatements && oldest !== undefined) statements.delete(oldest)
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
        // A kept statement may be asked anew while this one is still being read.
        iterate: (parameters) => database.prepare(sql).iterate(...(parameters as SQLInputValue[])),
      }
    },
  }
}

/** Takes the write lock at the start: one that is asked for after reading fails at once instead of waiting its turn. */
class ImmediateDriver extends SqliteDriver {
  readonly #patienceMs: number

  constructor(database: SqliteDatabase, patienceMs: number) {
    super({ database })
    this.#patienceMs = patienceMs
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(await super.acquireConnection(), this.#patienceMs)
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate'
    await connection.executeQuery(CompiledQuery.raw(begin))
  }
}

/** SQLite does undo table changes with their transaction, so a migration is whole and its check is under the lock. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase
  readonly #patienceMs: number

  constructor(database: DatabaseSync, patienceMs: number) {
    const adapted = forKysely(database)
    super({ database: adapted })
    this.#database = adapted
    this.#patienceMs = patienceMs
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#database, this.#patienceMs)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

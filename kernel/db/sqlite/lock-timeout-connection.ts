import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { retry } from '#kernel/retry.ts'

const backoff = { firstMs: 10 }

const SQLITE_BUSY = 5
// What was read is out of date: retrying on the same snapshot never helps.
const SQLITE_BUSY_SNAPSHOT = 517

export function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown }
  return typeof errcode === 'number' && (errcode & 0xff) === SQLITE_BUSY && errcode !== SQLITE_BUSY_SNAPSHOT
}

/**
 * A lock timeout that does not block the process, as SQLite's own would: a statement that met a lock has done nothing,
 * so it is retried.
 */
export class LockTimeoutConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #timeoutMs: number

  constructor(connection: DatabaseConnection, timeoutMs: number) {
    this.#connection = connection
    this.#timeoutMs = timeoutMs
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return retry(() => this.#connection.executeQuery<Row>(query), {
      backoff,
      timeoutMs: this.#timeoutMs,
      isTransient: isBusy,
    })
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery(query, chunkSize)
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'

const pauseMs = 10

const busy = 5
// What was read is out of date: asking again on the same snapshot never helps.
const busySnapshot = 517

export function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown }
  return typeof errcode === 'number' && (errcode & 0xff) === busy && errcode !== busySnapshot
}

/**
 * Waits for another process's write without standing still: SQLite's own timeout would hold up every visitor meanwhile.
 * A statement that met a lock has done nothing, so it can be given again.
 */
export class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #patienceMs: number

  constructor(connection: DatabaseConnection, patienceMs: number) {
    this.#connection = connection
    this.#patienceMs = patienceMs
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = performance.now() + this.#patienceMs
    for (;;) {
      try {
        return await this.#connection.executeQuery<Row>(query)
      } catch (error) {
        if (!isBusy(error) || performance.now() >= deadline) throw error
        await wait(pauseMs)
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery(query, chunkSize)
  }
}

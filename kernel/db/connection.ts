import type { Db } from './schema.ts'

/** The connection that writes. Pages read by another one, so no page waits while a write waits for a lock. */
export interface Writer {
  readonly db: Db
  /** Whether a query can skip rows that another process has locked. */
  readonly rowLocks: boolean
  /** The database is busy or away for a moment: the same statement may be tried again. */
  readonly isTransient: (error: unknown) => boolean
  /** Removes from the files what deleted rows have left behind; false while a reader still sees an older state. */
  readonly purgeDeleted: () => Promise<boolean>
}

export interface Connection {
  readonly db: Db
  readonly writer: Writer
  /**
   * The version of what pages are made of, for which every request asks. SQLite is read every few milliseconds, with `isNow` at once;
   * PostgreSQL answers from its last poll, and ignores `isNow`.
   */
  readonly dataVersion: (isNow?: boolean) => string
  /** Makes `dataVersion` see a change of this process before the writer goes on. */
  readonly refreshDataVersion: () => Promise<void>
  readonly close: () => Promise<void>
}

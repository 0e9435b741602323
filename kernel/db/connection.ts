import type { Db } from './schema.ts'

/** How what must not be lost is written, apart from how pages are read: a write that waits for a lock blocks no page. */
export interface Writer {
  readonly db: Db
  /** Whether a query can skip rows that another process has locked. */
  readonly rowLocks: boolean
  /** The database is busy or away for a moment: the same statement may be tried again. */
  readonly isTransient: (error: unknown) => boolean
  /** Removes what deleted rows have left behind from the files; false while a reader still sees an older state. */
  readonly purgeDeleted: () => Promise<boolean>
}

export interface Connection {
  readonly db: Db
  readonly writer: Writer
  /**
   * The version of what pages are made of, from memory or nearly so: it is asked for at every request. Where the database
   * lies beside us, `isNow` has it read.
   */
  readonly dataVersion: (isNow?: boolean) => number
  /** Makes `dataVersion` see a change of our own before the writer goes on. */
  readonly refreshDataVersion: () => Promise<void>
  readonly close: () => Promise<void>
}

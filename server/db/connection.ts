import type { Db } from './schema.ts'

/**
 * The way in for messages, apart from the one by which pages are read: a write that waits for a lock must not make a
 * visitor of another page wait with it.
 */
export interface LeadConnection {
  readonly db: Db
  /** Whether rows that another process holds can be passed over. */
  readonly rowLocks: boolean
  /** The database is busy or away for a moment: the same may be tried again. */
  readonly passing: (error: unknown) => boolean
  /** Takes what deleted rows have left behind out of the files. */
  readonly scrub: () => Promise<void>
}

/** A database that is open, as either adapter hands it out. */
export interface Connection {
  readonly db: Db
  readonly leads: LeadConnection
  /** Where the data is, in words that may be printed: no password. */
  readonly location: string
  /** The version of what pages are made of, at once and as cheap as a glance. */
  readonly dataVersion: () => number
  /** Makes `dataVersion` see a change of our own before the writer goes on. */
  readonly refreshDataVersion: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Says which database did not open; drivers name neither the file nor the host. */
export function cannotOpen(location: string, error: unknown): Error {
  const { message = '', code = 'no reason given' } = error as { message?: string; code?: string }
  return new Error(`the database at ${location} did not open (${message || code})`, { cause: error })
}

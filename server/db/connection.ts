import type { Db } from './schema.ts'

/** A database that is open, as either adapter hands it out. */
export interface Connection {
  readonly db: Db
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

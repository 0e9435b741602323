import type { Db } from './schema.ts'

/**
 * The connection by which leads are written, apart from the one by which pages are read: a write that waits for a lock
 * must not block the reads of a page.
 */
export interface LeadConnection {
  readonly db: Db
  /** Whether a query can skip rows that another process has locked. */
  readonly rowLocks: boolean
  /** The database is busy or away for a moment: the same statement may be tried again. */
  readonly isTransient: (error: unknown) => boolean
  /** Removes what deleted rows have left behind from the files; false while a reader still sees an older state. */
  readonly purgeDeleted: () => Promise<boolean>
}

/** A database that is open, as either adapter hands it out. */
export interface Connection {
  readonly db: Db
  readonly leads: LeadConnection
  /** Where the data is, in words that may be printed: no password. */
  readonly location: string
  /** The version of what pages are made of, from memory or nearly so: it is asked for at every request. */
  readonly dataVersion: () => number
  /** Makes `dataVersion` see a change of our own before the writer goes on. */
  readonly refreshDataVersion: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Says which database did not open, and why in words: drivers name neither the file nor the host, and files by numbers. */
export function cannotOpen(location: string, error: unknown, hint = ''): Error {
  const { message = '', code = 'no reason given' } = error as { message?: string; code?: string }
  const reason = fileReason(error) ?? (message || code)
  return new Error(`the database at ${location} did not open (${reason})${hint}`, { cause: error })
}

/** Primary result codes of SQLite: read-only, full, cannot open. */
const [readOnly, full, cannotOpenFile] = [8, 13, 14]

/** What the system and SQLite say of a place where nothing can be written. */
function fileReason(error: unknown): string | undefined {
  const { code = '', errcode = 0 } = error as { code?: string; errcode?: number }
  const primary = errcode & 0xff
  if (code === 'ENOSPC' || primary === full) return 'the disk is full'
  if (['EACCES', 'EPERM', 'EROFS'].includes(code) || primary === readOnly || primary === cannotOpenFile)
    return 'the user who runs this may not write there'
  return undefined
}

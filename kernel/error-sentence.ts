interface SystemError {
  readonly message?: string
  /** The code of an error of SQLite. */
  readonly errcode?: number
  /** The rank of an error of PostgreSQL, which no other error has. */
  readonly severity?: string
  readonly code?: string
  readonly path?: string
  readonly dest?: string
}

const forbidden = (what: string) => `this user may not read or write ${what}`
const noRoom = (what: string) => `there is no room left on the disk for ${what}: make room and ask again`

const sentences: Readonly<Record<string, (what: string) => string>> = {
  ENOENT: (what) => `there is no ${what}`,
  EEXIST: (what) => `${what} is there already: choose another name, or overwrite it with --force`,
  ENOTDIR: (what) => `there is no ${what}: a part of that path is a file`,
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: (what) => `${what} lies where nothing can be written`,
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  EFBIG: noRoom,
  EISDIR: (what) => `${what} is a folder, and a file is needed`,
  ENAMETOOLONG: (what) => `the name ${what} is longer than a file’s may be`,
  EMFILE: (what) => `too many files are open to open ${what} as well`,
  EBUSY: (what) => `another program holds ${what}`,
  ERR_ENCODING_INVALID_ENCODED_DATA: (what) => `${what} is not saved as UTF-8`,
}

/** Result codes of SQLite with the system's codes for the same: read-only, full, cannot open. */
const codesOfSqlite: Readonly<Record<number, string>> = { 8: 'EROFS', 13: 'ENOSPC', 14: 'EACCES' }

export function systemCode({ code, errcode = 0 }: Pick<SystemError, 'code' | 'errcode'>): string | undefined {
  return codesOfSqlite[errcode & 0xff] ?? code
}

/** Why a database refused something, in its own words: for the log alone. */
export function databaseCause(error: unknown): string | undefined {
  const { message, errcode, severity } = (error ?? {}) as SystemError
  return errcode === undefined && severity === undefined ? undefined : message
}

/** Where in our code an error was thrown: for the log alone. */
export const stackOf = (error: unknown): string => (error instanceof Error && error.stack) || String(error)

/** What went wrong, in a sentence without its period, for readers who do not know the platform's codes. */
export function errorSentence(error: unknown): string {
  const { message = '', path, dest, ...more } = (error ?? {}) as SystemError
  const code = systemCode(more) ?? ''
  const unnamed = code === 'ENOENT' || code === 'ENOTDIR' ? 'such file' : 'this'
  const sentence = Object.hasOwn(sentences, code) ? sentences[code]?.(dest ?? path ?? unnamed) : undefined
  if (sentence) return sentence
  if (databaseCause(error) !== undefined)
    return 'the database refused it, and nothing was changed: try it again in a minute'
  return message || code || String(error)
}

import { createHash } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Schema, TableFacts, TableName } from './schema.ts'

/** The file is no backup of ours, or not whole, or from a newer version of the site. */
export class BackupError extends Error {
  override name = 'BackupError'
}

export interface BackupContents {
  readonly takenAt: string
  readonly rows: Readonly<Record<TableName, number>>
}

export type Row = Readonly<Record<string, string | number | null | Uint8Array>>

export const backupFormat = 'switchback backup 1'
const notOurs = 'this is no backup of this site'
const notWhole = 'this backup is not whole'
const newer = 'this backup is from a newer version of the site'
// A photo is one line: few parts make it up. A few bytes can unpack to a line that no memory holds.
const chunkBytes = 1024 * 1024
const longestLine = 64 * chunkBytes
/** What compresses better than texts and photos can was made to fill a disk. */
const mostTimesPacked = 200

/**
 * Reads a backup without touching anything, so that a broken one is known before it is needed. `judged`: its rows are held
 * against the rules for what comes in; what the site itself has written down is saved as it is.
 */
export async function readBackup(file: string, schema: Schema, judged = false): Promise<BackupContents> {
  const rows = Object.fromEntries([...schema.tables.keys()].map((table) => [table, 0])) as Record<TableName, number>
  let takenAt = ''
  for await (const read of backupRows(file, schema)) {
    if ('takenAt' in read) takenAt = read.takenAt
    else {
      rows[read.table] += 1
      const { key = [], accepts } = schema.tables.get(read.table) ?? {}
      if (!judged || keepsRules(read.row, accepts)) continue
      const which = key.map((column) => read.row[column]).join(', ')
      throw new BackupError(`the row ${which} of ${read.table} in it breaks the rules of the site`)
    }
  }
  return { takenAt, rows }
}

type Read = { readonly takenAt: string } | { readonly table: TableName; readonly row: Row }

/** The rows of a backup one by one. That it was whole is known at its end: until then a reader must be able to go back. */
export async function* backupRows(file: string, schema: Schema): AsyncGenerator<Read> {
  const checksum = createHash('sha256')
  let rows = -1
  let held: string | undefined
  try {
    for await (const line of linesOf(file)) {
      if (held !== undefined) {
        checksum.update(`${held}\n`)
        yield rows < 0 ? readHead(held, schema) : readRow(held, schema)
        rows += 1
      }
      held = line
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!code?.startsWith('Z_') && !(error instanceof SyntaxError)) throw error
    throw new BackupError(code === 'Z_BUF_ERROR' || error instanceof SyntaxError ? notWhole : notOurs)
  }
  const { sha256, rows: counted } = objectOf(held)
  if (rows < 0) throw new BackupError(notOurs)
  if (sha256 !== checksum.digest('hex') || counted !== rows) throw new BackupError(notWhole)
}

function readHead(line: string, { migrations }: Schema): Read {
  const { format, takenAt, migrations: made } = objectOf(line)
  if (format !== backupFormat) throw new BackupError(/^switchback backup \d+$/.test(String(format)) ? newer : notOurs)
  if ((made as readonly string[]).some((name) => !Object.hasOwn(migrations, name))) throw new BackupError(newer)
  return { takenAt: String(takenAt) }
}

function readRow(line: string, { tables }: Schema): Read {
  const [table, row] = JSON.parse(line) as [TableName, Row]
  const facts = tables.get(table)
  if (!facts) throw new BackupError(newer)
  if (typeof row !== 'object' || row === null) throw new BackupError(notOurs)
  const { bytes } = facts
  return { table, row: bytes === undefined ? row : { ...row, [bytes]: Buffer.from(String(row[bytes]), 'base64') } }
}

function keepsRules(row: Row, accepts: TableFacts['accepts'] = () => true): boolean {
  try {
    return accepts(row as never)
  } catch {
    return false
  }
}

function objectOf(line = ''): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip({ chunkSize: chunkBytes }).setEncoding('utf8')
  let rest = ''
  const most = Math.max(longestLine, mostTimesPacked * statSync(file).size)
  let unpackedLength = 0
  for await (const text of pipeline(createReadStream(file), unpacked, () => {}) as AsyncIterable<string>) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    unpackedLength += text.length
    if (unpackedLength > most) throw new BackupError('this backup unpacks to more than a shop can hold')
    if (rest.length > longestLine) throw new BackupError(notOurs)
    yield* lines
  }
  if (rest) yield rest
}

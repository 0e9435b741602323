import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { Schema, TableName } from './schema.ts'

/** The file is no backup of ours, or not whole, or from a newer version of the site. */
export class BackupError extends Error {
  override name = 'BackupError'
}

export interface BackupContents {
  readonly takenAt: string
  /** How many rows of each table there are. */
  readonly rows: Readonly<Record<TableName, number>>
}

interface BackupBounds {
  readonly mostBytes: number
  readonly mostLineBytes: number
}

export type Row = Readonly<Record<string, string | number | null | Uint8Array>>

const gigabyte = 1024 ** 3
// A few bytes can unpack to more than any disk holds. The longest line is that of a photo.
const usualBounds: BackupBounds = { mostBytes: 64 * gigabyte, mostLineBytes: 64 * 1024 * 1024 }

export const backupFormat = 'switchback backup 1'
const notOurs = 'this is no backup of this site'
const notWhole = 'this backup is not whole'
const newer = 'this backup is from a newer version of the site'

/** Reads a backup without touching anything, so that a broken one is known before it is needed. */
export async function readBackup(file: string, schema: Schema, bounds = usualBounds): Promise<BackupContents> {
  const rows = Object.fromEntries([...schema.tables.keys()].map((table) => [table, 0])) as Record<TableName, number>
  let takenAt = ''
  for await (const read of backupRows(file, schema, bounds)) {
    if ('takenAt' in read) takenAt = read.takenAt
    else rows[read.table] += 1
  }
  return { takenAt, rows }
}

type Read = { readonly takenAt: string } | { readonly table: TableName; readonly row: Row; readonly size: number }

/** The rows of a backup one by one. That it was whole is known at its end: until then a reader must be able to go back. */
export async function* backupRows(file: string, schema: Schema, bounds = usualBounds): AsyncGenerator<Read> {
  const checksum = createHash('sha256')
  let rows = -1
  let held: Buffer | undefined
  try {
    for await (const line of linesOf(file, bounds)) {
      if (held) {
        checksum.update(held).update('\n')
        yield rows < 0 ? readHead(held, schema) : readRow(held, schema)
        rows += 1
      }
      held = line
    }
  } catch (error) {
    throw asBackupError(error, held ? notWhole : notOurs)
  }
  const { sha256, rows: counted } = objectOf(held)
  if (rows < 0) throw new BackupError(notOurs)
  if (sha256 !== checksum.digest('hex') || counted !== rows) throw new BackupError(notWhole)
}

function readHead(line: Buffer, { migrations }: Schema): Read {
  const { format, takenAt, migrations: made } = objectOf(line)
  if (format !== backupFormat) throw new BackupError(/^switchback backup \d+$/.test(String(format)) ? newer : notOurs)
  if ((made as readonly string[]).some((name) => !Object.hasOwn(migrations, name))) throw new BackupError(newer)
  return { takenAt: String(takenAt) }
}

function readRow(line: Buffer, { tables }: Schema): Read {
  const [table, row] = JSON.parse(line.toString('utf8')) as [TableName, Row]
  const facts = tables.get(table)
  if (!facts) throw new BackupError(newer)
  const { bytes } = facts
  const whole = bytes === undefined ? row : { ...row, [bytes]: Buffer.from(String(row[bytes]), 'base64') }
  return { table, row: whole, size: line.length }
}

function objectOf(line: Buffer | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line?.toString('utf8') ?? '')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

async function* linesOf(file: string, { mostBytes, mostLineBytes }: BackupBounds): AsyncGenerator<Buffer> {
  const packed = createReadStream(file)
  const unpacked = createGunzip()
  packed.on('error', (error) => unpacked.destroy(error)).pipe(unpacked)
  let parts: Buffer[] = []
  let length = 0
  let bytes = 0
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > mostBytes) throw tooLarge(`it unpacks to more than ${sizeOf(mostBytes)}`)
      let from = 0
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
        yield Buffer.concat([...parts, chunk.subarray(from, end)])
        parts = []
        length = 0
        from = end + 1
      }
      length += chunk.length - from
      if (length > mostLineBytes) throw tooLarge(`a line of it is longer than ${sizeOf(mostLineBytes)}`)
      parts.push(chunk.subarray(from))
    }
  } finally {
    packed.destroy()
    unpacked.destroy()
  }
  if (length > 0) yield Buffer.concat(parts)
}

const tooLarge = (reason: string) => new BackupError(`${reason}, which no backup of this site does`)

function sizeOf(bytes: number): string {
  return bytes >= gigabyte ? `${bytes / gigabyte} GB` : `${bytes / 1024 ** 2} MB`
}

/** What the system, the unpacker and the reader of JSON say, in our words. */
function asBackupError(error: unknown, broken: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new BackupError('there is no such file')
  if (code === 'EACCES' || code === 'EPERM') return new BackupError('it may not be read')
  if (code === 'Z_BUF_ERROR' || error instanceof SyntaxError) return new BackupError(broken)
  return code.startsWith('Z_') || code === 'EISDIR' ? new BackupError(notOurs) : error
}

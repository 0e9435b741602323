import { createHash, hash } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { formatCount, formatList } from '#kit/formats/format.ts'
import { type Row, rowChecker } from './row-rules.ts'
import type { Schema, TableFacts, TableName } from './schema.ts'

/** The file is no backup of ours, is not whole, or comes from a newer version of the site. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** A row of a backup, or a line that holds none, with the reason why it cannot stand. */
export interface BackupRow {
  readonly table: TableName | undefined
  readonly row: Row | string
  readonly why?: string | undefined
}

export interface BackupContents {
  readonly takenAt: string
  readonly rows: Readonly<Record<TableName, number>>
  readonly hashes: Readonly<Record<TableName, string>>
  readonly refused: RefusedKeys
}

/** The keys of the rows that cannot stand, by table. */
export type RefusedKeys = ReadonlyMap<string, readonly string[]>

export const backupFormat = 'switchback backup 1'
const notOurs = 'this is no backup of this site'
const damaged = 'this backup is damaged, or not whole'
const noTable = 'no table'
/** A sentence names at most this many rows of a table. */
const mostNamed = 3
const newer = 'this backup is from a newer version of the site'
// A row of bytes is one long line, which large chunks put together in few steps. A few packed bytes can hold more than memory does.
const chunkBytes = 1024 * 1024
const longestLine = 64 * chunkBytes
/** A file that compresses better than this holds no rows: it was made to fill a disk. */
const mostTimesPacked = 200
/** How every gzip file begins. */
const gzipStart = [0x1f, 0x8b, 8, 0]

/** Reads a backup without touching anything, so that a broken one is known before it is needed. */
export async function readBackup(file: string, schema: Schema): Promise<BackupContents> {
  const tally = createTally(schema)
  const refused = new Map<string, string[]>()
  let takenAt = ''
  for await (const read of backupRows(file, schema)) {
    if ('takenAt' in read) takenAt = read.takenAt
    else {
      tally.add(read)
      if (read.why !== undefined) addRefused(refused, read, schema)
    }
  }
  return { takenAt, ...tally.of(), refused }
}

export function addRefused(refused: Map<string, string[]>, { table, row }: BackupRow, { tables }: Schema): void {
  const keys = refused.get(table ?? noTable) ?? []
  const { key = [] } = (table && tables.get(table)) ?? {}
  keys.push(typeof row === 'string' ? '' : key.map((column) => String(row[column])).join(' '))
  refused.set(table ?? noTable, keys)
}

/** '2 rows of runs (7, 12) and 1 row of chores' */
export function refusedInWords(refused: RefusedKeys): string {
  const parts = [...refused].map(([table, keys]) => {
    const named = keys.filter((key) => /^[\w .:-]{1,60}$/.test(key)).slice(0, mostNamed)
    const which = named.length > 0 ? ` (${named.join(', ')}${named.length < keys.length ? ' …' : ''})` : ''
    return `${formatCount(keys.length, 'row')} of ${table}${which}`
  })
  return formatList(parts)
}

/** Counts the rows of each table and hashes them; the hash does not depend on their order. */
export function createTally({ tables }: Schema) {
  const sums = new Map([...tables.keys()].map((table) => [table, { rows: 0, sum: 0n }]))
  const ofEach = <Value>(pick: (counted: { readonly rows: number; readonly sum: bigint }) => Value) =>
    Object.fromEntries([...sums].map(([table, counted]) => [table, pick(counted)])) as Record<TableName, Value>
  return {
    add({ table, row }: BackupRow): void {
      const counted = table && sums.get(table)
      if (!counted || typeof row === 'string') return
      const cells = Object.entries(rowAsJson(row, tables.get(table))).toSorted(([one], [other]) =>
        one < other ? -1 : 1,
      )
      counted.rows += 1
      counted.sum += BigInt(`0x${hash('sha256', JSON.stringify(cells))}`)
    },
    of: () => ({ rows: ofEach(({ rows }) => rows), hashes: ofEach(({ sum }) => sum.toString(36)) }),
  }
}

type BackupLine = { readonly takenAt: string } | BackupRow

/**
 * Reads the rows of a backup one by one and checks each. Only the end of the file tells whether the backup is whole: until then the
 * caller must be able to go back.
 */
export async function* backupRows(file: string, schema: Schema): AsyncGenerator<BackupLine> {
  const checksum = createHash('sha256')
  const whyRefused = rowChecker(schema)
  let rows = -1
  let held: string | undefined
  let foreign: string | undefined
  try {
    for await (const line of linesOf(file)) {
      if (held !== undefined && foreign === undefined) {
        checksum.update(`${held}\n`)
        if (rows < 0) foreign = whyForeign(held, schema)
        if (foreign === undefined) yield rows < 0 ? readHead(held) : readRow(held, schema, whyRefused)
        rows += 1
      }
      held = line
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!code?.startsWith('Z_')) throw error
    throw new BackupError(code === 'Z_BUF_ERROR' || (await isNearlyGzip(file)) ? damaged : notOurs)
  }
  // Reports a foreign head only after the checksum has held: in a damaged file the head may be damaged too.
  if (foreign !== undefined) throw new BackupError(foreign)
  const { sha256, rows: counted } = Object(parsed(held))
  if (rows < 0) throw new BackupError(notOurs)
  if (sha256 !== checksum.digest('hex') || counted !== rows) throw new BackupError(damaged)
}

/** Whether the file begins as gzip but for one byte: a damaged backup does, other files do not. */
async function isNearlyGzip(file: string): Promise<boolean> {
  const opened = await open(file)
  try {
    const { buffer } = await opened.read(Buffer.alloc(gzipStart.length), 0, gzipStart.length, 0)
    return gzipStart.filter((byte, at) => buffer[at] !== byte).length <= 1
  } finally {
    await opened.close()
  }
}

function whyForeign(line: string, { migrations }: Schema): string | undefined {
  const { format, migrations: made } = Object(parsed(line))
  if (format !== backupFormat) return /^switchback backup \d+$/.test(String(format)) ? newer : notOurs
  if (!Array.isArray(made)) return notOurs
  return made.some((name) => !Object.hasOwn(migrations, name)) ? newer : undefined
}

const readHead = (line: string): BackupLine => ({ takenAt: String(Object(parsed(line)).takenAt) })

function readRow(line: string, { tables }: Schema, whyRefused: ReturnType<typeof rowChecker>): BackupLine {
  const value = parsed(line)
  const [table, given] = (Array.isArray(value) ? value : []) as unknown as readonly [TableName?, Row?]
  const facts = table && tables.get(table)
  if (!facts || typeof given !== 'object' || given === null)
    return { table: undefined, row: line, why: 'is no row of a table of ours' }
  const { bytes } = facts
  const row = bytes === undefined ? given : { ...given, [bytes]: bytesOf(given[bytes]) }
  return { table, row, why: whyRefused(table, row) }
}

/** The row as JSON can hold it: bytes as text. */
export function rowAsJson(row: Row, { bytes }: Pick<TableFacts, 'bytes'> = {}): Row {
  return bytes === undefined ? row : { ...row, [bytes]: Buffer.from(row[bytes] as Uint8Array).toString('base64') }
}

const bytesOf = (text: unknown) => Buffer.from(typeof text === 'string' ? text : '', 'base64')

function parsed(line = ''): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip({ chunkSize: chunkBytes }).setEncoding('utf8')
  let rest = ''
  const most = Math.max(longestLine, mostTimesPacked * statSync(file).size)
  let unpackedLength = 0
  for await (const text of pipeline(createReadStream(file), unpacked, () => {}) as AsyncIterable<string>) {
    const lines = text.split('\n')
    lines[0] = rest + lines[0]
    rest = lines.pop() ?? ''
    unpackedLength += text.length
    if (unpackedLength > most) throw new BackupError('this backup unpacks to more than a site can hold')
    if (rest.length > longestLine) throw new BackupError(notOurs)
    yield* lines
  }
  if (rest) yield rest
}

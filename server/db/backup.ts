import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { historyVersion } from './data-version.ts'
import { migrationNames } from './migrations/migrate.ts'
import type { Db, Schema } from './schema.ts'

/** Every table, each after those it refers to. */
export const backedUpTables = [
  'vehicles',
  'data_versions',
  'leads',
  'lead_fingerprints',
  'outbox',
  'limits',
  'chores',
  'runs',
  'run_changes',
  'photos',
  'photo_bytes',
] as const satisfies readonly (keyof Schema)[]

type Row = Readonly<Record<string, string | number | null>>
type Table = (typeof backedUpTables)[number]

export interface Backup {
  readonly takenAt: string
  readonly tables: Readonly<Record<Table, readonly Row[]>>
}

/** The file is no backup of ours, or not whole, or from a newer version of the site. */
export class BackupError extends Error {
  override name = 'BackupError'
}

const format = 'switchback backup 1'
const rowsPerStatement = 100

/**
 * Everything as it stands at one moment, whoever writes meanwhile. One JSON value a line, the same for either database,
 * so that a backup of one can be put into the other; the last line holds the checksum of all before it.
 */
export async function readBackup(db: Db, takenAt: Date): Promise<string> {
  const lines = [JSON.stringify({ format, takenAt: takenAt.toISOString(), migrations: migrationNames })]
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      for (const table of backedUpTables) {
        const rows = await transaction.selectFrom(table).selectAll().execute()
        for (const row of rows) lines.push(JSON.stringify([table, row]))
      }
    })
  const text = `${lines.join('\n')}\n`
  return `${text}${JSON.stringify({ rows: lines.length - 1, sha256: checksumOf(text) })}\n`
}

/** Reads a backup without touching anything, so that a broken one is known before it is needed. */
export function parseBackup(text: string): Backup {
  const end = text.lastIndexOf('\n', text.length - 2) + 1
  const body = text.slice(0, end)
  const [first = '', ...lines] = body.split('\n').filter(Boolean)
  const head = parseObject(first)
  if (head.format !== format) throw new BackupError('this is no backup of this site')
  const last = parseObject(text.slice(end))
  if (last.sha256 !== checksumOf(body) || last.rows !== lines.length) throw new BackupError('this backup is not whole')
  const unknown = (head.migrations as string[]).filter((name) => !migrationNames.includes(name))
  if (unknown.length > 0) throw new BackupError('this backup is from a newer version of the site')
  const rows = lines
    .map((line) => JSON.parse(line) as [Table, Row])
    .map(([table, row]) => [table, upgradeRow(table, row)] as const)
  const rowsOf = (table: Table) => rows.filter(([name]) => name === table).map(([, row]) => row)
  return {
    takenAt: String(head.takenAt),
    tables: Object.fromEntries(backedUpTables.map((table) => [table, rowsOf(table)])) as unknown as Backup['tables'],
  }
}

/** A backup may be older than a migration that has changed what stands in the rows. */
function upgradeRow(table: Table, row: Row): Row {
  if (table === 'lead_fingerprints' && row.words !== undefined) {
    const { words, ...rest } = row
    return { ...rest, digest: words }
  }
  return row
}

/** True while nobody has written anything yet: what stands in the tables is what every new database is filled with. */
export async function isUntouched(db: Db): Promise<boolean> {
  const lead = await db.selectFrom('leads').select('id').limit(1).executeTakeFirst()
  const changed = await db.selectFrom('data_versions').select('name').where('version', '>', 1).executeTakeFirst()
  return !lead && !changed
}

/** Leaves exactly what the backup holds, or everything as it was. Processes that are running see it at once. */
export async function writeBackup(db: Db, { tables }: Backup): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = await transaction.selectFrom('data_versions').selectAll().execute()
    for (const table of backedUpTables.toReversed()) await transaction.deleteFrom(table).execute()
    for (const table of backedUpTables) {
      const rows = tables[table]
      for (let at = 0; at < rows.length; at += rowsPerStatement)
        await transaction
          .insertInto(table)
          .values(rows.slice(at, at + rowsPerStatement) as never)
          .execute()
    }
    // Page caches filled before have seen at most that version.
    const highestVersion = Math.max(0, ...before.map(({ version }) => version))
    await transaction
      .updateTable('data_versions')
      .set({ version: sql`version + ${highestVersion} + 1` })
      .where('name', '!=', historyVersion)
      .execute()
  })
}

function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function parseObject(line: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

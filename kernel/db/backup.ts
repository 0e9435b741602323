import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { type BackupContents, backupFormat, backupRows, type Row, readBackup } from './backup-file.ts'
import { historyVersion } from './data-version.ts'
import type { Database } from './open-database.ts'
import type { Db, Schema, TableFacts, TableName } from './schema.ts'

type Backed = Pick<Database, 'db' | 'schema'>
/** For code that goes through all tables alike. */
type AnyTables = Kysely<Record<TableName, Row>>

const usualRows = 100
const mostBytes = 4 * 1024 * 1024

/**
 * Everything as it stands at one moment, though others go on writing, photos included. One JSON value a line, the same for
 * either database, so that a backup of one can be put into the other; the last line holds the checksum of all before it.
 * The file gets its name when it has been read back. For its owner alone.
 */
export async function writeBackup({ db, schema }: Backed, file: string, takenAt: Date): Promise<BackupContents> {
  const part = `${file}.${process.pid}-${randomUUID().slice(0, 8)}.part`
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((transaction) =>
        pipeline(
          linesOf(transaction, schema, takenAt),
          createGzip(),
          createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
        ),
      )
    const contents = await readBackup(part, schema)
    await rename(part, file)
    return contents
  } finally {
    await rm(part, { force: true })
  }
}

async function* linesOf(db: Db, { tables, migrations }: Schema, takenAt: Date): AsyncGenerator<string> {
  const checksum = createHash('sha256')
  const line = (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`
    checksum.update(text)
    return text
  }
  yield line({ format: backupFormat, takenAt: takenAt.toISOString(), migrations: Object.keys(migrations) })
  let rows = 0
  for (const [table, facts] of tables) {
    for await (const row of rowsOf(db, table, facts)) {
      rows += 1
      yield line([table, forJson(row, facts)])
    }
  }
  yield `${JSON.stringify({ rows, sha256: checksum.digest('hex') })}\n`
}

/** The rows of a table, a few at a time: however many there are, they take no more memory. */
async function* rowsOf(db: Db, table: TableName, { key, rowsAtOnce = usualRows }: TableFacts): AsyncGenerator<Row> {
  let first = (db as unknown as AnyTables).selectFrom(table).selectAll().limit(rowsAtOnce)
  for (const column of key) first = first.orderBy(column)
  for (let query = first; ; ) {
    const rows: readonly Row[] = await query.execute()
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    query = first.where((row) => row.or(key.map((_, index) => row.and(follows(row, key.slice(0, index + 1), last)))))
  }
}

/** What comes after a row by the last of these columns, and is as it in those before. */
function follows(row: ExpressionBuilder<Record<TableName, Row>, TableName>, columns: readonly string[], last: Row) {
  return columns.map((column, index) => row(column, index === columns.length - 1 ? '>' : '=', last[column] ?? null))
}

function forJson(row: Row, { bytes }: TableFacts): Row {
  return bytes === undefined ? row : { ...row, [bytes]: Buffer.from(row[bytes] as Uint8Array).toString('base64') }
}

/** Notes that a backup was made and is whole: `status` tells when that was last so. */
export async function noteBackup({ db }: Backed, at: Date): Promise<void> {
  const row = { name: 'backup', at: at.toISOString() }
  await db
    .insertInto('chores')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at: row.at }))
    .execute()
}

/** True until the first change and the first message: what stands in the tables is what every new database is filled with. */
export async function isUntouched({ db, schema }: Backed): Promise<boolean> {
  const changed = await db.selectFrom('data_versions').select('name').where('version', '>', 1).executeTakeFirst()
  if (changed) return false
  for (const table of schema.personal)
    if (await (db as unknown as AnyTables).selectFrom(table).selectAll().limit(1).executeTakeFirst()) return false
  return true
}

/** Leaves exactly what the backup holds, or everything as it was. Processes that are running see it at once. */
export async function restoreBackup({ db, schema }: Backed, file: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = await transaction.selectFrom('data_versions').selectAll().execute()
    for (const table of [...schema.tables.keys()].toReversed()) await transaction.deleteFrom(table).execute()
    await putRows(transaction as unknown as AnyTables, schema, file)
    // Pages printed before are of at most that version.
    const highestVersion = Math.max(0, ...before.map(({ version }) => version))
    await transaction
      .updateTable('data_versions')
      .set({ version: sql`version + ${highestVersion} + 1` })
      .where('name', '!=', historyVersion)
      .execute()
  })
}

/** Some rows at a time, so that a backup of any size takes no more memory. */
async function putRows(db: AnyTables, schema: Schema, file: string): Promise<void> {
  let pending: { table: TableName; rows: Row[]; size: number } | undefined
  const flush = async () => {
    if (pending) await db.insertInto(pending.table).values(pending.rows).execute()
    pending = undefined
  }
  for await (const read of backupRows(file, schema)) {
    if ('takenAt' in read) continue
    const { table, row, size } = read
    const { rowsAtOnce = usualRows } = schema.tables.get(table) as TableFacts
    const full = pending && (pending.rows.length >= rowsAtOnce || pending.size + size > mostBytes)
    if (full || pending?.table !== table) await flush()
    pending ??= { table, rows: [], size: 0 }
    pending.rows.push(row)
    pending.size += size
  }
  await flush()
}

import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { type BackupContents, backupFormat, backupRows, type Row, readBackup } from './backup-file.ts'
import { historyVersion } from './data-version.ts'
import type { Database } from './open-database.ts'
import type { Db, Schema, TableFacts, TableName } from './schema.ts'

type Backed = Pick<Database, 'db' | 'schema'>
/** For code that goes through all tables alike. */
type AnyTables = Kysely<Record<TableName, Row>>

const usualRows = 100

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
    if (facts.fleeting) continue
    for await (const row of rowsOf(db, table, facts)) {
      rows += 1
      yield line([table, forJson(row, facts)])
    }
  }
  yield `${JSON.stringify({ rows, sha256: checksum.digest('hex') })}\n`
}

/** The rows of a table, a few at a time: however many there are, they take no more memory. */
async function* rowsOf(db: Db, table: TableName, { key, rowsAtOnce = usualRows }: TableFacts): AsyncGenerator<Row> {
  let query = (db as unknown as AnyTables).selectFrom(table).selectAll().limit(rowsAtOnce)
  for (const column of key) query = query.orderBy(column)
  for (let read = 0; ; read += rowsAtOnce) {
    const rows: readonly Row[] = await query.offset(read).execute()
    yield* rows
    if (rows.length < rowsAtOnce) return
  }
}

function forJson(row: Row, { bytes }: TableFacts): Row {
  return bytes === undefined ? row : { ...row, [bytes]: Buffer.from(row[bytes] as Uint8Array).toString('base64') }
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
    for (const statement of schema.afterRestore) await sql.raw(statement).execute(transaction)
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
  let table: TableName | undefined
  let rows: Row[] = []
  const flush = async () => {
    if (table && rows.length > 0) await db.insertInto(table).values(rows).execute()
    rows = []
  }
  for await (const read of backupRows(file, schema)) {
    if ('takenAt' in read) continue
    if (read.table !== table || rows.length >= (schema.tables.get(table)?.rowsAtOnce ?? usualRows)) await flush()
    table = read.table
    rows.push(read.row)
  }
  await flush()
}

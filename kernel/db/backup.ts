import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ExpressionBuilder, Kysely } from 'kysely'
import { migrationNames } from '#kernel/db/migrations/migrate.ts'
import { type BackupContents, backupFormat, readBackup } from './backup-file.ts'
import { aboutTable, type Row, rowToJson, type Table, tableNames } from './backup-tables.ts'
import type { Db } from './schema.ts'

/**
 * Everything as it stands at one moment, whoever writes meanwhile, photos included. One JSON value a line, the same for
 * either database, so that a backup of one can be put into the other; the last line holds the checksum of all before it.
 * The file gets its name when it has been read back. For its owner alone.
 */
export async function writeBackup(db: Db, file: string, takenAt: Date): Promise<BackupContents> {
  const part = `${file}.${process.pid}-${randomUUID().slice(0, 8)}.part`
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((transaction) =>
        pipeline(
          linesOf(transaction, takenAt),
          createGzip(),
          createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
        ),
      )
    const contents = await readBackup(part)
    await rename(part, file)
    return contents
  } finally {
    await rm(part, { force: true })
  }
}

async function* linesOf(db: Db, takenAt: Date): AsyncGenerator<string> {
  const checksum = createHash('sha256')
  const line = (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`
    checksum.update(text)
    return text
  }
  yield line({ format: backupFormat, takenAt: takenAt.toISOString(), migrations: migrationNames })
  let rows = 0
  for (const table of tableNames) {
    for await (const row of rowsOf(db, table)) {
      rows += 1
      yield line([table, rowToJson(table, row)])
    }
  }
  yield `${JSON.stringify({ rows, sha256: checksum.digest('hex') })}\n`
}

/** The rows of a table, a few at a time: however many there are, they take no more memory. */
async function* rowsOf(db: Db, table: Table): AsyncGenerator<Row> {
  const { key, rowsAtOnce = 100 } = aboutTable(table)
  const tables = db as unknown as Kysely<Record<Table, Row>>
  let first = tables.selectFrom(table).selectAll().limit(rowsAtOnce)
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
function follows(row: ExpressionBuilder<Record<Table, Row>, Table>, columns: readonly string[], last: Row) {
  return columns.map((column, index) => row(column, index === columns.length - 1 ? '>' : '=', last[column] ?? null))
}

/** Notes that a backup was made and is whole, for whoever asks when that was last so. */
export async function noteBackup(db: Db, at: Date): Promise<void> {
  const row = { name: 'backup' as const, at: at.toISOString() }
  await db
    .insertInto('chores')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at: row.at }))
    .execute()
}

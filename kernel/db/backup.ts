import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import {
  addRefused,
  type BackupContents,
  BackupError,
  type BackupRow,
  backupFormat,
  backupRows,
  type RefusedKeys,
  readBackup,
  rowAsJson,
} from './backup-file.ts'
import { renewVersions, waitForTurn } from './data-version.ts'
import type { Database } from './open-database.ts'
import type { Row } from './row-rules.ts'
import type { Db, Schema, TableFacts, TableName } from './schema.ts'

type Backed = Pick<Database, 'db' | 'schema'>
/** The tables for code that treats all of them alike. */
type AnyTables = Kysely<Record<TableName, Row>>

const usualRows = 100
/** No backup takes this long to write: an older part file is that of a process that was killed. */
const leftOverMs = 3_600_000

/**
 * Writes everything as it stands at one moment, while others go on writing. Each line is a JSON value that either database can
 * restore; the last line holds the checksum of all before it. The file gets its name once it has been read back, and only its owner
 * may read it.
 */
export async function writeBackup({ db, schema }: Backed, file: string, takenAt: Date): Promise<BackupContents> {
  await removeLeftParts(dirname(file))
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

/** Removes the part files of backups whose process was killed. */
async function removeLeftParts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((each) => /\.\d+-[\da-f]{8}\.part$/.test(basename(each)))) {
    const about = await stat(join(folder, name)).catch(() => undefined)
    if (about && about.mtimeMs < Date.now() - leftOverMs) await rm(join(folder, name), { force: true })
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
      yield line([table, rowAsJson(row, facts)])
    }
  }
  yield `${JSON.stringify({ rows, sha256: checksum.digest('hex') })}\n`
}

/** Reads the rows of a table a few at a time, so that a large table takes no more memory. */
export async function* rowsOf(
  db: Db,
  table: TableName,
  { key, rowsAtOnce = usualRows }: TableFacts,
): AsyncGenerator<Row> {
  let query = (db as unknown as AnyTables).selectFrom(table).selectAll().limit(rowsAtOnce)
  for (const column of key) query = query.orderBy(column)
  for (let read = 0; ; read += rowsAtOnce) {
    const rows: readonly Row[] = await query.offset(read).execute()
    yield* rows
    if (rows.length < rowsAtOnce) return
  }
}

/** Whether the database is as a first start fills it: it has no change and no row about a visitor yet. */
export async function isUntouched({ db, schema }: Backed): Promise<boolean> {
  const changed = await db.selectFrom('data_versions').select('name').where('version', '>', 1).executeTakeFirst()
  if (changed) return false
  for (const table of schema.personal)
    if (await (db as unknown as AnyTables).selectFrom(table).selectAll().limit(1).executeTakeFirst()) return false
  return true
}

/** Keeps a row that a restore does not put in place; when it returns, the row is on disk. */
export type SetAside = (row: BackupRow) => void

const refuse: SetAside = ({ table, why }) => {
  throw new BackupError(`a row of ${table} in it ${why}`)
}

/**
 * Restores what the backup holds, or changes nothing. Rows that cannot stand are set aside, and the restore returns their keys. Running
 * processes see the restored data at once.
 */
export async function restoreBackup(
  { db, schema }: Backed,
  file: string,
  setAside: SetAside = refuse,
): Promise<RefusedKeys> {
  const refused = new Map<string, string[]>()
  const aside: SetAside = (row) => {
    setAside(row)
    addRefused(refused, row, schema)
  }
  await db.transaction().execute(async (transaction) => {
    // Makes all other decisions wait until the restore has ended.
    await waitForTurn(transaction)
    const before = await transaction.selectFrom('data_versions').selectAll().execute()
    for (const table of [...schema.tables.keys()].toReversed()) await transaction.deleteFrom(table).execute()
    await putRows(transaction as unknown as AnyTables, schema, file, aside)
    await takeOutRefused(transaction, schema, aside)
    for (const statement of schema.afterRestore) await sql.raw(statement).execute(transaction)
    // Gives the data a higher version than any page printed before has.
    await renewVersions(transaction, Math.max(0, ...before.map(({ version }) => version)))
  })
  return refused
}

/** Writes some rows at a time, so that a backup of any size takes no more memory. */
async function putRows(db: AnyTables, schema: Schema, file: string, aside: SetAside): Promise<void> {
  let table: TableName | undefined
  let rows: Row[] = []
  const flush = async () => {
    const some = rows
    rows = []
    if (!table || some.length === 0 || !(await tryInsert(db, table, some))) return
    for (const row of some) {
      const why = await tryInsert(db, table, [row])
      if (why) aside({ table, row, why })
    }
  }
  for await (const read of backupRows(file, schema)) {
    if ('takenAt' in read) continue
    if (read.table === undefined || typeof read.row === 'string' || read.why !== undefined) {
      aside(read)
      continue
    }
    if (read.table !== table || rows.length >= (schema.tables.get(table)?.rowsAtOnce ?? usualRows)) await flush()
    table = read.table
    rows.push(read.row)
  }
  await flush()
}

/** Writes all of these rows or none of them, and returns why the database refuses them, where it does. */
async function tryInsert(db: AnyTables, table: TableName, rows: readonly Row[]): Promise<string | undefined> {
  await sql`savepoint some_rows`.execute(db)
  try {
    await db.insertInto(table).values(rows).execute()
    await sql`release savepoint some_rows`.execute(db)
    return undefined
  } catch (error) {
    if (!isOfRows(error)) throw error
    await sql`rollback to savepoint some_rows`.execute(db)
    return `is refused by the database (${error instanceof Error ? error.message : error})`
  }
}

/** Whether the rows are at fault: SQLite's codes 1, 18, 19, 20 and SQLSTATE 22, 23, 426, 427. A full disk is another fault. */
function isOfRows(error: unknown): boolean {
  const { errcode, code } = error as { errcode?: unknown; code?: unknown }
  return typeof errcode === 'number' ? [1, 18, 19, 20].includes(errcode & 0xff) : /^(?:22|23|426|427)/.test(`${code}`)
}

/** Removes rows that break a rule across rows, with the rows that belong to them. */
async function takeOutRefused(transaction: Db, { tables }: Schema, aside: SetAside): Promise<void> {
  const db = transaction as unknown as AnyTables
  for (const [table, { key, findInvalidKeys }] of tables)
    for (const id of (await findInvalidKeys?.(transaction)) ?? []) {
      const belonging = [...tables].flatMap(([name, { belongsTo = {} }]) =>
        Object.entries(belongsTo).flatMap(([column, owner]) => (owner === table ? [[name, column] as const] : [])),
      )
      for (const [name, column] of [...belonging, [table, key[0] ?? ''] as const])
        for (const row of await db.deleteFrom(name).where(column, '=', id).returningAll().execute())
          aside({ table: name, row, why: 'breaks the rules of the site together with what belongs to it' })
    }
}

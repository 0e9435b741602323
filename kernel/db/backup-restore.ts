import { sql } from 'kysely'
import { backupRows } from './backup-file.ts'
import { aboutTable, type Row, type Table, tableNames } from './backup-tables.ts'
import { historyVersion } from './data-version.ts'
import type { Db } from './schema.ts'

const mostBytes = 4 * 1024 * 1024
const mostRows = 100

/** True while nobody has written anything yet: what stands in the tables is what every new database is filled with. */
export async function isUntouched(db: Db): Promise<boolean> {
  const lead = await db.selectFrom('leads').select('id').limit(1).executeTakeFirst()
  const changed = await db.selectFrom('data_versions').select('name').where('version', '>', 1).executeTakeFirst()
  return !lead && !changed
}

/** Leaves exactly what the backup holds, or everything as it was. Processes that are running see it at once. */
export async function restoreBackup(db: Db, file: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = await transaction.selectFrom('data_versions').selectAll().execute()
    for (const table of tableNames.toReversed()) await transaction.deleteFrom(table).execute()
    await putRows(transaction, file)
    // Page caches filled before have seen at most that version.
    const highestVersion = Math.max(0, ...before.map(({ version }) => version))
    await transaction
      .updateTable('data_versions')
      .set({ version: sql`version + ${highestVersion} + 1` })
      .where('name', '!=', historyVersion)
      .execute()
  })
}

/** Some rows at a time, so that a backup of any size takes no more memory. */
async function putRows(db: Db, file: string): Promise<void> {
  let pending: { table: Table; rows: Row[]; size: number } | undefined
  const flush = async () => {
    if (pending)
      await db
        .insertInto(pending.table)
        .values(pending.rows as never)
        .execute()
    pending = undefined
  }
  for await (const read of backupRows(file)) {
    if ('takenAt' in read) continue
    const { table, row, size } = read
    const { rowsAtOnce = mostRows } = aboutTable(table)
    const full = pending && (pending.rows.length >= rowsAtOnce || pending.size + size > mostBytes)
    if (full || pending?.table !== table) await flush()
    pending ??= { table, rows: [], size: 0 }
    pending.rows.push(row)
    pending.size += size
  }
  await flush()
}

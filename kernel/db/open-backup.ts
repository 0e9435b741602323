import { rm } from 'node:fs/promises'
import { errorSentence } from '#kernel/error-sentence.ts'
import { makeWorkFolder } from '#kernel/folders.ts'
import { formatList } from '#kit/formats/format.ts'
import { restoreBackup, rowsOf } from './backup.ts'
import { type BackupContents, BackupError, createTally, type RefusedKeys, refusedInWords } from './backup-file.ts'
import type { Database } from './open-database.ts'
import type { Db, TableName } from './schema.ts'

interface Opened {
  /** The rows that the restore set aside. */
  readonly refused: RefusedKeys
  /** The tables whose restored rows, with those set aside, are not the rows of the file. */
  readonly differing: readonly TableName[]
}

interface Trial {
  readonly dataDir: string
  /** Opens a database in a folder. */
  readonly openAt: (folder: string) => Promise<Database>
}

/** Is not compared: the restore itself raises these versions. */
const uncomparedTable: TableName = 'data_versions'

/** Restores a backup into a database that is then deleted, and compares that with the file, so that a bad backup is known before it is needed. */
export async function openBackup(file: string, written: BackupContents, { dataDir, openAt }: Trial): Promise<Opened> {
  const folder = makeWorkFolder(dataDir)
  try {
    const { db, schema, close } = await openAt(folder)
    try {
      const tally = createTally(schema)
      const refused = await restoreBackup({ db, schema }, file, tally.add)
      for (const [table, facts] of schema.tables) {
        if (facts.fleeting) continue
        for await (const row of rowsOf(db, table, facts)) tally.add({ table, row })
      }
      const { rows, hashes } = tally.of()
      const differing = [...schema.tables.keys()].filter(
        (table) =>
          table !== uncomparedTable && (rows[table] !== written.rows[table] || hashes[table] !== written.hashes[table]),
      )
      return { refused, differing }
    } finally {
      await close()
    }
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(`it cannot be put into a database (${errorSentence(error)})`, {
      cause: error,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What is wrong with a backup that has just been written, in sentences without their end; none where all is well. */
export async function faultsOfBackup(
  file: string,
  written: BackupContents,
  trial: Trial,
): Promise<{ readonly isWhole: boolean; readonly faults: readonly string[] }> {
  try {
    const { refused, differing } = await openBackup(file, written, trial)
    const faults = [
      ...(refused.size > 0 ? [`a restore would set ${refusedInWords(refused)} aside`] : []),
      ...(differing.length > 0 ? [`what it puts in place of ${formatList(differing)} is not what was written`] : []),
    ]
    return { isWhole: differing.length === 0, faults }
  } catch (error) {
    return {
      isWhole: false,
      faults: [error instanceof BackupError ? error.message : `it was not opened (${errorSentence(error)})`],
    }
  }
}

/** Records that a backup was made, and what came of opening it. */
export async function recordBackup(
  db: Db,
  { takenAt, rows }: BackupContents,
  faults: readonly string[],
): Promise<void> {
  const row_count = Object.values(rows).reduce((sum, count) => sum + count, 0)
  const opened = { row_count, fault: faults.length > 0 ? faults.join('; ') : null }
  await db
    .insertInto('backups')
    .values({ taken_at: takenAt, ...opened })
    .onConflict((conflict) => conflict.column('taken_at').doUpdateSet(opened))
    .execute()
}

import { sql } from 'kysely'
import type { Db } from './schema.ts'

const name = 'vehicles'
/** Numbers the runs of the history: pages do not depend on it. */
export const historyVersion = 'history'

export async function readDataVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('data_versions').select('version').where('name', '=', name).executeTakeFirst()
  return row?.version ?? 0
}

/** Comes first in a change: the row's lock makes other writers wait, so that changes happen one after the other. */
export async function countChange(db: Db): Promise<void> {
  await db
    .insertInto('data_versions')
    .values({ name, version: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ version: sql`data_versions.version + 1` }))
    .execute()
}

/** True for one caller only, in the life of the database: the one who makes the first change. */
export async function countFirstChange(db: Db): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('data_versions')
    .values({ name, version: 1 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The id of the next run. The row's lock makes other writers wait, so that ids follow one another as the changes do. */
export async function nextRunId(db: Db): Promise<number> {
  const { version } = await db
    .insertInto('data_versions')
    .values({ name: historyVersion, version: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ version: sql`data_versions.version + 1` }))
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

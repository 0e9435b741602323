import { sql } from 'kysely'
import type { Db } from './schema.ts'

const name = 'vehicles'

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

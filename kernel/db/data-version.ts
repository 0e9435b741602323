import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** Counts the changes to what pages are made of. */
export const pagesVersion = 'pages'
/** Numbers the runs of the history: pages do not depend on it. */
const historyVersion = 'history'

export async function readDataVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('data_versions').select('version').where('name', '=', pagesVersion).executeTakeFirst()
  return row?.version ?? 0
}

/** Every change of what pages are made of calls this first: the press then prints its pages anew. */
export async function countChange(db: Db): Promise<void> {
  await countUp(db, pagesVersion, 1)
}

/** Takes the one lock that all turns share, by adding 0 to its row; the database holds it until the transaction ends. */
export async function waitForTurn(db: Db): Promise<void> {
  await countUp(db, historyVersion, 0)
}

/** The id of the next run, inside its turn: ids follow one another as the changes do. */
export function nextRunId(db: Db): Promise<number> {
  return countUp(db, historyVersion, 1)
}

/** Adds to the count of this name, and returns it; other transactions wait for the row until this one ends. */
async function countUp(db: Db, name: string, by: 0 | 1): Promise<number> {
  const { version } = await db
    .insertInto('data_versions')
    .values({ name, version: by })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ version: sql`data_versions.version + ${by}` }))
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Counts the first change of a new database: true for the one caller that makes it. */
export async function countFirstChange(db: Db): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('data_versions')
    .values({ name: pagesVersion, version: 1 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * After a restore: gives pages a version that no process has seen, and lets runs go on after the last one, even where the rows that
 * count them were set aside.
 */
export async function renewVersions(db: Db, highestBefore: number): Promise<void> {
  const rows = await db.selectFrom('data_versions').selectAll().execute()
  const versionOf = (name: string) => rows.find((row) => row.name === name)?.version ?? 0
  const { last } = await db
    .selectFrom('runs')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow()
  await db.deleteFrom('data_versions').execute()
  const history = Math.max(versionOf(historyVersion), last ?? 0)
  await db
    .insertInto('data_versions')
    .values([
      { name: pagesVersion, version: versionOf(pagesVersion) + highestBefore + 1 },
      { name: historyVersion, version: history },
    ])
    .execute()
}

/** Reads once for each version of the data; a read that fails is tried again at the next call. */
export function oncePerVersion<Value>(dataVersion: () => string, read: () => Promise<Value>): () => Promise<Value> {
  let known: { readonly version: string; readonly value: Promise<Value> } | undefined
  return () => {
    const version = dataVersion()
    if (known?.version === version) return known.value
    const fresh = { version, value: read() }
    known = fresh
    fresh.value.catch(() => {
      if (known === fresh) known = undefined
    })
    return fresh.value
  }
}

import { nextRunId } from '#kernel/db/data-version.ts'
import { chunksOf } from '#kernel/db/rows.ts'
import type { Db } from '#kernel/db/schema.ts'

/** Fields by name, as JSON can hold them. */
export type Fields = Readonly<Record<string, unknown>>

/** Whose change it is, and by which command; nothing that tells of a visitor. */
export interface RunBy {
  readonly who: string
  readonly command: string
}

/**
 * What became of one thing: the fields that it had and has. Where it was there before and after, those that differ are
 * enough; a field that is missing on one side was not there. Null: the thing itself was not there.
 */
export interface Change {
  /** Which sort of thing it is, as the subject that undoes its changes names it. */
  readonly kind: string
  readonly key: string
  readonly before: Fields | null
  readonly after: Fields | null
}

export interface NewRun extends RunBy {
  readonly at: Date
  readonly undoes?: number
}

/**
 * SITE-100: writes a run down, in the transaction in which its changes are made. Nothing is written where nothing
 * changed.
 *
 * @returns the id of the run.
 */
export async function recordRun(transaction: Db, run: NewRun, changes: readonly Change[]): Promise<number | undefined> {
  if (changes.length === 0) return undefined
  const id = await nextRunId(transaction)
  await writeRun(transaction, id, run, changes)
  return id
}

/** Writes down what changes nothing and is a matter of record all the same: that messages were copied out of the house. */
export async function noteRun(db: Db, run: NewRun): Promise<void> {
  await db.transaction().execute(async (transaction) => writeRun(transaction, await nextRunId(transaction), run, []))
}

/** As `recordRun`, under an id that the caller has drawn: by that it makes all other writers of the history wait. */
export async function writeRun(transaction: Db, id: number, run: NewRun, changes: readonly Change[]): Promise<void> {
  const { at, who, command, undoes = null } = run
  await transaction.insertInto('runs').values({ id, at: at.toISOString(), who, command, undoes }).execute()
  for (const some of chunksOf(changes)) {
    const rows = some.map(({ kind, key, before, after }) => ({
      run: id,
      kind,
      key,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      erased: 0 as const,
    }))
    await transaction.insertInto('run_changes').values(rows).execute()
  }
}

/** The fields that differ, on both sides; null where none does. Fields that hold undefined are as good as missing. */
export function differingFields(
  before: Fields,
  after: Fields,
): { readonly before: Fields; readonly after: Fields } | null {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const differing = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  if (differing.length === 0) return null
  const only = (fields: Fields) =>
    Object.fromEntries(differing.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))
  return { before: only(before), after: only(after) }
}

/** SITE-101: leaves of the changes to these things that they happened, and nothing of what the things were. */
export async function eraseChanges(transaction: Db, kind: string, keys: readonly string[]): Promise<void> {
  for (const some of chunksOf(keys))
    await transaction
      .updateTable('run_changes')
      .set({ before: null, after: null, erased: 1 })
      .where('kind', '=', kind)
      .where('key', 'in', some)
      .execute()
}

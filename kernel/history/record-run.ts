import { chunksOf } from '#kernel/db/chunks.ts'
import { nextRunId } from '#kernel/db/data-version.ts'
import type { Database } from '#kernel/db/open-database.ts'
import type { Db } from '#kernel/db/schema.ts'
import type { Change } from './change.ts'
import type { HistoryKind } from './history-kind.ts'
import { inTurn, type TurnTransaction } from './in-turn.ts'

/** Who makes a change, by which command, and when; nothing in it may tell of a visitor. */
export interface RunAuthor {
  readonly who: string
  readonly command: string
  readonly at: Date
}

type ChangedDatabase = Pick<Database, 'db' | 'refreshDataVersion'>

interface NewRun extends RunAuthor {
  /** The run that this one takes back. */
  readonly undoes?: number
}

/** Records a run with its changes and returns its id; records nothing where nothing changed (SITE-100). */
export async function recordRun(
  transaction: TurnTransaction,
  run: NewRun,
  changes: readonly Change[],
): Promise<number | undefined> {
  if (changes.length === 0) return undefined
  const id = await recordRunWithoutChanges(transaction, run)
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
  return id
}

/** Records a run that changed nothing and belongs in the history all the same, such as a mail that is sent again. */
export async function recordRunWithoutChanges(transaction: TurnTransaction, run: NewRun): Promise<number> {
  const { at, who, command, undoes = null } = run
  const id = await nextRunId(transaction)
  await transaction.insertInto('runs').values({ id, at: at.toISOString(), who, command, undoes }).execute()
  return id
}

/** Records such a run in a turn of its own: a backup, an export. */
export async function recordRunAlone(db: Db, run: RunAuthor): Promise<void> {
  await inTurn(db, (transaction) => recordRunWithoutChanges(transaction, run))
}

/** Makes changes of things of one kind in one run; it throws `ChangedMeanwhile`, and changes nothing, where another came first. */
export const applyAndRecord =
  ({ apply }: HistoryKind) =>
  ({ db, refreshDataVersion }: ChangedDatabase) =>
  async (changes: readonly Change[], by: RunAuthor) => {
    const run = await inTurn(db, async (transaction) => {
      await apply(transaction, changes, by.at)
      return recordRun(transaction, by, changes)
    })
    await refreshDataVersion()
    return run
  }

/** Erases the content of all changes to these things; the history keeps only that they happened (SITE-101). */
export async function eraseChanges(transaction: TurnTransaction, kind: string, keys: readonly string[]): Promise<void> {
  for (const some of chunksOf(keys))
    await transaction
      .updateTable('run_changes')
      .set({ before: null, after: null, erased: 1 })
      .where('kind', '=', kind)
      .where('key', 'in', some)
      .execute()
}

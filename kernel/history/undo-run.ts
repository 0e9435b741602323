import { nextRunId } from '#kernel/db/data-version.ts'
import type { Db } from '#kernel/db/schema.ts'
import { type Plan, refusal } from '#kernel/desk/plan.ts'
import { type RecordedChange, readChanges, readRun, undoneRuns } from './read-runs.ts'
import { type Change, type RunBy, writeRun } from './record-run.ts'

/** What the history has to know of a kind of thing that runs change. */
export interface HistoryKind {
  /** What comes first in any change of such things, where something does: it makes other writers wait. */
  readonly lock?: (transaction: Db) => Promise<void>
  /** Makes each thing what `after` says. May refuse by `UndoRefusedError`. */
  readonly apply: (transaction: Db, changes: readonly Change[]) => Promise<void>
  /** The thing in a word or two, for a list of what was changed. */
  readonly nameOf: (change: Change) => string
  /** A field's name and value as people read them; null leaves the field out. */
  readonly words: (field: string, value: unknown) => { readonly label: string; readonly text: string } | null
}

export type HistoryKinds = Readonly<Record<string, HistoryKind>>

/** The run stays as it is, for a reason that its message tells. */
export class UndoRefusedError extends Error {
  override name = 'UndoRefusedError'
}

/** What an undo would change, or why it is refused. */
export async function planUndo(db: Db, id: number): Promise<Plan<readonly Change[]>> {
  const recorded = await readChanges(db, id)
  const reason = await refusalOf(db, id, recorded)
  return reason ? refusal(reason) : { change: reversed(recorded), problems: [], reasons: [] }
}

function reversed(recorded: readonly RecordedChange[]): readonly Change[] {
  return recorded.map(({ kind, key, before, after }) => ({ kind, key, before: after, after: before }))
}

/**
 * SITE-101: takes back everything that a run changed, in one transaction, as a run of its own. Refused where a later run
 * touched one of the same things, unless that run was undone.
 *
 * @returns the changes of the new run, and its id.
 */
export async function undoRun(
  db: Db,
  { id, by, at, kinds }: { readonly id: number; readonly by: RunBy; readonly at: Date; readonly kinds: HistoryKinds },
): Promise<{ readonly run: number; readonly changes: readonly Change[] }> {
  // Runs never change, so that these may be read before the lock.
  const recorded = await readChanges(db, id)
  const touched = [...new Set(recorded.map(({ kind }) => kind))]
  return db.transaction().execute(async (transaction) => {
    for (const kind of touched) await known(kinds, kind).lock?.(transaction)
    const run = await nextRunId(transaction)
    const reason = await refusalOf(transaction, id, recorded)
    if (reason) throw new UndoRefusedError(reason)
    const changes = reversed(recorded)
    for (const kind of touched)
      await known(kinds, kind).apply(
        transaction,
        changes.filter((change) => change.kind === kind),
      )
    await writeRun(transaction, run, { ...by, at, undoes: id }, changes)
    return { run, changes }
  })
}

function known(kinds: HistoryKinds, kind: string): HistoryKind {
  const found = kinds[kind]
  if (!found) throw new UndoRefusedError(`There is no way to undo a change of a ${kind}`)
  return found
}

/** Why a run cannot be undone, where it cannot. */
async function refusalOf(db: Db, id: number, recorded: readonly RecordedChange[]): Promise<string | undefined> {
  const run = await readRun(db, id)
  if (!run) return `There is no run ${id}`
  if (run.undoneBy !== undefined) return `Run ${id} is undone already, by run ${run.undoneBy}`
  if (recorded.length === 0) return `Run ${id} changed nothing`
  const erased = recorded.find((change) => change.erased)
  if (erased) return `What ${erased.key} was before run ${id} has been erased for good`
  const later = await laterTouch(db, id, recorded)
  return later && `Run ${later.run} changed ${later.key} after run ${id}: undo run ${later.run} first`
}

/** The last later run that touched one of the things and is still in force. */
async function laterTouch(db: Db, id: number, recorded: readonly RecordedChange[]) {
  const touched = new Set(recorded.map(nameOf))
  const later = await db
    .selectFrom('run_changes')
    .innerJoin('runs', 'runs.id', 'run_changes.run')
    .select(['run', 'kind', 'key', 'undoes'])
    .where('run', '>', id)
    .orderBy('run', 'desc')
    .execute()
  const undone = await undoneRuns(db)
  // An undo in force and the run that it has undone make nothing of each other.
  return later.find(
    ({ run, undoes, ...thing }) => touched.has(nameOf(thing)) && !undone.has(run) && !(undoes !== null && undoes > id),
  )
}

function nameOf({ kind, key }: Pick<Change, 'kind' | 'key'>): string {
  return `${kind} ${key}`
}

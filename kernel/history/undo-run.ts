import type { Db } from '#kernel/db/schema.ts'
import { formatEasternMoment } from '#kit/dates/eastern-time.ts'
import { type Change, shareField } from './change.ts'
import type { History } from './history-kind.ts'
import { ChangedMeanwhile, inTurn } from './in-turn.ts'
import { changeOf, type RecordedChange, readChanges, readRun, undoneRuns } from './read-runs.ts'
import { type RunAuthor, recordRun } from './record-run.ts'

/**
 * Takes back everything that a run changed, in one turn, as a run of its own; what has ended meanwhile is left out. Throws
 * `ChangedMeanwhile` with the reason where it cannot be taken back: a later run that is in force changed one of the same fields (SITE-101).
 *
 * @returns the changes of the new run, and its id.
 */
export async function undoRun(
  db: Db,
  { id, by, kinds, withoutEnded }: History & { readonly id: number; readonly by: RunAuthor },
): Promise<{ readonly run: number; readonly changes: readonly Change[] }> {
  return inTurn(db, async (transaction) => {
    const recorded = await readChanges(transaction, id)
    const reason = await whyNot(transaction, id, recorded)
    if (reason !== undefined) throw new ChangedMeanwhile(reason)
    const wanted = recorded.map(({ kind, key, before, after }) => ({ kind, key, before: after, after: before }))
    const changes = withoutEnded ? await withoutEnded(transaction, wanted) : wanted
    for (const [name, touched] of Map.groupBy(changes, ({ kind }) => kind)) {
      const kind = kinds[name]
      if (!kind) throw new Error(`There is no way to undo a change of a ${name}`)
      await kind.apply(transaction, touched, by.at)
    }
    const run = await recordRun(transaction, { ...by, undoes: id }, changes)
    if (run === undefined)
      throw new ChangedMeanwhile('What it took away has ended for good: nothing is left to put back')
    return { run, changes }
  })
}

/** Why a run cannot be undone, where it cannot. */
async function whyNot(db: Db, id: number, recorded: readonly RecordedChange[]): Promise<string | undefined> {
  const run = await readRun(db, id)
  if (!run) return 'There is no such change'
  if (run.undoneBy !== undefined) return 'It is taken back already'
  if (recorded.length === 0) return 'It changed nothing'
  if (recorded.some((change) => change.erased)) return 'What it was before has been erased for good'
  const later = await laterTouch(db, id, recorded)
  const other = later && (await readRun(db, later.run))
  return other && `${other.who} changed the same on ${formatEasternMoment(other.at)}: take that back first`
}

/** The last later run that changed one of the fields and is still in force. */
async function laterTouch(db: Db, id: number, recorded: readonly RecordedChange[]) {
  const later = await db
    .selectFrom('run_changes')
    .innerJoin('runs', 'runs.id', 'run_changes.run')
    .innerJoin('run_changes as own', (join) =>
      join.onRef('own.kind', '=', 'run_changes.kind').onRef('own.key', '=', 'run_changes.key').on('own.run', '=', id),
    )
    .selectAll('run_changes')
    .select('undoes')
    .where('run_changes.run', '>', id)
    .orderBy('run_changes.run', 'desc')
    .execute()
  const undone = await undoneRuns(db)
  const own = new Map(recorded.map((change) => [`${change.kind} ${change.key}`, change]))
  return later.find(({ undoes, ...row }) => {
    // An undo in force and the run that it has undone cancel out: neither counts as a later change.
    const isInForce = !undone.has(row.run) && !(undoes !== null && undoes > id)
    const change = own.get(`${row.kind} ${row.key}`)
    return isInForce && change !== undefined && shareField(change, changeOf(row))
  })
}

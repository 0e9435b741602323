import type { Database } from '#kernel/db/open-database.ts'
import type { Db } from '#kernel/db/schema.ts'
import { formatEasternMoment } from '#kit/dates/eastern-time.ts'
import { changeOf, type RecordedChange, readChanges, readRun, undoneRuns } from './read-runs.ts'
import {
  type Change,
  ChangedMeanwhile,
  decide,
  type FieldWords,
  type RunBy,
  recordRun,
  shareField,
} from './record-run.ts'

/** What the history has to know of a kind of thing that runs change. */
export interface HistoryKind {
  /** Makes each thing what `after` says. Throws `ChangedMeanwhile` where that cannot be: then the run stays as it is. */
  readonly apply: (transaction: Db, changes: readonly Change[]) => Promise<void>
  /** The thing in a word or two, as a change of it knows it. */
  readonly nameOf: (change: Change) => string
  /** The names that these things have today, by key, where a change alone does not say them. */
  readonly namesOf?: (db: Db, keys: readonly string[]) => Promise<ReadonlyMap<string, string>>
  readonly words: FieldWords
  /** What became of the thing in words of the trade, with the fields of which they tell: only the others are told one by one. */
  readonly tell?: (change: Change) => { readonly words: readonly string[]; readonly fields: readonly string[] }
  /** The whole change in a sentence that holds the name; left out where name and words say it. */
  readonly sentence?: (name: string, change: Change) => string
  /** Whether a change is for good: the history then offers no way back. */
  readonly isForGood?: (change: Change) => boolean
}

export type HistoryKinds = Readonly<Record<string, HistoryKind>>

/** Takes out of changes what has ended for good since they were made. */
export type WithoutEnded = (db: Db, changes: readonly Change[]) => Promise<readonly Change[]>

/** How the history undoes and names the things of all subjects. */
export interface History {
  readonly kinds: HistoryKinds
  readonly withoutEnded?: WithoutEnded
}

/** Makes the changes of things of one kind in one run; throws `ChangedMeanwhile`, and changes nothing, where another came first. */
export async function makeChanges(
  { db, refreshDataVersion }: Pick<Database, 'db' | 'refreshDataVersion'>,
  { apply }: HistoryKind,
  changes: readonly Change[],
  by: RunBy,
): Promise<number | undefined> {
  const run = await decide(db, async (decision) => {
    await apply(decision, changes)
    return recordRun(decision, { ...by, at: new Date() }, changes)
  })
  await refreshDataVersion()
  return run
}

/**
 * SITE-101: takes back everything that a run changed, in one decision, as a run of its own; what has ended meanwhile is left
 * out. Throws `ChangedMeanwhile` with the reason where it cannot be taken back: a later run that is in force changed one of the same fields.
 *
 * @returns the changes of the new run, and its id.
 */
export async function undoRun(
  db: Db,
  { id, by, at, kinds, withoutEnded }: History & { readonly id: number; readonly by: RunBy; readonly at: Date },
): Promise<{ readonly run: number; readonly changes: readonly Change[] }> {
  return decide(db, async (decision) => {
    const recorded = await readChanges(decision, id)
    const reason = await whyNot(decision, id, recorded)
    if (reason !== undefined) throw new ChangedMeanwhile(reason)
    const wanted = recorded.map(({ kind, key, before, after }) => ({ kind, key, before: after, after: before }))
    const changes = withoutEnded ? await withoutEnded(decision, wanted) : wanted
    for (const [name, touched] of Map.groupBy(changes, ({ kind }) => kind)) {
      const kind = kinds[name]
      if (!kind) throw new Error(`There is no way to undo a change of a ${name}`)
      await kind.apply(decision, touched)
    }
    const run = await recordRun(decision, { ...by, at, undoes: id }, changes)
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

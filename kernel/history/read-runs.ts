import type { Selectable } from 'kysely'
import type { Db, RunChangesTable, RunsTable } from '#kernel/db/schema.ts'
import type { Change, Fields } from './change.ts'

export interface Run {
  readonly id: number
  readonly at: Date
  readonly who: string
  readonly command: string
  readonly undoes: number | undefined
  /** The run that undid this one, unless that one was undone itself. */
  readonly undoneBy: number | undefined
}

export interface RecordedChange extends Change {
  readonly erased: boolean
}

/** The latest runs, or those before a given run, the last one first. */
export async function latestRuns(db: Db, limit: number, before?: number): Promise<readonly Run[]> {
  const rows = await db
    .selectFrom('runs')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const undone = await undoneRuns(db)
  return rows.map((row) => runOf(row, undone))
}

export async function readRun(db: Db, id: number): Promise<Run | undefined> {
  const row = await db.selectFrom('runs').selectAll().where('id', '=', id).executeTakeFirst()
  return row && runOf(row, await undoneRuns(db))
}

export async function readChanges(db: Db, run: number): Promise<readonly RecordedChange[]> {
  return (await readChangesOf(db, [run])).get(run) ?? []
}

/** What each of these runs has changed. */
export async function readChangesOf(
  db: Db,
  runs: readonly number[],
): Promise<ReadonlyMap<number, readonly RecordedChange[]>> {
  if (runs.length === 0) return new Map()
  const rows = await db
    .selectFrom('run_changes')
    .selectAll()
    .where('run', 'in', runs)
    .orderBy('kind')
    .orderBy('key')
    .execute()
  const byRun = Map.groupBy(rows, ({ run }) => run)
  return new Map([...byRun].map(([run, its]) => [run, its.map(changeOf)]))
}

/** Who changed this field of a thing last, and when; undefined where the history does not know. */
export async function lastChangeOf(db: Db, kind: string, key: string, field: string) {
  const rows = await db
    .selectFrom('run_changes')
    .innerJoin('runs', 'runs.id', 'run_changes.run')
    .selectAll('run_changes')
    .select(['who', 'at'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .orderBy('run', 'desc')
    .limit(100)
    .execute()
  const row = rows.find(({ who: _, at: __, ...change }) => {
    const { before, after } = changeOf(change)
    return Object.hasOwn({ ...before, ...after }, field)
  })
  return row && { who: row.who, at: new Date(row.at) }
}

export function changeOf({ run: _, before, after, erased, ...of }: RunChangesTable): RecordedChange {
  const fieldsOf = (json: string | null): Fields | null => json && JSON.parse(json)
  return { ...of, before: fieldsOf(before), after: fieldsOf(after), erased: erased === 1 }
}

/** The undone runs, each with the run that undid it; an undo that was undone itself does not count. */
export async function undoneRuns(db: Db): Promise<ReadonlyMap<number, number>> {
  const undos = await db
    .selectFrom('runs')
    .select(['id', 'undoes'])
    .where('undoes', 'is not', null)
    .orderBy('id', 'desc')
    .execute()
  const undone = new Map<number, number>()
  for (const { id, undoes } of undos) if (undoes !== null && !undone.has(id)) undone.set(undoes, id)
  return undone
}

function runOf({ id, at, who, command, undoes }: Selectable<RunsTable>, undone: ReadonlyMap<number, number>): Run {
  return { id, at: new Date(at), who, command, undoes: undoes ?? undefined, undoneBy: undone.get(id) }
}

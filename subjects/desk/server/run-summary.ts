import { changeLines, isUndoable, lostLines } from '#kernel/history/change-line.ts'
import { readChanges, readRun } from '#kernel/history/read-runs.ts'
import type { RunSummary } from '#subjects/desk/view/desk.document.tsx'
import type { DeskSite } from './desk-services.ts'

const mostLines = 3

/** The sentence after a form that changed nothing, by its word in the address. */
const unchanged = {
  none: 'Nothing changed: it was like that already.',
  waiting: 'An email about it is already waiting to be sent.',
} as const

export type Unchanged = keyof typeof unchanged

/** The changes of a run, for the screen that follows it (DESK-7). */
export async function runSummary(
  run: string | undefined,
  { database: { db }, history: { kinds } }: Pick<DeskSite, 'database' | 'history'>,
): Promise<RunSummary | undefined> {
  if (run !== undefined && Object.hasOwn(unchanged, run))
    return { lines: [unchanged[run as Unchanged]], undo: undefined }
  if (!run || !/^\d{1,9}$/.test(run)) return undefined
  const id = Number(run)
  const found = await readRun(db, id)
  if (!found) return undefined
  const changes = await readChanges(db, id)
  const lost =
    found.undoes === undefined ? [] : await lostLines(db, await readChanges(db, found.undoes), changes, kinds)
  const made = await changeLines(db, changes, kinds)
  return {
    lines: [...(found.undoes === undefined ? [] : ['Undone.']), ...fewOf(made), ...fewOf(lost)],
    undo: found.undoneBy === undefined && isUndoable(changes, kinds) ? id : undefined,
  }
}

const fewOf = (lines: readonly string[]) =>
  lines.length > mostLines ? [...lines.slice(0, mostLines), `and ${lines.length - mostLines} more`] : lines

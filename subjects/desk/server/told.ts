import { changeLine, isUndoable } from '#kernel/history/change-line.ts'
import { readChanges, readRun } from '#kernel/history/read-runs.ts'
import type { Told } from '#subjects/desk/view/desk.page.tsx'
import type { DeskSite } from './desk-services.ts'

const mostLines = 3

/** DESK-7: what a run has changed, told on the screen that follows it. */
export async function told(
  run: string | undefined,
  { database: { db }, historyKinds }: Pick<DeskSite, 'database' | 'historyKinds'>,
): Promise<Told | undefined> {
  if (!run || !/^\d{1,9}$/.test(run)) return undefined
  const id = Number(run)
  const found = await readRun(db, id)
  if (!found) return undefined
  const changes = await readChanges(db, id)
  const lines = changes.slice(0, mostLines).map((change) => changeLine(change, historyKinds))
  return {
    run: id,
    lines: changes.length > mostLines ? [...lines, `and ${changes.length - mostLines} more`] : lines,
    canUndo: found.undoneBy === undefined && isUndoable(changes, historyKinds),
  }
}

interface UndoRun {
  readonly id: number
  readonly undoes: number | undefined
}

/**
 * Takes each undo into the line of what it undid, and an undo of that with it, where both stand in the list. Returns the runs that keep a
 * line, in their order, each with its undos, the earliest first (DESK-90).
 */
export function foldUndos<Run extends UndoRun>(
  newestFirst: readonly Run[],
): readonly (Run & { readonly undos: readonly Run[] })[] {
  const lines = new Map<number, Run & { readonly undos: Run[] }>()
  for (const run of newestFirst.toReversed()) {
    const line = lines.get(run.undoes ?? run.id)
    if (line) line.undos.push(run)
    lines.set(run.id, line ?? { ...run, undos: [] })
  }
  return [...new Set(lines.values())].toReversed()
}

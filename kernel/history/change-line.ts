import type { RecordedChange } from './read-runs.ts'
import { changedFields } from './record-run.ts'
import type { HistoryKinds } from './undo-run.ts'

/** Whether a screen may offer to take this back. */
export const isUndoable = (changes: readonly RecordedChange[], kinds: HistoryKinds): boolean =>
  changes.length > 0 && !changes.some((change) => change.erased || kinds[change.kind]?.isForGood?.(change))

/** 'ev-nomad: price $8,495 → $829' */
export function changeLine(change: RecordedChange, kinds: HistoryKinds): string {
  const kind = kinds[change.kind]
  const name = kind?.nameOf(change) ?? change.key
  if (change.erased) return `${name}: changed; what it was is erased`
  if (!change.before) return `${name}: added`
  if (!change.after) return `${name}: removed`
  const plain = (field: string, value: unknown) => ({ label: field, text: String(value) })
  return `${name}: ${changedFields(change, kind?.words ?? plain).join(', ')}`
}

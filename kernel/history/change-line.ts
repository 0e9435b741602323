import type { RecordedChange } from './read-runs.ts'
import { type Change, changedFields, differingFields } from './record-run.ts'
import type { HistoryKinds } from './undo-run.ts'

/** Whether a screen may offer to take this back. */
export const isUndoable = (changes: readonly RecordedChange[], kinds: HistoryKinds): boolean =>
  changes.length > 0 && !changes.some((change) => change.erased || kinds[change.kind]?.isForGood?.(change))

/** SITE-103: what of an undone run did not come back, since it has ended: 'ev-nomad: images 1 (front) had ended and did not come back' */
export function lostLines(
  undone: readonly RecordedChange[],
  undo: readonly Change[],
  kinds: HistoryKinds,
): readonly string[] {
  const made = new Map(undo.map((change) => [`${change.kind} ${change.key}`, change]))
  return undone.flatMap((change) => {
    const kind = kinds[change.kind]
    const back = made.get(`${change.kind} ${change.key}`)?.after ?? {}
    const lost = (change.before && differingFields(change.before, back)?.before) ?? {}
    return Object.entries(lost).flatMap(([field, value]) => {
      const still = back[field]
      const gone = Array.isArray(value) && Array.isArray(still) ? value.filter((one) => !still.includes(one)) : value
      const words = kind?.words(field, gone)
      return words ? [`${kind?.nameOf(change)}: ${words.label} ${words.text} had ended and did not come back`] : []
    })
  })
}

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

import type { Db } from '#kernel/db/schema.ts'
import { type Change, changedFields, differingFields } from './change.ts'
import type { HistoryKinds } from './history-kind.ts'
import type { RecordedChange } from './read-runs.ts'

/** Whether a screen may offer to take this back. */
export const isUndoable = (changes: readonly RecordedChange[], kinds: HistoryKinds): boolean =>
  changes.length > 0 && !changes.some((change) => change.erased || kinds[change.kind]?.isForGood?.(change))

/** Each change in a sentence, such as 'Denago EV Nomad: price $8,495 → $8,295' (SITE-100). */
export async function changeLines(
  db: Db,
  changes: readonly RecordedChange[],
  kinds: HistoryKinds,
): Promise<readonly string[]> {
  const nameToday = await namesToday(db, changes, kinds)
  return changes.map((change) => {
    const name = nameToday(change)
    return kinds[change.kind]?.sentence?.(name, change) ?? `${name}: ${becameOf(change, kinds).join(', ')}`
  })
}

/** A line for each value that the undo could not put back, such as a photo that was deleted since (SITE-103). */
export async function lostLines(
  db: Db,
  undone: readonly RecordedChange[],
  undo: readonly Change[],
  kinds: HistoryKinds,
): Promise<readonly string[]> {
  const nameToday = await namesToday(db, undone, kinds)
  const made = new Map(undo.map((change) => [`${change.kind} ${change.key}`, change]))
  return undone.flatMap((change) => {
    const kind = kinds[change.kind]
    const back = made.get(`${change.kind} ${change.key}`)?.after ?? {}
    const lost = (change.before && differingFields(change.before, back)?.before) ?? {}
    return Object.entries(lost).flatMap(([field, value]) => {
      const still = back[field]
      const gone = Array.isArray(value) && Array.isArray(still) ? value.filter((one) => !still.includes(one)) : value
      const words = kind?.words?.(field, gone)
      return words ? [`${nameToday(change)}: ${words.label} ${words.text} had ended and did not come back`] : []
    })
  })
}

/** What things are called today; a thing that is gone is named from what the change knows of it. */
async function namesToday(db: Db, changes: readonly Change[], kinds: HistoryKinds) {
  const names = new Map<string, string>()
  for (const [kind, ofKind] of Map.groupBy(changes, (change) => change.kind)) {
    const known = await kinds[kind]?.namesOf?.(
      db,
      ofKind.map(({ key }) => key),
    )
    for (const [key, name] of known ?? []) names.set(`${kind} ${key}`, name)
  }
  return (change: Change) =>
    names.get(`${change.kind} ${change.key}`) ?? kinds[change.kind]?.nameOf(change) ?? change.key
}

function becameOf(change: RecordedChange, kinds: HistoryKinds): readonly string[] {
  const { kind: name, before, after, erased } = change
  const kind = kinds[name]
  if (erased) return ['changed; what it was is erased']
  const { words = [], fields = [] } = kind?.tell?.(change) ?? {}
  if (!before || !after) return words.length > 0 ? words : [before ? 'removed' : 'added']
  const plain = (field: string, value: unknown) => ({ label: field, text: String(value) })
  const others = changedFields(change, (field, value) =>
    fields.includes(field) ? null : (kind?.words ?? plain)(field, value),
  )
  return [...words, ...others]
}

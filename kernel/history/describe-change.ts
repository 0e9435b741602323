import type { Change, Fields } from './record-run.ts'
import type { HistoryKind } from './undo-run.ts'

const none = 'none'

/** SITE-100: what became of each field, such as `price $8,495 → $829`; of a thing that came or went, nothing. */
export function changedFields(
  { before, after }: Pick<Change, 'before' | 'after'>,
  words: HistoryKind['words'],
): readonly string[] {
  if (!before || !after) return []
  const [from, to] = [flat(before), flat(after)]
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((field) => {
    if (JSON.stringify(from[field]) === JSON.stringify(to[field])) return []
    const [was, is] = [from, to].map((side) => (side[field] === undefined ? undefined : words(field, side[field])))
    if (was === null || is === null) return []
    return [`${(is ?? was)?.label} ${was?.text || none} → ${is?.text || none}`]
  })
}

/** A map of further fields is told entry by entry. */
function flat(fields: Fields): Fields {
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [[name, value]],
  )
  return Object.fromEntries(entries)
}

/** Fields by name, as JSON can hold them. */
export type Fields = Readonly<Record<string, unknown>>

/** One thing before and after a change: its fields, or null where the thing was not there. */
export interface Change {
  /** The kind of the thing, as the subject names it that undoes its changes. */
  readonly kind: string
  readonly key: string
  readonly before: Fields | null
  readonly after: Fields | null
}

export type Sides = Pick<Change, 'before' | 'after'>

/**
 * The fields that differ, on both sides; of a map each entry by itself ('specifications.range'). Null where no field differs. A field
 * that holds undefined counts as missing.
 */
export function differingFields(before: Fields, after: Fields): Sides | null {
  const [was, is] = [flat(before), flat(after)]
  const names = Object.keys({ ...was, ...is }).filter((name) => !isSame(was[name], is[name]))
  if (names.length === 0) return null
  const only = (fields: Fields) =>
    Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))
  return { before: only(was), after: only(is) }
}

/** Lays a change over a thing: fields that the change does not name stay as they are. */
export function withChange(now: Fields, { before, after }: Sides): Fields {
  const kept = Object.entries(flat(now)).filter(([name]) => !Object.hasOwn(before ?? {}, name))
  const whole = new Map<string, unknown>()
  for (const [path, value] of Object.entries({ ...Object.fromEntries(kept), ...after })) {
    const [name = '', entry] = path.split(/\.(.*)/s, 2)
    whole.set(name, entry === undefined ? value : { ...(whole.get(name) as Fields), [entry]: value })
  }
  return Object.fromEntries(whole)
}

/** Whether two changes of a thing touch the same field. A change that made, removed or erased the thing touches all of them. */
export function shareField(one: Sides, other: Sides): boolean {
  const [names, others] = [one, other].map(
    ({ before, after }) => before && after && Object.keys(flat({ ...before, ...after })),
  )
  return !names || !others || names.some((name) => others.includes(name))
}

/** Whether a thing is still what a change says it was before, in the fields that the change names. */
export function isAsBefore(now: Fields | null, { before, after }: Sides): boolean {
  if (!now || !before) return now === before
  const [is, was] = [flat(now), flat(before)]
  return Object.keys({ ...was, ...flat(after ?? {}) }).every((name) => isSame(is[name], was[name]))
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A field's name and value as people read them; null leaves the field out. */
export type FieldWords = (field: string, value: unknown) => { readonly label: string; readonly text: string } | null

/** What became of each field, such as `price $8,495 → $829`; of a thing that came or went, nothing (SITE-100). */
export function changedFields({ before, after }: Sides, words: FieldWords): readonly string[] {
  const sides = before && after && differingFields(before, after)
  if (!sides) return []
  const { before: from, after: to } = sides
  return Object.keys({ ...from, ...to }).flatMap((field) => {
    const [was, is] = [from, to].map((side) => (side?.[field] === undefined ? undefined : words(field, side[field])))
    if (was === null || is === null) return []
    if (was && !is) return [`${was.label} ${was.text || 'none'} taken away`]
    return [was ? `${is?.label} ${was.text || 'none'} → ${is?.text || 'none'}` : `${is?.label} ${is?.text || 'none'}`]
  })
}

function flat(fields: Fields): Fields {
  const entries = Object.entries(fields).flatMap(([name, value]) => {
    const within = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
    return within.length > 0 ? within.map(([entry, each]) => [`${name}.${entry}`, each]) : [[name, value]]
  })
  return Object.fromEntries(entries)
}

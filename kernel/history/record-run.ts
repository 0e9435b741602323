import { nextRunId, waitForTurn } from '#kernel/db/data-version.ts'
import { chunksOf } from '#kernel/db/rows.ts'
import type { Db } from '#kernel/db/schema.ts'

/** Fields by name, as JSON can hold them. */
export type Fields = Readonly<Record<string, unknown>>

/** Whose change it is, and by which command; nothing that tells of a visitor. */
export interface RunBy {
  readonly who: string
  readonly command: string
}

/** What became of one thing: the fields that it had and has; null where it was not there. */
export interface Change {
  /** Which sort of thing it is, as the subject that undoes its changes names it. */
  readonly kind: string
  readonly key: string
  readonly before: Fields | null
  readonly after: Fields | null
}

/** What a change needs became something else meanwhile, or is gone: a sentence that says what, and nothing was changed. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile'
}

type Sides = Pick<Change, 'before' | 'after'>

export interface NewRun extends RunBy {
  readonly at: Date
  readonly undoes?: number
}

declare const inTurn: unique symbol

/** The transaction of a decision, which only `decide` opens. */
export type Decision = Db & { readonly [inTurn]: true }

/**
 * SITE-102: every use case of the desk reads what it decides on, and changes it, in here. Decisions follow one another, so that
 * none is made on what another one is changing; and all take the same lock first, so that no two wait for each other.
 */
export function decide<Result>(db: Db, work: (decision: Decision) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction)
    return work(transaction as unknown as Decision)
  })
}

/** SITE-100: writes a run down with its changes and returns its id; nothing where nothing changed. */
export async function recordRun(
  decision: Decision,
  run: NewRun,
  changes: readonly Change[],
): Promise<number | undefined> {
  return changes.length > 0 ? noteInTurn(decision, run, changes) : undefined
}

/** Writes down what changes nothing and is a matter of record all the same, such as a backup. */
export async function noteRun(db: Db, run: NewRun): Promise<void> {
  await decide(db, (decision) => noteInTurn(decision, run))
}

/** The same within a decision. */
export async function noteInTurn(decision: Decision, run: NewRun, changes: readonly Change[] = []): Promise<number> {
  const { at, who, command, undoes = null } = run
  const id = await nextRunId(decision)
  await decision.insertInto('runs').values({ id, at: at.toISOString(), who, command, undoes }).execute()
  for (const some of chunksOf(changes)) {
    const rows = some.map(({ kind, key, before, after }) => ({
      run: id,
      kind,
      key,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      erased: 0 as const,
    }))
    await decision.insertInto('run_changes').values(rows).execute()
  }
  return id
}

/**
 * The fields that differ, on both sides, of a map entry by entry ('specifications.range'); null where none does. Fields that
 * hold undefined are as good as missing.
 */
export function differingFields(before: Fields, after: Fields): Sides | null {
  const [was, is] = [flat(before), flat(after)]
  const names = Object.keys({ ...was, ...is }).filter((name) => !isSame(was[name], is[name]))
  if (names.length === 0) return null
  const only = (fields: Fields) =>
    Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))
  return { before: only(was), after: only(is) }
}

/** A thing with a change laid over it: what the change does not name stays as it is. */
export function withChange(now: Fields, { before, after }: Sides): Fields {
  const kept = Object.entries(flat(now)).filter(([name]) => !Object.hasOwn(before ?? {}, name))
  const whole = new Map<string, unknown>()
  for (const [path, value] of Object.entries({ ...Object.fromEntries(kept), ...after })) {
    const [name = '', entry] = path.split(/\.(.*)/s, 2)
    whole.set(name, entry === undefined ? value : { ...(whole.get(name) as Fields), [entry]: value })
  }
  return Object.fromEntries(whole)
}

/** Whether two changes of a thing are of the same field. That it came, went, or was erased touches all of it. */
export function shareField(one: Sides, other: Sides): boolean {
  const [names, others] = [one, other].map(
    ({ before, after }) => before && after && Object.keys(flat({ ...before, ...after })),
  )
  return !names || !others || names.some((name) => others.includes(name))
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A field's name and value as people read them; null leaves the field out. */
export type FieldWords = (field: string, value: unknown) => { readonly label: string; readonly text: string } | null

/** SITE-100: what became of each field, such as `price $8,495 → $829`; of a thing that came or went, nothing. */
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

/** SITE-101: leaves of the changes to these things that they happened, and nothing of what the things were. */
export async function eraseChanges(decision: Decision, kind: string, keys: readonly string[]): Promise<void> {
  for (const some of chunksOf(keys))
    await decision
      .updateTable('run_changes')
      .set({ before: null, after: null, erased: 1 })
      .where('kind', '=', kind)
      .where('key', 'in', some)
      .execute()
}

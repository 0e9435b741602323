import { countChange } from '#kernel/db/data-version.ts'
import { checked } from '#kernel/db/row-rules.ts'
import type { Db } from '#kernel/db/schema.ts'
import type { Change } from '#kernel/history/change.ts'
import type { HistoryKind } from '#kernel/history/history-kind.ts'
import { refuseIfChanged } from '#kernel/history/in-turn.ts'
import { isOvertaken, overtaken, type Plan, planOf, refusal } from '#kernel/history/plan.ts'
import { applyAndRecord, type RunAuthor } from '#kernel/history/record-run.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { formatCount } from '#kit/formats/format.ts'
import { inspectionWords } from '#subjects/inventory/facts/inspection.ts'
import {
  type Finding,
  type InspectedPart,
  type Inspection,
  inspectedParts,
  isFinding,
  isPart,
  mostLetters,
} from '#subjects/inventory/rules/inspection.ts'
import { cartNames } from './cart-row.ts'

/** The history's name for what was found of one part of a cart. */
export const inspectionKind = 'inspection'

/** What a person found of one part of a cart. */
export interface InspectionsTable {
  vehicle_id: string
  part: string
  said: string
  has_marks: number
  day: string
  who: string
}

export function isInspectionRow({ part, said, has_marks, day, who }: InspectionsTable): boolean {
  return (has_marks === 0 || has_marks === 1) && isFinding(part, { said, hasMarks: has_marks === 1, day, who })
}

export async function readInspection(db: Db, cart: string): Promise<Inspection> {
  const rows = await db.selectFrom('cart_inspections').selectAll().where('vehicle_id', '=', cart).execute()
  return new Map(
    rows.flatMap(({ part, said, has_marks, day, who }) =>
      isPart(part) ? [[part, { said, hasMarks: has_marks === 1, day, who }] as const] : [],
    ),
  )
}

/** The ids of the carts of which anything was written down. */
export async function inspectedCarts(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('cart_inspections').select('vehicle_id').distinct().execute()
  return new Set(rows.map(({ vehicle_id }) => vehicle_id))
}

export type TypedFinding = Pick<Finding, 'said' | 'hasMarks'>

/** What a form says of the parts; null takes what was found of one away, and what it does not name stays. */
export type TypedFindings = ReadonlyMap<InspectedPart, TypedFinding | null>

export const isSameFinding = (one: TypedFinding | null | undefined, other: TypedFinding | null | undefined) =>
  one?.said === other?.said && one?.hasMarks === other?.hasMarks

/**
 * Plans which findings on a cart's parts change; this person made them at this moment. `seen` is what the form has shown of these parts: a
 * problem names each part that is something else by now (CART-230).
 */
export async function planInspection(
  db: Db,
  cart: string,
  { typed, seen }: Readonly<Record<'typed' | 'seen', TypedFindings>>,
  { who, at }: Pick<RunAuthor, 'who' | 'at'>,
): Promise<Plan<readonly Change[]>> {
  const now = await readInspection(db, cart)
  const tooLong = [...typed].filter(([part, found]) => found && found.said.length > mostLetters(part))
  if (tooLong.length > 0)
    return refusal(
      ...tooLong.map(([field]) => ({
        field,
        text: `${inspectedParts[field].label} has at most ${formatCount(mostLetters(field), 'letter')}`,
      })),
    )
  const lost = [...typed].filter(([part, asked]) =>
    isOvertaken<TypedFinding | null | undefined>({ asked, seen: seen.get(part), now: now.get(part) }, isSameFinding),
  )
  if (lost.length > 0)
    return refusal(...lost.map(([part]) => overtaken(part, `${inspectedParts[part].label} is something else`)))
  const { day } = easternClock(at)
  const changes = [...typed].flatMap(([part, found]): Change[] => {
    const before = now.get(part) ?? null
    if (isSameFinding(before, found)) return []
    const after = found && { ...found, day, who }
    return [
      { kind: inspectionKind, key: `${cart} ${part}`, before: before && { ...before }, after: after && { ...after } },
    ]
  })
  return planOf(changes)
}

/** Removes the findings on earlier carts with these ids: a new cart is another one (CART-232). */
export async function removeFindings(transaction: Db, carts: readonly string[]): Promise<readonly Change[]> {
  const inspected = carts.length > 0 ? await inspectedCarts(transaction) : new Set<string>()
  const found = carts.filter((cart) => inspected.has(cart))
  const changes: Change[] = []
  for (const cart of found)
    for (const [part, finding] of await readInspection(transaction, cart))
      changes.push({ kind: inspectionKind, key: `${cart} ${part}`, before: { ...finding }, after: null })
  for (const change of changes) await applyOne(transaction, change)
  return changes
}

const partsOf = (key: string) => {
  const [cart = '', part = ''] = key.split(' ')
  return { cart, part: part as InspectedPart }
}

export const inspectionHistory: HistoryKind = {
  apply: async (transaction, changes) => {
    await countChange(transaction)
    for (const change of changes) await applyOne(transaction, change)
  },
  nameOf: ({ key }) => partsOf(key).cart,
  namesOf: async (db, keys) => {
    const names = await cartNames(
      db,
      keys.map((key) => partsOf(key).cart),
    )
    return new Map(
      keys.flatMap((key) => {
        const name = names.get(partsOf(key).cart)
        return name === undefined ? [] : [[key, name]]
      }),
    )
  },
  tell: ({ key, before, after }) => {
    const { label } = inspectedParts[partsOf(key).part]
    const said = (fact: Change['after']) => {
      const { said: text, hasMarks } = (fact ?? {}) as unknown as Finding
      return text || (hasMarks ? inspectionWords.marks : inspectionWords.clean)
    }
    const words = after ? `${label.toLowerCase()}: ${said(after)}` : `${label.toLowerCase()} taken away`
    return { words: [words], fields: Object.keys({ ...before, ...after }) }
  },
}

export const changeInspection = applyAndRecord(inspectionHistory)

async function applyOne(db: Db, { key, before, after }: Change): Promise<void> {
  const { cart, part } = partsOf(key)
  const row = { vehicle_id: cart, part }
  const now = (await readInspection(db, cart)).get(part)
  refuseIfChanged(now ? { ...now } : null, { before, after }, 'Its inspection')
  await db.deleteFrom('cart_inspections').where('vehicle_id', '=', cart).where('part', '=', part).execute()
  if (!after) return
  const { said, hasMarks, day, who } = after as unknown as Finding
  const values = checked(isInspectionRow, { ...row, said, has_marks: Number(hasMarks), day, who })
  await db.insertInto('cart_inspections').values(values).execute()
}

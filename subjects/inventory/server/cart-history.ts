import { countChange } from '#kernel/db/data-version.ts'
import { checked } from '#kernel/db/row-rules.ts'
import type { Db } from '#kernel/db/schema.ts'
import { type Change, differingFields, type Fields, withChange } from '#kernel/history/change.ts'
import type { HistoryKind } from '#kernel/history/history-kind.ts'
import { ChangedMeanwhile } from '#kernel/history/in-turn.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { cartChangeWords } from '#subjects/inventory/rules/change/cart-change-words.ts'
import { cartFieldWords, columnOfKey, problemAt } from '#subjects/inventory/rules/change/cart-columns.ts'
import { cartProblems } from '#subjects/inventory/rules/change/cart-problems.ts'
import { type Vehicle, vehicleSchema } from '#subjects/inventory/rules/vehicle.ts'
import {
  cartNames,
  figuresInSpecification,
  fromOlderCart,
  isCartRow,
  rowOf,
  type VehiclesTable,
  vehicleOf,
} from './cart-row.ts'

/** The history's name for a cart. */
export const vehicleKind = 'vehicle'

/** The fields of a cart and its place in the list: all that putting it back takes. */
function fieldsOf(row: VehiclesTable): Fields {
  return { ...vehicleOf(row), position: row.position }
}

/** The change of a cart as the history keeps it; null where nothing changed. */
export function cartChange(key: string, before?: VehiclesTable, after?: VehiclesTable): Change | null {
  const [was, is] = [before && fieldsOf(before), after && fieldsOf(after)]
  const sides = was && is ? differingFields(was, is) : { before: was ?? null, after: is ?? null }
  return sides && (sides.before || sides.after) ? { kind: vehicleKind, key, ...sides } : null
}

/** Tells the history how to name and put back the carts of a run (CART-100). */
export const cartHistory: HistoryKind = {
  apply: async (transaction, changes, at) => {
    await countChange(transaction)
    const today = easternClock(at).day
    for (const change of changes) await applyOne(transaction, change, today)
  },
  nameOf: ({ key, before, after }) => String({ ...before, ...after }.name ?? key),
  namesOf: cartNames,
  words: cartFieldWords,
  tell: cartChangeWords,
}

/** The fields that a run has kept. A run of an older build kept a whole cart in words, as its rows did. */
function keptFields(side: Fields | null): Fields | null {
  const isOlderCart = side && Object.hasOwn(side, 'id') && !Object.hasOwn(side, 'abilities')
  return isOlderCart ? { ...fromOlderCart(side as Omit<Vehicle, 'abilities'>) } : side
}

/** Whether a run of an older build has kept a figure of a cart in words. */
const isInWords = (side: Fields | null) =>
  Object.entries(side ?? {}).some(([name, value]) => {
    const [, specification] = /^specifications\.(.+)$/.exec(name) ?? []
    return specification !== undefined && figuresInSpecification(specification, value) !== undefined
  })

async function applyOne(db: Db, change: Change, today: string): Promise<void> {
  const { key } = change
  const [before, after] = [keptFields(change.before), keptFields(change.after)]
  const row = await db.selectFrom('vehicles').selectAll().where('id', '=', key).executeTakeFirst()
  if (before && !row) throw new ChangedMeanwhile(`The cart ${key} is not there any more`)
  if (!before && row) throw new ChangedMeanwhile(`There is another cart ${key} by now`)
  if (!after) {
    await db.deleteFrom('vehicles').where('id', '=', key).execute()
    return
  }
  if (isInWords(before) || isInWords(after))
    throw new ChangedMeanwhile(
      `That change of ${row?.name ?? key} is kept in words: change its figures on its own screen`,
    )
  const { position, ...fields } = withChange(row ? fieldsOf(row) : {}, { before, after })
  // An undo may remove the last of a cart's further specifications.
  const vehicle = vehicleSchema.safeParse({ specifications: {}, ...fields, id: key })
  const [issue] = vehicle.error?.issues ?? []
  const refused = (why = '') => new ChangedMeanwhile(`${fields.name} cannot be as it was then: ${why}`)
  if (!vehicle.success)
    throw refused(
      issue?.path[0] ? problemAt(columnOfKey(String(issue.path[0])).name, issue.message).text : issue?.message,
    )
  const [problem] = cartProblems(vehicle.data, today)
  if (problem) throw refused(problem.text)
  const values = checked(isCartRow, { ...rowOf(vehicle.data), position: Number(position), updated_at: today })
  if (row) await db.updateTable('vehicles').set(values).where('id', '=', key).execute()
  else await db.insertInto('vehicles').values(values).execute()
}

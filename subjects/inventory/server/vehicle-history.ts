import { countChange } from '#kernel/db/data-version.ts'
import type { Db } from '#kernel/db/schema.ts'
import { type Change, differingFields, type Fields } from '#kernel/history/record-run.ts'
import { type HistoryKind, UndoRefusedError } from '#kernel/history/undo-run.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { vehicleSchema } from '#subjects/inventory/rules/vehicle.ts'
import { fieldWords } from '#subjects/inventory/rules/vehicle-changes.ts'
import type { VehiclesTable } from './tables.ts'
import { rowOf, vehicleOf } from './vehicle-row.ts'

/** The fields of a cart and its place in the list: what it takes to put it back. */
function fieldsOf(row: VehiclesTable): Fields {
  return { ...vehicleOf(row), position: row.position }
}

/** Collects what a change does to carts, cart by cart: as each was when it was first touched, and as it is at the end. */
export class VehicleLog {
  readonly #carts = new Map<string, { readonly before: Fields | null; after: Fields | null }>()

  /** Rows that are there and will be replaced or removed. */
  before(rows: readonly VehiclesTable[]): void {
    for (const row of rows)
      if (!this.#carts.has(row.id)) this.#carts.set(row.id, { before: fieldsOf(row), after: null })
  }

  /** A cart that takes the place of one of them, or is new. */
  after(row: VehiclesTable): void {
    const { before } = this.#carts.get(row.id) ?? { before: null }
    // A cart that is there already keeps its place.
    const position = before?.position ?? row.position
    this.#carts.set(row.id, { before, after: { ...fieldsOf(row), position } })
  }

  changes(): readonly Change[] {
    return [...this.#carts].flatMap(([key, { before, after }]) => {
      const sides = before && after ? differingFields(before, after) : { before, after }
      return sides && (sides.before || sides.after) ? [{ kind: 'vehicle', key, ...sides } as const] : []
    })
  }
}

/** CART-101: how the carts of a run are named, and put back. */
export const vehicleHistory: HistoryKind = {
  lock: countChange,
  apply: async (transaction, changes) => {
    const today = easternClock(new Date()).day
    for (const change of changes) await applyOne(transaction, change, today)
  },
  nameOf: ({ key, before, after }) => {
    const name = (before && after ? undefined : (after ?? before))?.name
    return typeof name === 'string' ? `${name} (${key})` : key
  },
  words: fieldWords,
}

async function applyOne(db: Db, { key, before, after }: Change, today: string): Promise<void> {
  const row = await db.selectFrom('vehicles').selectAll().where('id', '=', key).executeTakeFirst()
  if (before && !row) throw new UndoRefusedError(`The cart ${key} is not there any more`)
  if (!before && row) throw new UndoRefusedError(`There is another cart ${key} by now`)
  if (!after) {
    await db.deleteFrom('vehicles').where('id', '=', key).execute()
    return
  }
  const kept = row ? fieldsOf(row) : {}
  const dropped = Object.keys(before ?? {})
  const entries = Object.entries(kept).filter(([name]) => !dropped.includes(name))
  const { position, ...fields } = { ...Object.fromEntries(entries), ...after }
  const vehicle = vehicleSchema.safeParse({ ...fields, id: key })
  if (!vehicle.success) throw new UndoRefusedError(`The cart ${key} could not be kept as it was then`)
  const values = { ...rowOf(vehicle.data), position: Number(position), updated_at: today }
  if (row) await db.updateTable('vehicles').set(values).where('id', '=', key).execute()
  else await db.insertInto('vehicles').values(values).execute()
}

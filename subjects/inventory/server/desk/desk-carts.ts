import { type DeskCall, type ExitCode, isAgreed, isRefused } from '#kernel/desk/desk.ts'
import { changedFields } from '#kernel/history/record-run.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { fieldWords } from '#subjects/inventory/rules/vehicle-columns.ts'
import { findVehicle } from '#subjects/inventory/rules/vehicle-slug.ts'
import {
  type CartPlan,
  type CartStores,
  type ChangedCart,
  unknownCart,
} from '#subjects/inventory/server/change-carts.ts'
import { createVehicleStore } from '#subjects/inventory/server/vehicle-store.ts'
import { createPhotoStore } from '#subjects/pictures/server/photo-store.ts'

/** The stores that this call works with. */
export async function cartsOf({ open }: DeskCall): Promise<CartStores> {
  const { db, refreshDataVersion } = await open()
  return { vehicles: createVehicleStore(db, refreshDataVersion), photos: createPhotoStore(db) }
}

/** The cart that is to be shown; a warning where there is none. */
export async function cartNamed({ warn }: DeskCall, { vehicles }: CartStores, id: string): Promise<Vehicle | null> {
  const cart = await findVehicle(id, vehicles.get)
  if (!cart) warn(`${unknownCart(id)}.`)
  return cart
}

/** CART-74: each field that differs, such as `price $8,495 → $829`. */
export function changedLines({ before, after }: ChangedCart): readonly string[] {
  return changedFields({ before: before ?? null, after: after ?? null }, fieldWords)
}

interface Doing {
  /** What follows the command in the history. */
  readonly words: readonly string[]
  readonly yes?: boolean
  /** Asked where the plan has reasons to. */
  readonly question?: string
  /** What was done to the carts; `hint` says how to take it back. */
  readonly told: (carts: readonly ChangedCart[], hint: string) => string
}

/** Does what is planned, as one run of the history, unless it cannot be or is not agreed to. */
export async function carryOut(
  call: DeskCall,
  { vehicles, photos }: CartStores,
  plan: CartPlan,
  { words, yes = false, question = '', told }: Doing,
): Promise<ExitCode> {
  if (isRefused(call, plan) || !(await isAgreed(call, plan, { yes, question }))) return 1
  const { carts, photos: brought } = plan.change ?? { carts: [], photos: [] }
  for (const [index, photo] of brought.entries()) {
    call.progress(`Storing picture ${index + 1} of ${brought.length}`)
    await photo.store(photos)
  }
  call.progress('')
  const put = carts.flatMap(({ after }) => after ?? [])
  const remove = carts.flatMap(({ before, after }) => (before && !after ? before.id : []))
  const run = carts.length > 0 ? await vehicles.apply({ put, remove, by: call.by(...words) }) : undefined
  call.say(told(carts, run === undefined ? '' : `It is run ${run}: "undo ${run}" takes it back.`).trimEnd())
  return 0
}

import { type DeskCall, type ExitCode, isAgreed, isRefused } from '#kernel/desk/desk.ts'
import type { ChangedCart } from '#subjects/inventory/rules/changed-cart.ts'
import { applyCarts, type CartPlan, type CartStores } from '#subjects/inventory/server/change-carts.ts'
import { createVehicleStore } from '#subjects/inventory/server/vehicle-store.ts'
import { createPhotoStore } from '#subjects/pictures/server/photo-store.ts'

/** The stores that this call works with. */
export async function cartsOf({ open }: DeskCall): Promise<CartStores> {
  const { db, refreshDataVersion } = await open()
  return { vehicles: createVehicleStore(db, refreshDataVersion), photos: createPhotoStore(db) }
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
  stores: CartStores,
  plan: CartPlan,
  { words, yes = false, question = '', told }: Doing,
): Promise<ExitCode> {
  if (isRefused(call, plan) || !(await isAgreed(call, plan, { yes, question }))) return 1
  const run = await applyCarts(stores, plan.change, call.by(...words))
  call.progress('')
  const hint = run === undefined ? '' : `It is run ${run}: "undo ${run}" takes it back.`
  call.say(told(plan.change?.carts ?? [], hint).trimEnd())
  return 0
}

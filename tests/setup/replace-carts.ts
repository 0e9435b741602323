import type { VehicleChanges, VehicleStore } from '#subjects/inventory/rules/cart-source.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'

interface Changes extends Partial<Pick<VehicleChanges, 'by'>> {
  readonly put?: readonly Vehicle[]
  readonly remove?: readonly string[]
}

const someone = { who: 'Dana', command: 'a test', at: new Date() }

/** Puts carts in the place of those with the same ids, or at the end of the list, and removes others. */
export async function changeCarts(store: VehicleStore, { put = [], remove = [], by = someone }: Changes) {
  const there = new Map((await store.list()).map((cart) => [cart.id, cart]))
  const removed = remove.map((id) => ({ before: there.get(id), after: undefined }))
  return store.apply({ carts: [...removed, ...put.map((after) => ({ before: there.get(after.id), after }))], by })
}

/** Leaves exactly these carts, in this order. */
export async function replaceCarts(store: VehicleStore, put: readonly Vehicle[]): Promise<void> {
  await changeCarts(store, { remove: (await store.list()).map(({ id }) => id) })
  await changeCarts(store, { put })
}

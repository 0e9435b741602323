import type { RunAuthor } from '#kernel/history/record-run.ts'
import type { CartStore } from '#subjects/inventory/rules/cart-source.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'

interface Changes {
  readonly by?: RunAuthor
  readonly put?: readonly Vehicle[]
  readonly remove?: readonly string[]
}

const someone = { who: 'Dana', command: 'a test', at: new Date() }

/** Puts carts in the place of those with the same ids, or at the end of the list, and removes others. */
export async function changeCarts(store: CartStore, { put = [], remove = [], by = someone }: Changes) {
  const there = new Map((await store.list()).map((cart) => [cart.id, cart]))
  const removed = remove.map((id) => ({ before: there.get(id), after: undefined }))
  return store.apply([...removed, ...put.map((after) => ({ before: there.get(after.id), after }))], by)
}

/** Leaves exactly these carts, in this order. */
export async function replaceCarts(store: CartStore, put: readonly Vehicle[]): Promise<void> {
  await changeCarts(store, { remove: (await store.list()).map(({ id }) => id) })
  await changeCarts(store, { put })
}

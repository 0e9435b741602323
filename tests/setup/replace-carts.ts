import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import type { VehicleStore } from '#subjects/inventory/rules/vehicle-source.ts'

/** Leaves exactly these carts, in this order. */
export async function replaceCarts(store: VehicleStore, carts: readonly Vehicle[]): Promise<void> {
  const there = await store.list()
  await store.apply({ remove: there.map(({ id }) => id), put: carts })
}

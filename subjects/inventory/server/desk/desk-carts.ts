import type { DeskCall } from '#kernel/desk/desk.ts'
import { changedFields } from '#kernel/history/describe-change.ts'
import { differingFields, type RunBy } from '#kernel/history/record-run.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { fieldWords } from '#subjects/inventory/rules/vehicle-changes.ts'
import { applyCarts, type CartChange } from '#subjects/inventory/server/change-carts.ts'
import { createVehicleStore } from '#subjects/inventory/server/vehicle-store.ts'
import { createPhotoStore } from '#subjects/pictures/server/photo-store.ts'

/** The stores of this call, and how a plan is applied to them. */
export async function cartsOf({ open }: DeskCall) {
  const { db, refreshDataVersion } = await open()
  const [vehicles, photos] = [createVehicleStore(db, refreshDataVersion), createPhotoStore(db)]
  const apply = (change: CartChange, by: RunBy, onStored?: (count: number) => void) =>
    applyCarts(vehicles, photos, change, { by, ...(onStored && { onStored }) })
  return { vehicles, photos, apply }
}

/** CART-74: each field that differs, such as `price $8,495 → $829`. */
export function changedLines(before: Vehicle, after: Vehicle): readonly string[] {
  const sides = differingFields(before, after)
  return sides ? changedFields({ kind: 'vehicle', key: after.id, ...sides }, fieldWords) : []
}

/** How to take a run back; nothing where there was none. */
export function undoHint(run: number | undefined): string {
  return run === undefined ? '' : ` It is run ${run}: "undo ${run}" takes it back.`
}

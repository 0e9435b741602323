import { changedFields } from '#kernel/history/describe-change.ts'
import { differingFields } from '#kernel/history/record-run.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { fieldWords } from '#subjects/inventory/rules/vehicle-changes.ts'

/** CART-102: each field that differs, such as `price $8,495 → $829`. */
export function changedLines(before: Vehicle, after: Vehicle): readonly string[] {
  const sides = differingFields(before, after)
  return sides ? changedFields({ kind: 'vehicle', key: after.id, ...sides }, fieldWords) : []
}

/** How to take a run back; nothing where there was none. */
export function undoHint(run: number | undefined): string {
  return run === undefined ? '' : ` It is run ${run}: "undo ${run}" takes it back.`
}

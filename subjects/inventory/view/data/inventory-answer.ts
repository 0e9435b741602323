import { type InventoryResult, inventoryResult } from '#subjects/inventory/rules/inventory-result.ts'
import type { InventoryView } from '#subjects/inventory/rules/inventory-view.ts'
import type { VehicleSource } from '#subjects/inventory/rules/vehicle-source.ts'
import { ask } from './vehicle-list.ts'

interface InventoryAnswer {
  readonly found: InventoryResult | null
  readonly failedWith: number | null
  readonly until: Date
}

/** What a view shows of the list that is at hand. */
export async function inventoryAnswer(
  source: Pick<VehicleSource, 'list'>,
  view: InventoryView,
  now: Date,
  retries: number,
): Promise<InventoryAnswer> {
  const read = async () => ({ found: inventoryResult(await source.list(), view) })
  const answer = await ask(read, now, retries)
  return 'failedWith' in answer ? { found: null, ...answer } : { failedWith: null, ...answer }
}

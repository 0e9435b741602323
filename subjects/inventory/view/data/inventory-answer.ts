import { type InventoryResult, inventoryResult } from '#subjects/inventory/rules/inventory-result.ts'
import type { InventoryView } from '#subjects/inventory/rules/inventory-view.ts'
import type { VehicleSource } from '#subjects/inventory/rules/vehicle-source.ts'
import { ask } from './vehicle-list.ts'

interface InventoryAnswer {
  readonly found: InventoryResult | null
  readonly failedWith: number | null
  readonly until: Date
}

/** CART-215: what a view shows: found by the database where there are many carts, else in the list that is at hand. */
export async function inventoryAnswer(
  source: Pick<VehicleSource, 'list' | 'find'>,
  view: InventoryView,
  now: Date,
  retries: number,
): Promise<InventoryAnswer> {
  const read = async () => ({ found: (await source.find?.(view)) ?? inventoryResult(await source.list(), view) })
  const answer = await ask(read, now, retries)
  return 'failedWith' in answer ? { found: null, ...answer } : { failedWith: null, ...answer }
}

import { retry } from '#kernel/retry.ts'
import { vehicleQuery } from '#subjects/inventory/facts/vehicle-query.ts'
import type { CartSource } from '#subjects/inventory/rules/cart-source.ts'
import type { OfferedVehicle } from '#subjects/inventory/rules/vehicle.ts'

export type VehicleList =
  | { readonly vehicles: readonly OfferedVehicle[]; readonly until: Date }
  | { readonly failedWith: number; readonly until: Date }

const unavailable = 503
const milliseconds = { fresh: vehicleQuery.freshMinutes * 60_000, failed: 5_000 }

/**
 * Asks for all carts in the same process, with so many retries. Where that fails, the list holds the status with which the call would
 * answer in place of carts (CART-9, CART-11).
 */
export async function vehicleList(source: Pick<CartSource, 'list'>, now: Date, retries: number): Promise<VehicleList> {
  const until = (after: number) => new Date(now.getTime() + after)
  const vehicles = await retry(() => source.list(), { mostAttempts: retries + 1 }).catch(() => undefined)
  if (!vehicles) return { failedWith: unavailable, until: until(milliseconds.failed) }
  return { vehicles, until: until(milliseconds.fresh) }
}

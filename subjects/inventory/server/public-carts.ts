import { oncePerVersion } from '#kernel/db/data-version.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import type { CartSource } from '#subjects/inventory/rules/cart-source.ts'
import { offeredOn } from '#subjects/inventory/rules/special-price.ts'
import { specificationsOf } from '#subjects/inventory/rules/specification-list.ts'
import type { OfferedVehicle, Vehicle } from '#subjects/inventory/rules/vehicle.ts'

/**
 * The carts that visitors may see; lists leave out a sold one. Reads all carts once for each version of the data, so that pages that stop
 * being true can be printed anew while the database is away (CART-104, CART-106, CART-200).
 */
export function publicCarts(source: CartSource<Vehicle>, dataVersion: () => string, now: () => Date): CartSource {
  const today = () => easternClock(now()).day
  const all = oncePerVersion(dataVersion, () => source.list())
  return {
    list: oncePerVersion(
      () => `${dataVersion()} ${today()}`,
      async () => (await all()).filter(({ soldOn }) => !soldOn).map((vehicle) => offeredCart(vehicle, today())),
    ),
    get: async (id) => {
      const found = (await all()).find((vehicle) => vehicle.id === id)
      return found ? offeredCart(found, today()) : null
    },
    lastChanges: oncePerVersion(dataVersion, () => source.lastChanges()),
    ledgers: oncePerVersion(dataVersion, () => source.ledgers()),
  }
}

/** A cart at its price of today, with all figures in words. */
function offeredCart(vehicle: Vehicle, today: string): OfferedVehicle {
  const priced = offeredOn(vehicle, today)
  return { ...priced, specifications: specificationsOf(priced) }
}

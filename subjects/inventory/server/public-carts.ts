import { oncePerVersion } from '#kernel/db/data-version.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { pricedOn } from '#subjects/inventory/rules/special-price.ts'
import { specificationsOf } from '#subjects/inventory/rules/specification-list.ts'
import {
  type FieldDefinition,
  type OfferedVehicle,
  type Vehicle,
  vehicleFields,
} from '#subjects/inventory/rules/vehicle.ts'
import type { VehicleSource } from '#subjects/inventory/rules/vehicle-source.ts'

/**
 * CART-104, CART-106, CART-200: the carts that visitors may see; lists leave out a sold one. Reads all carts once for each version of the
 * data, so that pages that stop being true can be printed anew while the database is away.
 */
export function publicCarts(source: VehicleSource, dataVersion: () => string, now: () => Date): VehicleSource {
  const today = () => easternClock(now()).day
  const all = oncePerVersion(dataVersion, () => source.list())
  return {
    list: oncePerVersion(
      () => `${dataVersion()} ${today()}`,
      async () => (await all()).filter(({ soldOn }) => !soldOn).map((vehicle) => shown(vehicle, today())),
    ),
    get: async (id) => {
      const found = (await all()).find((vehicle) => vehicle.id === id)
      return found ? shown(found, today()) : null
    },
    lastChanges: oncePerVersion(dataVersion, () => source.lastChanges()),
    ledgers: oncePerVersion(dataVersion, () => source.ledgers()),
  }
}

const fields: Readonly<Record<string, FieldDefinition>> = vehicleFields

/** A cart at its price of today, with all figures in words and without what is for the desk alone. */
function shown(vehicle: Vehicle, today: string): OfferedVehicle {
  const priced = pricedOn(vehicle, today)
  const told = { ...priced, specifications: specificationsOf(priced) }
  return Object.fromEntries(
    Object.entries(told).filter(([name]) => !fields[name]?.deskOnly),
  ) as unknown as OfferedVehicle
}

import { onceForEach } from '#kernel/db/data-version.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { pricedOn } from '#subjects/inventory/rules/special-price.ts'
import {
  type FieldDefinition,
  type OfferedVehicle,
  type Vehicle,
  vehicleFields,
} from '#subjects/inventory/rules/vehicle.ts'
import type { VehicleSource } from '#subjects/inventory/rules/vehicle-source.ts'

/** CART-104, CART-106, CART-200: the carts as visitors may see them, read once a version and day; a sold one stands in no list. */
export function publicCarts(source: VehicleSource, dataVersion: () => string, now: () => Date): VehicleSource {
  const today = () => easternClock(now()).day
  return {
    ...source,
    list: onceForEach(
      () => `${dataVersion()} ${today()}`,
      async () => {
        const offered = (await source.list()).filter(({ soldOn }) => !soldOn)
        return offered.map((vehicle) => shown(vehicle, today()))
      },
    ),
    ledgers: onceForEach(dataVersion, () => source.ledgers()),
    get: async (id) => {
      const vehicle = await source.get(id)
      return vehicle && shown(vehicle, today())
    },
  }
}

const fields: Readonly<Record<string, FieldDefinition>> = vehicleFields

/** At the price of today, without what is for the desk alone. */
function shown(vehicle: Vehicle, today: string): OfferedVehicle {
  return Object.fromEntries(
    Object.entries(pricedOn(vehicle, today)).filter(([name]) => !fields[name]?.deskOnly),
  ) as unknown as OfferedVehicle
}

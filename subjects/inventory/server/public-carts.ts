import { type FieldDefinition, type Vehicle, vehicleFields } from '#subjects/inventory/rules/vehicle.ts'
import type { VehicleSource } from '#subjects/inventory/rules/vehicle-source.ts'

const kept = (Object.entries(vehicleFields) as [keyof Vehicle, FieldDefinition][])
  .filter(([, { deskOnly }]) => deskOnly)
  .map(([name]) => name)

/** CART-104, CART-106: the carts as anybody may see them. One that is sold is found by its id, and in no list. */
export function publicCarts(source: VehicleSource): VehicleSource {
  return {
    ...source,
    list: async () => (await source.list()).filter(({ soldOn }) => soldOn === undefined).map(withoutDeskFields),
    get: async (id) => {
      const vehicle = await source.get(id)
      return vehicle && withoutDeskFields(vehicle)
    },
  }
}

function withoutDeskFields(vehicle: Vehicle): Vehicle {
  if (kept.every((name) => vehicle[name] === undefined)) return vehicle
  const shown = { ...vehicle }
  for (const name of kept) delete shown[name as 'serialNumber']
  return shown
}

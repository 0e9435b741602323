import { type FieldDefinition, type Vehicle, vehicleFields } from '#subjects/inventory/rules/vehicle.ts'
import type { VehicleSource } from '#subjects/inventory/rules/vehicle-source.ts'

/** CART-104, CART-106: the carts as visitors may see them, read once a version; a sold one stands in no list. */
export function publicCarts(source: VehicleSource, dataVersion: () => string): VehicleSource {
  return {
    ...source,
    list: onceForEach(dataVersion, async () => (await source.list()).filter(({ soldOn }) => !soldOn).map(shown)),
    ledgers: onceForEach(dataVersion, () => source.ledgers()),
    get: async (id) => {
      const vehicle = await source.get(id)
      return vehicle && shown(vehicle)
    },
  }
}

const fields: Readonly<Record<string, FieldDefinition>> = vehicleFields

/** Without what is for the desk alone. */
function shown(vehicle: Vehicle): Vehicle {
  return Object.fromEntries(Object.entries(vehicle).filter(([name]) => !fields[name]?.deskOnly)) as Vehicle
}

function onceForEach<Value>(dataVersion: () => string, read: () => Promise<Value>): () => Promise<Value> {
  let known: { readonly version: string; readonly value: Promise<Value> } | undefined
  return () => {
    const version = dataVersion()
    if (known?.version === version) return known.value
    const fresh = { version, value: read() }
    known = fresh
    fresh.value.catch(() => {
      if (known === fresh) known = undefined
    })
    return fresh.value
  }
}

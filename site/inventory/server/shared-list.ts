import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import type { VehicleSource } from '#site/inventory/rules/vehicle-source.ts'

interface Known {
  readonly version: string
  readonly list: Promise<readonly Vehicle[]>
}

/** A source whose list is read once for each version of the data, however many pages are made from it. */
export function shareList(source: VehicleSource, dataVersion: () => string): VehicleSource {
  let known: Known | undefined
  return {
    get: (id) => source.get(id),
    lastChanges: () => source.lastChanges(),
    list() {
      const version = dataVersion()
      if (known?.version === version) return known.list
      const fresh: Known = { version, list: source.list() }
      known = fresh
      fresh.list.catch(() => {
        if (known === fresh) known = undefined
      })
      return fresh.list
    },
  }
}

import type { VehicleSource } from '#subjects/inventory/rules/vehicle-source.ts'

/** A source whose list and ledgers are read once for each version of the data, however many answers are made of them. */
export function shareList(source: VehicleSource, dataVersion: () => string): VehicleSource {
  const list = onceForEach(dataVersion, () => source.list())
  const ledgers = onceForEach(dataVersion, () => source.ledgers())
  return { ...source, list, ledgers: (id) => (id === undefined ? ledgers() : source.ledgers(id)) }
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

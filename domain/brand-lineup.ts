import { seriesCardLinks } from '#content/brands/brand-actions.ts'
import type { Brand, LineupEntry, Series } from '#content/brands/brand-record.ts'
import type { VehicleRecord } from '#content/vehicles/vehicle-record.ts'
import { modelPath, vehicleId } from './vehicle-slug.ts'

/** Model record, spec §3. `image` is missing as long as the cart has no picture. */
export type Model = LineupEntry & {
  readonly path: string
  readonly image?: string
  readonly features: readonly string[]
  readonly specs: {
    readonly seats: string
    readonly range: string
    readonly topSpeed: string
    readonly driveType: string
  }
}

/** The lineup with what each model's own record says. Prices stay those of the brand page (spec §9). */
export function brandModels(brand: Brand, records: readonly VehicleRecord[]): readonly Model[] {
  return brand.lineup.map((entry) => {
    const id = vehicleId(entry.name, brand.name)
    const record = records.find((candidate) => candidate.id === id)
    if (!record) throw new Error(`The ${brand.name} lineup names "${entry.name}", which is in no inventory`)
    const [image] = record.images
    const { seatingCapacity, range, topSpeed, driveType } = record.specifications
    return {
      ...entry,
      path: modelPath(entry.name),
      ...(image && { image }),
      features: record.features,
      specs: { seats: String(seatingCapacity), range, topSpeed, driveType },
    }
  })
}

/** spec §2: at most 3 model links and, for the rest, '+N more models'. */
export function seriesLinks(series: Series) {
  const hidden = series.vehicles.length - seriesCardLinks
  return {
    links: series.vehicles.slice(0, seriesCardLinks).map((name) => ({ name, path: modelPath(name) })),
    more: hidden > 0 ? `+${hidden} more models` : null,
  }
}

import { formatCount, formatPrice } from '#kit/formats/format.ts'
import { seriesCardLinks } from '#subjects/inventory/facts/brand-page.ts'
import type { Brand, LineupEntry, Series } from '#subjects/inventory/facts/brand-record.ts'
import type { VehicleRecord } from '#subjects/inventory/facts/vehicle-record.ts'
import { stockText } from './stock-text.ts'
import type { Vehicle } from './vehicle.ts'
import { modelPath, vehicleId } from './vehicle-slug.ts'

/** CART-65. */
export type Model = LineupEntry & {
  readonly id: string
  readonly path: string
  /** The color in which the cart stands here. */
  readonly color: string
  readonly features: readonly string[]
  readonly specs: Readonly<Record<'seats' | 'range' | 'topSpeed' | 'driveType', string>>
}

/** The lineup with what each model's own record says. Prices stay those of the brand page (CART-67). */
export function brandModels(brand: Brand, records: readonly VehicleRecord[]): readonly Model[] {
  return brand.lineup.map((entry) => {
    const id = vehicleId(entry.name, brand.name)
    const record = records.find((candidate) => candidate.id === id)
    if (!record) throw new Error(`The ${brand.name} lineup names "${entry.name}", which is in no inventory`)
    const { seatingCapacity, range, topSpeed, driveType } = record.specifications
    return {
      ...entry,
      id,
      path: modelPath(entry.name, brand),
      color: record.drawing.paint.name,
      features: record.features,
      specs: { seats: String(seatingCapacity), range, topSpeed, driveType },
    }
  })
}

/** What a model is today. */
export interface ModelToday {
  /** It is in the inventory, so that it has a page. */
  readonly listed: boolean
  readonly priceText: string
  /** What the one in stock costs, where that is something else. */
  readonly inStockAt?: string
  /** Null where it is not known. */
  readonly stock: string | null
}

/**
 * CART-67: lays the inventory of today over a lineup. The brand page's own price holds until the dealer has set another one
 * than the cart came with; where the cart in stock costs something else, that is told beside it. Without an inventory
 * nothing is known but what the page says itself.
 */
export function modelToday(
  { id, priceText }: Pick<Model, 'id' | 'priceText'>,
  records: readonly VehicleRecord[],
  vehicles: readonly Vehicle[] | null,
): ModelToday {
  if (!vehicles) return { listed: true, stock: null, priceText }
  const vehicle = vehicles.find((candidate) => candidate.id === id)
  if (!vehicle) return { listed: false, stock: stockText({ isNew: true, inStock: false }), priceText }
  const price = formatPrice(vehicle.price)
  const first = records.find((record) => record.id === id)
  if (first && first.price !== vehicle.price) return { listed: true, priceText: price, stock: stockText(vehicle) }
  const costsElse = vehicle.inStock && price !== priceText
  return { listed: true, priceText, stock: stockText(vehicle), ...(costsElse && { inStockAt: price }) }
}

/** CART-64, CART-83: the first links to models that are listed and, for the rest of these, '+N more models'. */
export function seriesLinks(series: Series, brand: Brand, vehicles: readonly Pick<Vehicle, 'id'>[] | null) {
  const ids = vehicles && new Set(vehicles.map(({ id }) => id))
  const listed = series.vehicles.filter((name) => !ids || ids.has(vehicleId(name, brand.name)))
  const hidden = listed.length - seriesCardLinks
  return {
    links: listed.slice(0, seriesCardLinks).map((name) => ({ name, path: modelPath(name, brand) })),
    more: hidden > 0 ? `+${formatCount(hidden, 'more model')}` : null,
  }
}

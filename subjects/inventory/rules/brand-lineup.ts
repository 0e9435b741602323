import { fillText } from '#kit/formats/fill-text.ts'
import { formatCount, formatPrice } from '#kit/formats/format.ts'
import { seriesCardLinks } from '#subjects/inventory/facts/brand-page.ts'
import type { Brand, LineupEntry, Series } from '#subjects/inventory/facts/brand-record.ts'
import { stockWords } from '#subjects/inventory/facts/messages.ts'
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
  readonly specs: {
    readonly seats: string
    readonly range: string
    readonly topSpeed: string
    readonly driveType: string
  }
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

/** What a model is today: whether it is listed, so that it has a page, its price, and its stock where that is known. */
export interface ModelToday {
  readonly listed: boolean
  readonly priceText: string
  /** The cart that is here costs something else where the page's own price stands (CART-67): both are told. */
  readonly stock: string | null
}

/**
 * Lays the inventory of today over a lineup. The brand page's own price (CART-67) holds until the dealer has set another
 * one than the cart came with. Without an inventory nothing is known but what the page says itself.
 */
export function modelToday(
  { id, priceText }: Pick<Model, 'id' | 'priceText'>,
  records: readonly VehicleRecord[],
  vehicles: readonly Vehicle[] | null,
): ModelToday {
  if (!vehicles) return { listed: true, stock: null, priceText }
  const vehicle = vehicles.find((candidate) => candidate.id === id)
  if (!vehicle) return { listed: false, stock: stockText({ inStock: false }), priceText }
  const first = records.find((record) => record.id === id)
  const changed = first !== undefined && first.price !== vehicle.price
  const price = formatPrice(vehicle.price)
  const differs = !changed && vehicle.inStock && price !== priceText
  return {
    listed: true,
    priceText: changed ? price : priceText,
    stock: differs ? fillText(stockWords.inStockAt, { price }) : stockText(vehicle),
  }
}

/** CART-64, CART-83: the first links to models that are listed and, for the rest of these, '+N more models'. */
export function seriesLinks(series: Series, brand: Brand, vehicles: readonly Pick<Vehicle, 'id'>[] | null) {
  const listed = series.vehicles.filter((name) => {
    const id = vehicleId(name, brand.name)
    return !vehicles || vehicles.some((vehicle) => vehicle.id === id)
  })
  const hidden = listed.length - seriesCardLinks
  return {
    links: listed.slice(0, seriesCardLinks).map((name) => ({ name, path: modelPath(name, brand) })),
    more: hidden > 0 ? `+${formatCount(hidden, 'more model')}` : null,
  }
}

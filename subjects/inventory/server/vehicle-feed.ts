import { csvLine } from '#kit/formats/csv.ts'
import { feedWords, vehicleFeedColumns } from '#subjects/inventory/facts/feeds.ts'
import { cartShare } from '#subjects/inventory/rules/cart-share.ts'
import { ledgerText, type PriceLedger } from '#subjects/inventory/rules/price-ledger.ts'
import { vehicleCondition } from '#subjects/inventory/rules/stock-text.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'

interface FeedContext {
  readonly siteUrl: string
  readonly ledgers: ReadonlyMap<string, PriceLedger>
  readonly today: string
}

type Cells = Record<(typeof vehicleFeedColumns)[number], string>

/** CART-78: the inventory in the columns that listing services read. */
export function vehicleFeed(vehicles: readonly Vehicle[], context: FeedContext): string {
  const lines = vehicles.map((vehicle) => {
    const cells = cellsOf(vehicle, context)
    return csvLine(vehicleFeedColumns.map((column) => cells[column]))
  })
  return csvLine(vehicleFeedColumns) + lines.join('')
}

function cellsOf(vehicle: Vehicle, { siteUrl, ledgers, today }: FeedContext): Cells {
  const ledger = ledgers.get(vehicle.id)
  const path = vehiclePath(vehicle.id)
  return {
    id: vehicle.id,
    title: vehicle.name,
    description: vehicle.description.replace(/\s+/g, ' '),
    link: siteUrl + path,
    image_link: siteUrl + (vehicle.images[0] ?? cartShare(vehicle.id).path),
    condition: vehicleCondition(vehicle),
    availability: vehicle.inStock ? 'in_stock' : 'out_of_stock',
    price: `${vehicle.price}.00 ${feedWords.currency}`,
    brand: vehicle.brand,
    model: vehicle.name.startsWith(`${vehicle.brand} `) ? vehicle.name.slice(vehicle.brand.length + 1) : vehicle.name,
    year: String(vehicle.year ?? ''),
    color: vehicle.color ?? '',
    product_type: vehicle.category,
    google_product_category: feedWords.googleCategory,
    identifier_exists: 'no',
    price_history: ledger ? ledgerText(ledger, today) : '',
  }
}

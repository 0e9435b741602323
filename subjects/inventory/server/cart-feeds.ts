import { easternInstant, easternIso } from '#kit/dates/eastern-time.ts'
import { csvLine } from '#kit/formats/csv.ts'
import { formatPrice } from '#kit/formats/format.ts'
import { xmlText } from '#kit/formats/xml.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { feedWords, specialFeedColumns, vehicleFeedColumns } from '#subjects/inventory/facts/feeds.ts'
import { vehiclePath } from '#subjects/inventory/rules/cart-slug.ts'
import { sortCarts } from '#subjects/inventory/rules/list/cart-sort.ts'
import { marketplaceListing } from '#subjects/inventory/rules/marketplace-listing.ts'
import { ledgerText, type PriceLedger } from '#subjects/inventory/rules/price-ledger.ts'
import { specialsEnd } from '#subjects/inventory/rules/special-price.ts'
import { cartCondition, stockText } from '#subjects/inventory/rules/stock-text.ts'
import type { OfferedVehicle } from '#subjects/inventory/rules/vehicle.ts'

interface FeedContext {
  readonly siteUrl: string
  readonly ledgers: ReadonlyMap<string, PriceLedger>
  readonly today: string
}

/** The inventory in the columns that listing services read (CART-78). */
export function vehicleFeed(vehicles: readonly OfferedVehicle[], context: FeedContext): string {
  const columns = [...vehicleFeedColumns, ...(specialsEnd(vehicles) ? specialFeedColumns : [])]
  const lines = vehicles.map((vehicle) => {
    const cells = cellsOf(vehicle, context)
    return csvLine(columns.map((column) => cells[column]))
  })
  return csvLine(columns) + lines.join('')
}

function cellsOf(
  vehicle: OfferedVehicle,
  { siteUrl, ledgers, today }: FeedContext,
): Record<(typeof vehicleFeedColumns | typeof specialFeedColumns)[number], string> {
  const ledger = ledgers.get(vehicle.id)
  const path = vehiclePath(vehicle.id)
  const { regularPrice } = vehicle
  const end = specialsEnd([vehicle])
  const { id, title, description, price, imageUrl, brand, model, year } = marketplaceListing(vehicle, siteUrl)
  return {
    id,
    title,
    description,
    brand,
    model,
    link: siteUrl + path,
    image_link: imageUrl,
    condition: cartCondition(vehicle),
    availability: vehicle.inStock ? 'in_stock' : 'out_of_stock',
    price: money(price),
    year: String(year ?? ''),
    color: vehicle.color ?? '',
    product_type: vehicle.category,
    google_product_category: feedWords.googleCategory,
    identifier_exists: 'no',
    price_history: ledger ? ledgerText(ledger, today) : '',
    sale_price: regularPrice === undefined ? '' : money(vehicle.price),
    sale_price_effective_date: end
      ? `${easternIso(easternInstant({ day: today, time: '00:00' }))}/${easternIso(end)}`
      : '',
  }
}

const { path, title, text, most } = feedWords.arrivals

/** An Atom feed (RFC 4287) of the carts that came in last. */
export function arrivalsFeed(vehicles: readonly OfferedVehicle[], siteUrl: string): string {
  const latest = sortCarts(vehicles, 'newest').slice(0, most)
  const updated = latest[0]?.addedAt ?? business.policiesUpdated
  const self = xmlText(siteUrl + path)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<title>${xmlText(title)}</title>
<subtitle>${xmlText(text)}</subtitle>
<id>${self}</id>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${xmlText(siteUrl + addresses.inventory)}"/>
<updated>${midnight(updated)}</updated>
<author><name>${xmlText(business.name)}</name></author>
${latest.map((vehicle) => entry(vehicle, siteUrl)).join('\n')}
</feed>
`
}

function entry(vehicle: OfferedVehicle, siteUrl: string): string {
  const url = xmlText(siteUrl + vehiclePath(vehicle.id))
  return [
    `<entry><title>${xmlText(vehicle.name)}</title>`,
    `<id>${url}</id><link rel="alternate" type="text/html" href="${url}"/>`,
    `<published>${midnight(vehicle.addedAt)}</published><updated>${midnight(vehicle.addedAt)}</updated>`,
    `<category term="${xmlText(vehicle.brand)}"/>`,
    `<summary>${xmlText(`${formatPrice(vehicle.price)}, ${cartCondition(vehicle)}, ${stockText(vehicle).toLowerCase()}. ${vehicle.description}`)}</summary></entry>`,
  ].join('')
}

const money = (dollars: number) => `${dollars}.00 ${feedWords.currency}`

/** The beginning of a day, since no time of day is known. */
const midnight = (day: string) => `${day}T00:00:00Z`

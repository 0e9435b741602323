import { formatPrice } from '#kit/formats/format.ts'
import { xmlText } from '#kit/formats/xml.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { feedWords } from '#subjects/inventory/facts/feeds.ts'
import { stockText, vehicleCondition } from '#subjects/inventory/rules/stock-text.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { sortVehicles } from '#subjects/inventory/rules/vehicle-sort.ts'

const { path, title, text, most } = feedWords.arrivals

/** An Atom feed (RFC 4287) of the carts that came in last. */
export function arrivalsFeed(vehicles: readonly Vehicle[], siteUrl: string): string {
  const latest = sortVehicles(vehicles, 'newest').slice(0, most)
  const updated = latest[0]?.addedAt ?? business.policiesUpdated
  const self = xmlText(siteUrl + path)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<title>${xmlText(title)}</title>
<subtitle>${xmlText(text)}</subtitle>
<id>${self}</id>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${xmlText(`${siteUrl}/inventory`)}"/>
<updated>${midnight(updated)}</updated>
<author><name>${xmlText(business.name)}</name></author>
${latest.map((vehicle) => entry(vehicle, siteUrl)).join('\n')}
</feed>
`
}

function entry(vehicle: Vehicle, siteUrl: string): string {
  const url = xmlText(siteUrl + vehiclePath(vehicle.id))
  return [
    `<entry><title>${xmlText(vehicle.name)}</title>`,
    `<id>${url}</id><link rel="alternate" type="text/html" href="${url}"/>`,
    `<published>${midnight(vehicle.addedAt)}</published><updated>${midnight(vehicle.addedAt)}</updated>`,
    `<category term="${xmlText(vehicle.brand)}"/>`,
    `<summary>${xmlText(`${formatPrice(vehicle.price)}, ${vehicleCondition(vehicle)}, ${stockText(vehicle).toLowerCase()}. ${vehicle.description}`)}</summary></entry>`,
  ].join('')
}

/** A day is all that is known. */
function midnight(day: string): string {
  return `${day}T00:00:00Z`
}

import { fillText, formatCount, formatDate, formatPrice } from '#kit/formats/format.ts'
import { soldCarts } from '#subjects/inventory/facts/sold-carts.ts'
import { vehiclePageWords } from '#subjects/inventory/facts/vehicle-page.ts'
import { vehiclePath } from '#subjects/inventory/rules/cart-slug.ts'
import { specificationsOf } from '#subjects/inventory/rules/specification-list.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'

// Search results show this much of a title and of a description.
const longest = { title: 60, description: 160 }

const { head, seats, range } = vehiclePageWords

/** Title, description and keywords of a cart's page, short enough for any name that the dealer gives it. */
export function cartHead(vehicle: Vehicle) {
  const { name, brand, category, seatingCapacity } = vehicle
  const { range: miles } = specificationsOf(vehicle)
  const price = formatPrice(vehicle.price)
  const facts = [
    formatCount(seatingCapacity, seats.one, seats.many),
    ...(miles === undefined ? [] : [fillText(range, { range: String(miles) })]),
  ].join(', ')
  const titles = [fillText(head.priceInTitle, { name, price }), fillText(head.title, { name }), name]
  return {
    title: titles.find((title) => title.length <= longest.title) ?? shortened(name, longest.title),
    description: shortened(fillText(head.description, { name, facts, price }), longest.description),
    keywords: [
      name,
      `${brand} golf cart`,
      `${category.toLowerCase()} golf cart`,
      'electric golf cart Carbon County PA',
    ],
  }
}

/** Title and description of the page of a sold cart. */
export function soldHead({ name, id }: Pick<Vehicle, 'name' | 'id'>, on: string) {
  const { title, description } = soldCarts.head.sold
  const full = fillText(title, { name })
  return {
    title: full.length <= longest.title ? full : shortened(name, longest.title),
    description: shortened(fillText(description, { name, day: formatDate(on) }), longest.description),
    canonical: vehiclePath(id),
  }
}

function shortened(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`
}

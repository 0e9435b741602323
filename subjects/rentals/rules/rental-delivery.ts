import { fillText, formatCount, formatPrice } from '#kit/formats/format.ts'
import { aboutPrice, type Destination, showroomOf } from '#subjects/county/rules/delivery.ts'
import { rentalDeliveryWords as words } from '#subjects/rentals/facts/rental-delivery.ts'
import { rentalDelivery as terms } from '#subjects/rentals/facts/rental-plans.ts'

/** The whole miles beyond the included ones are charged, once for the delivery. */
export function rentalDeliveryCost(miles: number) {
  const chargedMiles = Math.max(0, Math.ceil(miles) - terms.includedMiles)
  return { miles, chargedMiles, cost: chargedMiles * terms.perMile }
}

/** What it costs to bring a rented cart to this town, and why. */
export function rentalDelivery(town: Destination) {
  const { miles, chargedMiles, cost } = rentalDeliveryCost(town.drivingMiles)
  const charged = fillText(words.charged, {
    charged: chargedMiles,
    miles: formatCount(miles, 'mile'),
    showroom: showroomOf(town).name,
    rate: formatPrice(terms.perMile),
    included: terms.includedMiles,
  })
  return {
    heading: words.heading,
    figure: aboutPrice(cost),
    delivered: fillText(words.delivered, { town: town.name, figure: aboutPrice(cost).toLowerCase() }),
    rule: chargedMiles === 0 ? words.rule : charged,
    more: { text: words.howCounted, href: '/rentals#delivery' },
  }
}

import { fillText, formatCount } from '#kit/formats/format.ts'
import { aboutPrice, type Destination, milesCost, showroomOf } from '#subjects/county/rules/delivery.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { type Amounts, priceTexts } from '#subjects/policies/rules/prices-today.ts'
import { rentalDeliveryWords as words } from '#subjects/rentals/facts/rental-delivery.ts'
import { rentalDelivery } from '#subjects/rentals/facts/rental-plans.ts'

/** The cost of the whole miles beyond the included ones, charged once for the delivery. */
export function rentalDeliveryCost(miles: number, amounts: Amounts) {
  const chargedMiles = Math.max(0, Math.ceil(miles) - rentalDelivery.includedMiles)
  return { miles, chargedMiles, cost: milesCost(chargedMiles, amounts) }
}

/** The cost to deliver a rented cart to this town, with the reason. */
export function rentalDeliveryTo(town: Destination, amounts: Amounts) {
  const { miles, chargedMiles, cost } = rentalDeliveryCost(town.drivingMiles, amounts)
  const rule = fillText<string>(chargedMiles === 0 ? words.rule : words.charged, {
    ...priceTexts(amounts),
    charged: chargedMiles,
    miles: formatCount(miles, 'mile'),
    showroom: showroomOf(town).name,
    included: rentalDelivery.includedMiles,
  })
  return {
    heading: words.heading,
    figure: aboutPrice(cost),
    delivered: fillText(words.delivered, { town: town.name, figure: aboutPrice(cost).toLowerCase() }),
    rule,
    more: { text: words.howCounted, href: `${addresses.rentals}#delivery` },
  }
}

import { fillText } from '#kit/formats/fill-text.ts'
import { formatCount, formatPrice } from '#kit/formats/format.ts'
import { type DeliveryRule, deliveryRules, deliveryWords as words } from '#subjects/county/facts/delivery-rules.ts'
import { type Location, poconoPines, scranton } from '#subjects/dealership/facts/locations.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import type { Town } from './towns.ts'

type Place = Town['coordinates']

const { free, perMileBeyond } = policyTerms.delivery
const earthRadiusMiles = 3958.8
const showrooms: Record<Town['showroom'], Location> = { 'pocono-pines': poconoPines, scranton }

export function showroomOf(town: Town): Location {
  return showrooms[town.showroom]
}

/** What it costs to bring a cart that was bought to this town, and by which rule. */
export function saleDelivery(town: Town) {
  const area = freeAreaOf(town) ?? 'beyond'
  const miles = area === 'beyond' ? town.milesBeyondFreeDelivery : 0
  const fee = miles * perMileBeyond
  const rule = fillText<string>(deliveryRules[area], {
    miles: formatCount(miles, 'mile'),
    rate: formatPrice(perMileBeyond),
  })
  const minimum = fillText(words.minimum, { minimum: formatPrice(free.saleMinimum) })
  return {
    heading: words.sale,
    fee,
    figure: aboutPrice(fee),
    area,
    rule: `${rule}, ${minimum}`,
    /** The least sale that is delivered so. */
    minimumSale: free.saleMinimum,
  }
}

/** It rests on rounded miles. */
export function aboutPrice(fee: number): string {
  return fee === 0 ? words.free : `${words.about} ${formatPrice(fee)}`
}

/** Which of the three free areas a town lies in, the county before the circles (TOWN-35). */
export function freeAreaOf({ county, coordinates }: Pick<Town, 'county' | 'coordinates'>): DeliveryRule | undefined {
  if (county === 'Carbon') return 'county'
  if (milesBetween(coordinates, poconoPines.coordinates) <= free.poconoMiles) return 'pocono-radius'
  if (milesBetween(coordinates, scranton.coordinates) <= free.scrantonMiles) return 'scranton-radius'
  return undefined
}

/** As the crow flies. */
export function milesBetween(one: Place, other: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const havLatitude = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const havLongitude = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const cosines = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(havLatitude + cosines * havLongitude))
}

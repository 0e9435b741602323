import { fillText, formatCount, formatPrice } from '#kit/formats/format.ts'
import { type DeliveryRule, deliveryRules, deliveryWords as words } from '#subjects/county/facts/delivery-rules.ts'
import type { Coordinates } from '#subjects/dealership/facts/business.ts'
import { type Location, poconoPines, scranton } from '#subjects/dealership/facts/locations.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { type Amounts, priceTexts } from '#subjects/policies/rules/prices-today.ts'
import type { DeliveryTo } from './delivered-price.ts'
import type { Town } from './towns.ts'

/** A place to which we deliver: a town of ours, or a place beyond, which has no page. */
export interface Destination
  extends Pick<
    Town,
    'slug' | 'name' | 'zips' | 'places' | 'coordinates' | 'showroom' | 'drivingMiles' | 'milesBeyondFreeDelivery'
  > {
  readonly county: string
  readonly type?: Town['type']
  readonly url?: string
}

const { free } = policyTerms.delivery
const earthRadiusMiles = 3958.8
const showrooms: Record<Town['showroom'], Location> = { 'pocono-pines': poconoPines, scranton }

export function showroomOf(town: Destination): Location {
  return showrooms[town.showroom]
}

/** The cost to deliver a sold cart to this town, with the rule for it. */
export function saleDelivery(town: Destination, amounts: Amounts) {
  const area = freeAreaOf(town) ?? 'beyond'
  const miles = chargedMiles(town)
  const fee = milesCost(miles, amounts)
  const rule = fillText<string>(deliveryRules[area], {
    miles: formatCount(miles, 'mile'),
    rate: priceTexts(amounts)['delivery-mile'],
  })
  const minimum = fillText(words.minimum, { minimum: formatPrice(free.saleMinimum) })
  const figure = aboutPrice(fee)
  return {
    heading: words.sale,
    fee,
    figure,
    area,
    rule: `${rule}, ${minimum}`,
    short: fillText(words.short, { figure: figure.toLowerCase(), minimum }),
  }
}

function chargedMiles(town: Destination): number {
  return freeAreaOf(town) ? 0 : town.milesBeyondFreeDelivery
}

/** The cost of these miles in whole dollars: the miles are rounded too. */
export function milesCost(miles: number, amounts: Amounts): number {
  return Math.round(miles * amounts['delivery-mile'])
}

/** Whether a sale is below the minimum: no area is free for it, and every mile from the showroom costs (POL-20). */
export function isSmallSale(price: number): boolean {
  return price < free.saleMinimum
}

/** The cost to deliver a small sale to this town, with the rule for it; the miles are by road, rounded. */
export function smallSaleDelivery(town: Destination, amounts: Amounts) {
  const fee = milesCost(town.drivingMiles, amounts)
  const rule = fillText<string>(words.smallSale, {
    miles: formatCount(town.drivingMiles, 'mile'),
    showroom: showroomOf(town).name,
    rate: priceTexts(amounts)['delivery-mile'],
  })
  return { fee, figure: aboutPrice(fee), rule }
}

/** The costs of delivery to this town as figures that a list of carts adds. */
export function deliveryTo(town: Destination, amounts: Amounts): DeliveryTo {
  return {
    slug: town.slug,
    name: town.name,
    fee: milesCost(chargedMiles(town), amounts),
    smallSaleFee: smallSaleDelivery(town, amounts).fee,
    minimumSale: free.saleMinimum,
  }
}

/** A price that rests on rounded miles: "about". */
export function aboutPrice(fee: number): string {
  return fee === 0 ? words.free : `${words.about} ${formatPrice(fee)}`
}

/** The free area in which a town lies; the county goes before the circles (TOWN-34). */
export function freeAreaOf({
  county,
  coordinates,
}: Pick<Destination, 'county' | 'coordinates'>): DeliveryRule | undefined {
  if (county === 'Carbon') return 'county'
  if (milesBetween(coordinates, poconoPines.coordinates) <= free.poconoMiles) return 'pocono-radius'
  if (milesBetween(coordinates, scranton.coordinates) <= free.scrantonMiles) return 'scranton-radius'
  return undefined
}

/** Miles between two places, as the crow flies. */
export function milesBetween(one: Coordinates, other: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const havLatitude = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const havLongitude = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const cosines = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(havLatitude + cosines * havLongitude))
}

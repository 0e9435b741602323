import { fillText, formatCount, formatPrice } from '#kit/formats/format.ts'
import { type DeliveryRule, deliveryRules, deliveryWords as words } from '#subjects/county/facts/delivery-rules.ts'
import { type Location, poconoPines, scranton } from '#subjects/dealership/facts/locations.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import type { DeliveryTo } from './delivered-price.ts'
import type { Town } from './towns.ts'

type Place = Town['coordinates']

/** Where a cart can be brought: a town of ours, or a place beyond, which has no page. */
export interface Destination
  extends Pick<
    Town,
    'slug' | 'name' | 'zips' | 'places' | 'coordinates' | 'showroom' | 'drivingMiles' | 'milesBeyondFreeDelivery'
  > {
  readonly county: string
  readonly type?: Town['type']
  readonly url?: string
}

const { free, perMileBeyond } = policyTerms.delivery
const earthRadiusMiles = 3958.8
const showrooms: Record<Town['showroom'], Location> = { 'pocono-pines': poconoPines, scranton }

export function showroomOf(town: Destination): Location {
  return showrooms[town.showroom]
}

/** What it costs to bring a cart that was bought to this town, and by which rule. */
export function saleDelivery(town: Destination) {
  const area = freeAreaOf(town) ?? 'beyond'
  const miles = chargedMiles(town)
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

function chargedMiles(town: Destination): number {
  return freeAreaOf(town) ? 0 : town.milesBeyondFreeDelivery
}

/** POL-20: a sale below the minimum is delivered nowhere for free: every mile from the showroom is charged. */
export function isSmallSale(price: number): boolean {
  return price < free.saleMinimum
}

/** What such a sale costs to bring to this town, and from where; its miles are by road, and rounded. */
export function smallSaleDelivery(town: Destination) {
  const fee = town.drivingMiles * perMileBeyond
  return { fee, figure: aboutPrice(fee), miles: town.drivingMiles, showroom: showroomOf(town).name }
}

/** What it costs to bring a cart that was bought to this town, as figures that a list of carts can add. */
export function deliveryTo(town: Destination): DeliveryTo {
  return {
    slug: town.slug,
    name: town.name,
    fee: chargedMiles(town) * perMileBeyond,
    smallSaleFee: smallSaleDelivery(town).fee,
    minimumSale: free.saleMinimum,
  }
}

/** It rests on rounded miles. */
export function aboutPrice(fee: number): string {
  return fee === 0 ? words.free : `${words.about} ${formatPrice(fee)}`
}

/** Which of the three free areas a town lies in, the county before the circles (TOWN-34). */
export function freeAreaOf({
  county,
  coordinates,
}: Pick<Destination, 'county' | 'coordinates'>): DeliveryRule | undefined {
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

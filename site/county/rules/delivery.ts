import type { DeliveryRule } from '#content/county/delivery-rules.ts'
import type { Town } from '#content/county/towns/town.ts'
import { type Location, poconoPines, scranton } from '#content/dealership/locations.ts'
import { policyTerms } from '#content/policies/policy-terms.ts'
import { rentalDelivery as rentalTerms } from '#content/rentals/rental-plans.ts'
import { rentalDeliveryCost } from '#site/rentals/rules/rental-planner.ts'

export type DeliveryKind = 'sale' | 'rental'

type Place = Town['coordinates']
type FreeRule = Exclude<DeliveryRule, 'beyond' | 'rental-miles'>

export interface DeliveryAnswer {
  readonly kind: DeliveryKind
  readonly rule: DeliveryRule
  readonly free: boolean
  /** Dollars, about: it rests on rounded miles. */
  readonly fee: number
  readonly perMile: number
  readonly chargedMiles: number
  readonly showroom: Location
  readonly drivingMiles: number
  /** The least sale that is delivered free; a rental has none. */
  readonly minimumSale: number | null
}

const { free, perMileBeyond } = policyTerms.delivery
const earthRadiusMiles = 3958.8
const showrooms: Record<Town['showroom'], Location> = { 'pocono-pines': poconoPines, scranton }

export function deliveryTo(town: Town, kind: DeliveryKind): DeliveryAnswer {
  return kind === 'sale' ? saleDelivery(town) : rentalDelivery(town)
}

export function showroomOf(town: Town): Location {
  return showrooms[town.showroom]
}

/** Which of the three free areas (TOWN-34, TOWN-35) a town lies in, the county before the circles. */
export function freeAreaOf({ county, coordinates }: Pick<Town, 'county' | 'coordinates'>): FreeRule | undefined {
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

function saleDelivery(town: Town): DeliveryAnswer {
  const area = freeAreaOf(town)
  const chargedMiles = area ? 0 : town.milesBeyondFreeDelivery
  return {
    kind: 'sale',
    rule: area ?? 'beyond',
    free: area !== undefined,
    fee: chargedMiles * perMileBeyond,
    perMile: perMileBeyond,
    chargedMiles,
    showroom: showroomOf(town),
    drivingMiles: town.drivingMiles,
    minimumSale: free.saleMinimum,
  }
}

function rentalDelivery(town: Town): DeliveryAnswer {
  const { chargedMiles, cost } = rentalDeliveryCost(town.drivingMiles)
  return {
    kind: 'rental',
    rule: 'rental-miles',
    free: cost === 0,
    fee: cost,
    perMile: rentalTerms.perMile,
    chargedMiles,
    showroom: showroomOf(town),
    drivingMiles: town.drivingMiles,
    minimumSale: null,
  }
}

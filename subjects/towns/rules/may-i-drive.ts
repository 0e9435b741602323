import { type PlannerQuery, plannerReader } from '#kit/parts/planner-query.ts'
import type { Destination } from '#subjects/county/rules/delivery.ts'
import { findDestination } from '#subjects/county/rules/destinations.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import {
  type Condition,
  type LegalKind,
  legalKinds,
  mayIDrivePageWords,
  type Purpose,
  purposes,
  type Ruling,
  rulings,
} from '#subjects/towns/facts/may-i-drive-page.ts'

/** A kind of cart; a cart whose papers we have not read may be either of two. */
type Kind = LegalKind | 'unread'

export interface DriveQuestion {
  readonly kind: Kind
  readonly purpose: Purpose
  readonly hasLicense: boolean
  readonly atNight: boolean
}

const golfCartMph = 20

/** The kind of cart in law that a cart of our list is (TOWN-82). */
export function kindOf({ vehicleClass, topSpeed }: Pick<Vehicle, 'vehicleClass' | 'topSpeed'>): Kind {
  if (vehicleClass) return vehicleClass
  return topSpeed !== undefined && topSpeed <= golfCartMph ? 'golf-cart' : 'unread'
}

/** The answers on public ground. */
const onRoads: Readonly<Record<'across' | 'slowRoad' | 'road', Readonly<Record<LegalKind, Ruling>>>> = {
  across: {
    'golf-cart': rulings.crossing,
    'low-speed-vehicle': rulings.plateAcross,
    faster: rulings.faster,
    rental: rulings.rental,
  },
  slowRoad: {
    'golf-cart': rulings.notAlong,
    'low-speed-vehicle': rulings.plate,
    faster: rulings.faster,
    rental: rulings.rental,
  },
  road: {
    'golf-cart': rulings.notAlong,
    'low-speed-vehicle': rulings.openedRoads,
    faster: rulings.faster,
    rental: rulings.rental,
  },
}

const elsewhere = {
  own: rulings.ownLand,
  association: rulings.owner,
  trail: rulings.trail,
  parade: rulings.permit,
} as const satisfies Partial<Record<Purpose, Ruling>>

/** The one answer to a question (TOWN-80). */
export function mayDrive(question: DriveQuestion): Ruling {
  const { kind, purpose, hasLicense, atNight } = question
  if (kind === 'unread') {
    const plated = mayDrive({ ...question, kind: 'low-speed-vehicle' })
    const plain = mayDrive({ ...question, kind: 'faster' })
    return plated.answer === plain.answer ? plain : { ...rulings.papersUnread, takes: plated.takes ?? [] }
  }
  if (kind === 'rental' && !hasLicense) return rulings.renter
  const isRoad = purpose === 'across' || purpose === 'slowRoad' || purpose === 'road'
  if (isRoad && kind === 'low-speed-vehicle' && !hasLicense) return rulings.noLicense
  const ruling: Ruling = isRoad ? onRoads[purpose][kind] : elsewhere[purpose]
  const lamps: readonly Condition[] = isRoad && atNight && ruling.answer !== 'no' ? ['lamps'] : []
  const renter: readonly Condition[] = kind === 'rental' && ruling.answer !== 'no' ? ['renter'] : []
  return { ...ruling, takes: [...(ruling.takes ?? []), ...renter, ...lamps] }
}

export interface DriveAsked extends Omit<DriveQuestion, 'kind'> {
  /** A kind, or the id of a cart. */
  readonly cart: string
  readonly town: Destination | undefined
}

const { problems: wrong, form } = mayIDrivePageWords

const usual = { cart: 'golf-cart', town: '', where: 'slowRoad', license: 'yes', when: 'day' }

/** Reads `?cart=ev-city&town=palmerton&where=slowRoad&license=yes&when=day`; a link that names one of these is answered as well (TOWN-81). */
export const driveReader = plannerReader({
  fields: usual,
  asks: (search) => Object.keys(usual).some((key) => search.has(key)),
  inputOf: ({ cart, town: slug, where, license, when }, problems): DriveAsked => {
    if (!Object.hasOwn(purposes, where)) problems.where = wrong.purpose
    if (!Object.hasOwn(form.licenses, license)) problems.license = wrong.license
    if (!Object.hasOwn(form.times, when)) problems.when = wrong.time
    return {
      cart,
      town: findDestination(slug),
      purpose: where as Purpose,
      hasLicense: license === 'yes',
      atNight: when === 'night',
    }
  },
})

export type DriveQuery = PlannerQuery<(typeof driveReader)['keys'][number], DriveAsked>

/** The address of an answer, written from what was understood. */
export function drivePath({ cart, town, purpose, hasLicense, atNight }: DriveAsked): string {
  const query = new URLSearchParams({
    cart,
    ...(town && { town: town.slug }),
    where: purpose,
    license: hasLicense ? 'yes' : 'no',
    when: atNight ? 'night' : 'day',
  })
  return `${addresses.mayIDriveItHere}?${query}`
}

export function isLegalKind(name: string): name is LegalKind {
  return Object.hasOwn(legalKinds, name)
}

import { serviceFigures } from '#subjects/dealership/facts/service-figures.ts'
import { policyTerms } from './policy-terms.ts'

const { delivery, rental, storage } = policyTerms

interface SetPrice {
  readonly label: string
  /** The price until the dealer sets another one. */
  readonly usual: number
}

/**
 * The prices that the dealer sets, besides those of the rental plans, by the name that texts hold in braces and that the shop's facts have
 * (SHOP-82).
 */
export const setPrices = {
  'labor-hour': { label: 'Hourly rate, from', usual: serviceFigures.laborPerHour },
  'storage-month-indoor': { label: 'Indoor, per month', usual: storage.monthly.indoor },
  'storage-month-covered': { label: 'Covered, per month', usual: storage.monthly.coveredOutdoor },
  'storage-winter-indoor': { label: 'Indoor, winter', usual: storage.winter.indoor },
  'storage-winter-covered': { label: 'Covered, winter', usual: storage.winter.coveredOutdoor },
  'storage-summer-indoor': { label: 'Indoor, summer', usual: storage.summer.indoor },
  'storage-summer-covered': { label: 'Covered, summer', usual: storage.summer.coveredOutdoor },
  'storage-maintenance': { label: 'Upkeep, per month', usual: storage.maintenancePerMonth },
  'storage-prep': { label: 'Pre-season prep', usual: storage.preSeasonPrep },
  'delivery-mile': { label: 'Each extra mile', usual: delivery.perMileBeyond },
  'delivery-white-glove': { label: 'White-glove delivery', usual: delivery.whiteGloveFee },
  'delivery-rush': { label: 'Same-day rental', usual: delivery.sameDayRental.rushFee },
  'delivery-canceled': { label: 'Canceled the same day', usual: delivery.sameDayCancellationFee },
  'delivery-missed': { label: 'No-show', usual: delivery.missedAppointmentFee },
  'deposit-four-seater': { label: 'Deposit, 4-seater', usual: rental.deposits.fourSeater },
  'deposit-six-seater': { label: 'Deposit, 6-seater', usual: rental.deposits.sixSeater },
  'deposit-utility': { label: 'Deposit, utility cart', usual: rental.deposits.utility },
  'fee-late-hour': { label: 'Late return, per hour', usual: rental.lateFeePerHour },
  'fee-driver': { label: 'Extra driver', usual: rental.extraDriver.fee },
  'fee-damage': { label: 'Damage handling', usual: rental.damageAdminFee },
  'fee-cleaning-least': { label: 'Cleaning, at least', usual: rental.cleaningFee.from },
  'fee-cleaning-most': { label: 'Cleaning, at most', usual: rental.cleaningFee.to },
  'fee-uncharged': { label: 'Returned uncharged', usual: rental.unchargedFee },
  'fee-smoke': { label: 'Smoke smell', usual: rental.smokeOdorFee },
  'fee-pets': { label: 'Pet hair', usual: rental.petHairFee },
} as const satisfies Readonly<Record<string, SetPrice>>

export type PriceName = keyof typeof setPrices

const namesIn = (...kinds: readonly string[]) =>
  (Object.keys(setPrices) as PriceName[]).filter((name) => kinds.includes(name.split('-')[0] ?? ''))

/** The parts in which the desk shows them. */
export const priceParts = [
  { key: 'deposits', heading: 'Rental deposits and fees', names: namesIn('deposit', 'fee') },
  { key: 'storage', heading: 'Storage', names: namesIn('storage') },
  { key: 'delivery', heading: 'Delivery', names: namesIn('delivery') },
  { key: 'labor', heading: 'Labor', names: namesIn('labor') },
] as const

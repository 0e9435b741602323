import { promises } from '#subjects/dealership/facts/promises.ts'
import { rentalDelivery } from './rental-plans.ts'

const { includedMiles } = rentalDelivery

/** Promise and fee stand in one sentence, so that a reader meets both (RENT-13). */
export const rentalDeliveryWords = {
  heading: 'When you rent',
  delivered: 'Delivered to {town}: {figure}, pickup included.',
  rule: `${promises.freeDelivery.text} within ${includedMiles} miles of our showroom; then {delivery-mile} a mile.`,
  charged:
    '{charged} of {miles} by road from our {showroom}, at {delivery-mile} a mile; the first {included} are free.',
  howCounted: 'How we work out delivery',
} as const

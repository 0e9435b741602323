import { promises } from '#subjects/dealership/facts/promises.ts'
import { rentalDelivery } from './rental-plans.ts'

const { includedMiles } = rentalDelivery

/** RENT-13: the promise and the fee are one sentence, so that neither is read without the other. */
export const rentalDeliveryWords = {
  heading: 'When you rent',
  delivered: 'Delivered to {town}: {figure}, pickup included.',
  rule: `${promises.freeDelivery.text} within ${includedMiles} miles of our showroom; then {delivery-mile} a mile.`,
  charged:
    '{charged} of {miles} by road from our {showroom}, at {delivery-mile} a mile; the first {included} are free.',
  howCounted: 'How we work out delivery',
} as const

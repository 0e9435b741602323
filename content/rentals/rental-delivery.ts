import { rentalDelivery } from './rental-plans.ts'

export const rentalDeliveryWords = {
  heading: 'When you rent',
  rule: `A rental has a rule of its own: $${rentalDelivery.perMile} per mile beyond ${rentalDelivery.includedMiles} miles, on every plan.`,
  charged: '{charged} of {miles} miles from our {showroom}, at {rate} a mile.',
  included: 'The first {included} miles are included.',
  whyTwo: 'Why our pages disagree on this',
  // Three statements that do not agree; nobody should find that out at the door.
  conflict:
    'Our rental pages also speak of free delivery, and the delivery policy makes the county a free area. Ask which applies when you call; the figure we give you then is the one you pay.',
} as const

/** What decides the price of a delivery. */
export type DeliveryRule = 'county' | 'pocono-radius' | 'scranton-radius' | 'beyond' | 'rental-miles'

type RuleText = { readonly name: string; readonly text: string }

// The figures are in policy-terms.ts (POL-20, POL-21, POL-22) and rental-plans.ts (RENT-11).
export const deliveryRules = {
  county: {
    name: 'Inside Carbon County',
    text: 'The whole county is a free area.',
  },
  'pocono-radius': {
    name: 'Around Pocono Pines',
    text: 'Your town lies within the free radius of the Pocono Pines showroom.',
  },
  'scranton-radius': {
    name: 'Around Scranton',
    text: 'Your town lies within the free radius of the Scranton showroom.',
  },
  beyond: {
    name: 'Past the free area',
    text: 'The free areas end before your town, so the miles beyond the nearest of them are charged.',
  },
  'rental-miles': {
    name: 'By the rental plans',
    text: 'Each plan charges the miles beyond the included ones, counted from the nearest showroom.',
  },
} as const satisfies Record<DeliveryRule, RuleText>

export const deliveryWords = {
  heading: 'What does delivery cost?',
  sale: 'When you buy',
  rental: 'When you rent',
  free: 'Free',
  about: 'About',
  minimum: 'For sales from {minimum}.',
  saleTile: '{fee} on sales from {minimum}.',
  charged: '{charged} of {miles} miles from our {showroom}, at {rate} a mile.',
  included: 'The first {included} miles are included.',
  whyTwo: 'Why our pages disagree on this',
  // Three statements that do not agree (RENT-13); nobody should find that out at the door.
  rentalConflict:
    'Our rental pages also speak of free delivery, and the delivery policy makes the county a free area. Ask which applies when you call; the figure we give you then is the one you pay.',
  approximate: 'Distances are by road and rounded. We confirm the miles with your address.',
} as const

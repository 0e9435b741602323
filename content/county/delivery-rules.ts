/** What decides the price of a delivery. */
export type DeliveryRule = 'county' | 'pocono-radius' | 'scranton-radius' | 'beyond'

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
} as const satisfies Record<DeliveryRule, RuleText>

export const deliveryWords = {
  heading: 'What does delivery cost?',
  sale: 'When you buy',
  free: 'Free',
  about: 'About',
  minimum: 'For sales from {minimum}.',
  saleTile: '{fee} on sales from {minimum}.',
} as const

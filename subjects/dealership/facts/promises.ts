import type { TitledText } from '#kit/parts/section-types.ts'

type Promises = {
  readonly response: {
    readonly hours: { readonly within: number; readonly typicalFrom: number; readonly typicalTo: number }
    readonly within: string
    readonly typical: string
  }
  readonly freeDelivery: TitledText
  readonly aroundTheClock: TitledText
  readonly insuranceIncluded: TitledText
  readonly noHiddenFees: TitledText
}

// Within this many hours by the clock; typically within these hours of open doors (LEAD-36)
const responseHours = { within: 24, typicalFrom: 2, typicalTo: 6 } as const

export const promises = {
  response: {
    hours: responseHours,
    within: `up to ${responseHours.within} hours`,
    typical: `typically ${responseHours.typicalFrom}-${responseHours.typicalTo} hours`,
  },
  // Claimed on the rental pages although every plan carries a fee per mile (rental-plans.ts) (RENT-13)
  freeDelivery: { title: 'Free delivery', text: 'Free delivery and pickup' },
  // Claimed beside posted hours of 9 to 5 (RENT-14)
  aroundTheClock: { title: '24/7 support', text: 'Call the main line, day or night, while you have our cart.' },
  insuranceIncluded: { title: 'Insurance included', text: 'It is part of every plan.' }, // RENT-14
  noHiddenFees: {
    title: 'No hidden fees',
    text: 'Every fee is on this page, in the rental policy or in the delivery policy.',
  }, // RENT-18
} as const satisfies Promises

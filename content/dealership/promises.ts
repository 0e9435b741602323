import type { TitledText } from '#content/shared/section-types.ts'

type Promises = {
  readonly response: {
    readonly within: string
    readonly typical: string
  }
  readonly freeDelivery: TitledText
  readonly aroundTheClock: TitledText
  readonly insuranceIncluded: TitledText
  readonly noHiddenFees: TitledText
}

export const promises = {
  // LEAD-37
  response: {
    within: 'up to 24 hours',
    typical: 'typical 2-6 hours',
  },
  // RENT-13: claimed on the rental pages although every plan carries a fee per mile (rental-plans.ts)
  freeDelivery: { title: 'Free delivery', text: 'Free delivery and pickup' },
  // RENT-15: claimed beside posted hours of 9 to 5
  aroundTheClock: { title: '24/7 support', text: 'Call day or night while you have our cart.' },
  insuranceIncluded: { title: 'Insurance included', text: 'It is part of every plan.' }, // RENT-14
  noHiddenFees: { title: 'No hidden fees', text: 'Every fee is in the rental policy.' }, // RENT-18
} as const satisfies Promises

import type { Band, TitledText } from '#kit/parts/section-types.ts'
import { promises } from '#subjects/dealership/facts/promises.ts'
import { priceTerms } from '#subjects/policies/facts/price-terms.ts'
import { rentalDeliveryWords } from './rental-delivery.ts'

type RentalTownPage = {
  /** {town} is the short name. */
  readonly head: { readonly title: string; readonly keywords: readonly string[] }
  readonly hero: { readonly heading: string; readonly text: string; readonly townLink: string }
  readonly about: Band<{
    tip: string
    zips: string
    nearby: string
    examples: string
    example: string
    billed: string
  }>
  readonly plans: Band
  readonly help: Band<{ call: string }>
  readonly whyChoose: Band<{ points: readonly TitledText[] }>
  readonly uses: Band<{ terrain: string; carts: string; roads: string }>
  readonly closing: Band<{ call: string; write: string }>
}

export const rentalTownPageWords = {
  head: {
    title: 'Golf Cart Rentals in {town}, PA | Switchback',
    keywords: ['golf cart rental {town} PA', 'rent a golf cart {town}', 'cart rental {zip}'],
  },
  hero: {
    heading: 'Golf cart rentals in {town}',
    text: 'From {price} a day.',
    townLink: 'Golf carts in {town}',
  },
  about: {
    heading: 'Renting in {town}',
    tip: 'Before we deliver',
    zips: 'ZIP',
    nearby: 'Rentals nearby:',
    examples: 'Two sample rental bills',
    example: '{days}, {cart}',
    billed: `With delivery, ${priceTerms.rental}.`,
  },
  plans: { heading: 'Plans for {town}' },
  help: {
    heading: 'Help choosing',
    text: 'Tell us how many ride, on what ground and for how long.',
    call: 'Call us',
  },
  // RENT-27
  whyChoose: {
    heading: 'Why choose us',
    points: [
      { title: promises.freeDelivery.title, text: rentalDeliveryWords.rule },
      { title: promises.aroundTheClock.title, text: promises.aroundTheClock.text },
      { title: 'Flexible booking', text: 'Book by phone or on our contact page.' },
      { title: 'Best prices', text: 'Longer plans cost less per day.' },
    ],
  },
  uses: {
    heading: 'Popular uses in {town}',
    terrain: 'Ground',
    carts: 'Which cart',
    roads: 'Roads',
  },
  closing: {
    heading: 'Book by phone',
    call: 'Call to book',
    write: 'Contact us',
  },
} as const satisfies RentalTownPage

import { promises } from '#content/dealership/promises.ts'
import type { Band, TitledText } from '#content/shared/section-types.ts'

type RentalTownPage = {
  /** {town} is the short name. */
  readonly head: { readonly title: string; readonly keywords: readonly string[] }
  readonly hero: { readonly heading: string; readonly call: string; readonly townLink: string }
  readonly about: Band<{ tip: string; zips: string; planner: string; examples: string; example: string }>
  readonly plans: Band<{ terms: string; more: string }>
  readonly help: Band<{ call: string }>
  readonly whyChoose: Band<{ points: readonly TitledText[] }>
  readonly uses: Band<{ ground: string; cart: string; roads: string; rules: string }>
  readonly closing: Band<{ call: string; write: string }>
}

export const rentalTownPage = {
  head: {
    title: 'Golf Cart Rentals in {town}, PA | Switchback',
    keywords: ['golf cart rental {town} PA', 'rent a golf cart {town}', 'cart rental {zip}'],
  },
  hero: { heading: 'Golf cart rentals in {town}', call: 'Call to book', townLink: 'Golf carts in {town}' },
  about: {
    heading: 'Renting in {town}',
    tip: 'Before the truck comes',
    zips: 'ZIP',
    planner: 'Plan a rental',
    examples: 'What it comes to',
    example: '{days}, {cart}, brought to you',
  },
  plans: { heading: 'Plans for {town}', terms: 'The small print, large', more: 'Golf Cart Rental Policy' },
  help: {
    heading: 'Help choosing',
    text: 'How many ride, over what ground, for how long? Two minutes will do.',
    call: 'Call us',
  },
  // RENT-30
  whyChoose: {
    heading: 'Why choose us',
    points: [
      { title: promises.freeDelivery.title, text: promises.freeDelivery.text },
      { title: promises.aroundTheClock.title, text: promises.aroundTheClock.text },
      { title: 'Flexible booking', text: 'Book by phone or message, and move the date the same way' },
      { title: 'Best prices', text: 'A day costs less with every longer plan' },
    ],
  },
  uses: {
    heading: 'Popular uses in {town}',
    ground: 'The ground',
    cart: 'The cart',
    roads: 'The roads',
    rules: 'The rules in full',
  },
  closing: {
    heading: 'Book by phone',
    text: 'Dates, seats, address: you hear the price before anything is booked.',
    call: 'Call to book',
    write: 'Contact us',
  },
} as const satisfies RentalTownPage

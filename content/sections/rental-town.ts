import { promises } from '#content/promises.ts'
import type { Band, TitledText } from '#content/sections/section-types.ts'

type RentalTownPage = {
  /** {town} is the short name. */
  readonly head: { readonly title: string; readonly keywords: readonly string[] }
  readonly hero: { readonly heading: string; readonly call: string; readonly townLink: string }
  readonly plans: Band
  readonly help: Band<{ call: string }>
  readonly whyChoose: Band<{ points: readonly TitledText[] }>
  readonly uses: Band
  readonly closing: Band<{ call: string; write: string }>
}

// spec §2 Rental town pages
export const rentalTownPage = {
  head: {
    title: 'Golf Cart Rentals in {town}, PA | Switchback',
    keywords: ['golf cart rental {town} PA', 'rent a golf cart {town}', 'Carbon County cart rental'],
  },
  hero: { heading: 'Golf cart rentals in {town}', call: 'Call to book', townLink: 'Golf carts in {town}' },
  plans: { heading: 'Plans for {town}', text: 'The same prices everywhere; what differs is the way to your door.' },
  help: {
    heading: 'Help choosing',
    text: 'Say how many ride, over what ground and for how long. The rest takes two minutes.',
    call: 'Call us',
  },
  // spec §2 Rental town pages: free delivery, 24/7 support, flexible booking, best prices
  whyChoose: {
    heading: 'Why choose us',
    points: [
      { title: promises.freeDelivery.title, text: promises.freeDelivery.text },
      { title: promises.aroundTheClock.title, text: promises.aroundTheClock.text },
      { title: 'Flexible booking', text: 'Book by phone or message, and move the date the same way.' },
      {
        title: 'Best prices',
        text: 'A day costs less with every longer plan, and the planner finds the cheapest mix.',
      },
    ],
  },
  uses: { heading: 'Popular uses in {town}' },
  closing: {
    heading: 'Ready when you are',
    text: 'A call is enough: dates, seats, address. We confirm the price before anything is booked.',
    call: 'Call to book',
    write: 'Send a message',
  },
} as const satisfies RentalTownPage

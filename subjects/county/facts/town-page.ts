import type { Band, TitledText } from '#kit/parts/section-types.ts'
import type { TownRecord } from './town-record.ts'

type TownPage = {
  /** {label} is name, type and 'Golf Carts'; {town} the short name. */
  readonly head: { readonly title: string; readonly keywords: readonly string[] }
  readonly hero: {
    readonly heading: string
    readonly inventory: string
    readonly rentals: string
    readonly call: string
  }
  readonly about: Band<{ place: string }>
  readonly map: Band<{ title: string }>
  readonly coverage: Band<{ county: string; zips: string; places: string; neighbors: string }>
  readonly contact: Band<{ call: string; write: string }>
  readonly showroom: Band<{ away: string; directions: string }>
  readonly services: Band<Record<'sales' | 'rentals' | 'service' | 'delivery', TitledText>>
  readonly suits: Band<{ uses: string }>
  readonly year: Band<{ seasons: Readonly<Record<keyof TownRecord['year'], string>> }>
  readonly featured: {
    readonly heading: string
    readonly failed: { readonly before: string; readonly after: string }
  }
  readonly roads: { readonly advice: string }
  readonly closing: { readonly quote: string; readonly inventory: string }
}

// Short on purpose: few words for what is the same in every town, the rest is local.
export const townPageWords = {
  head: {
    title: '{label}, PA | Switchback',
    keywords: ['golf carts {town} PA', '{label}', 'golf cart delivery {town}', 'golf carts {county}'],
  },
  hero: {
    heading: 'Golf carts in {town}',
    inventory: 'View Inventory',
    rentals: 'See rental prices',
    call: 'Call',
  },
  about: { heading: 'More about {town}', place: 'The place' },
  map: { heading: 'Around {town}', title: 'Interactive map of {town}' },
  coverage: {
    heading: 'Service coverage',
    county: 'County',
    zips: 'ZIP codes',
    places: 'Places',
    neighbors: 'Nearby towns',
  },
  contact: { heading: 'Contact', call: 'Call', write: 'Contact us' },
  showroom: { heading: 'Nearest showroom', away: 'about {miles} by road', directions: 'Directions' },
  services: {
    heading: 'What we do in {town}',
    sales: { title: 'Sales', text: 'New and used carts, with prices' },
    rentals: { title: 'Rentals', text: 'By the day, week or month' },
    service: { title: 'Service', text: 'Repairs, batteries and parts' },
    delivery: { title: 'Delivery', text: 'What it costs to your door' },
  },
  suits: {
    heading: 'Three carts for {town}',
    uses: 'What people use them for',
  },
  year: {
    heading: 'Season by season in {town}',
    seasons: { spring: 'Spring', summer: 'Summer', fall: 'Fall', winter: 'Winter' },
  },
  featured: {
    heading: 'Three of our carts',
    failed: {
      before: 'Our list of carts did not load.',
      after: 'Call, and we will tell you what is in stock and what it costs.',
    },
  },
  roads: {
    advice: 'State of the law: {date}. Not legal advice: ask the municipal office in {town}, and PennDOT.',
  },
  closing: {
    quote: 'Get a Quote',
    inventory: 'View Inventory',
  },
} as const satisfies TownPage

// The answer to an unknown town (TOWN-17)
export const unknownTown = {
  head: {
    title: 'Municipality not found | Switchback Golf Carts',
    description:
      'No municipality of that name is on our list. Search by town, village, lake or ZIP code, or choose one of the towns that we serve.',
  },
  title: 'Municipality not found',
  text: 'No town on our list is called “{asked}”. Check the spelling, or choose the town around your village.',
  nameless: 'No town on our list has that name. Check the spelling, or choose the town around your village.',
  near: 'Did you mean',
  every: 'Every town we serve',
  call: 'Call us',
} as const

/** The field for a town in any form of ours. */
export const townQuestion = {
  label: 'Town, lake or ZIP\u00a0code',
  example: 'Such as Kidder',
  unknown: 'We know no town called “{town}”. Try a ZIP code or a nearby town.',
  unknownZip: 'We do not know ZIP {town}. Type a nearby town.',
  several: '“{town}” is in more than one town. Choose one:',
  near: 'We know no town called “{town}”. Did you mean:',
} as const

export const townSearch = {
  label: 'Find your town',
  hint: 'A town, village, lake or ZIP code',
  button: 'Find town',
} as const

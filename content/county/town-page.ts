import type { CartKind } from '#content/shared/cart-kind.ts'
import type { Band, TitledText } from '#content/shared/section-types.ts'
import { deliveryWords } from './delivery-rules.ts'
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
  readonly about: Band<{ mapTitle: string }>
  readonly coverage: Band<{ county: string; zips: string; places: string; neighbors: string }>
  readonly contact: Band<{ call: string; write: string }>
  readonly showroom: Band<{ away: string; directions: string }>
  readonly services: Band<{ sales: TitledText; rentals: TitledText; service: TitledText; delivery: TitledText }>
  readonly suits: Band<{ kinds: Readonly<Record<CartKind, string>>; uses: string }>
  readonly year: Band<{ seasons: Readonly<Record<keyof TownRecord['year'], string>> }>
  readonly featured: Band
  readonly roads: { readonly advice: string; readonly all: string }
  readonly closing: Band<{ quote: string; inventory: string; call: string }>
}

// Short on purpose: what is the same for every town is said in few words, the rest is local.
export const townPage = {
  head: {
    title: '{label}, PA | Switchback',
    keywords: ['golf carts {town} PA', '{label}', 'golf cart delivery {town}', 'golf carts {county}'],
  },
  hero: {
    heading: 'Golf carts in {town}',
    inventory: 'View Inventory',
    rentals: 'Rent a cart here',
    call: 'Call',
  },
  about: { heading: 'What a cart is for in {town}', mapTitle: 'Interactive map of {town}' },
  coverage: {
    heading: 'Service coverage',
    county: 'County',
    zips: 'ZIP codes',
    places: 'With',
    neighbors: 'Next door',
  },
  contact: { heading: 'Contact', call: 'Call', write: 'Contact us' },
  showroom: { heading: 'Nearest showroom', away: 'about {miles} miles by road', directions: 'Directions' },
  services: {
    heading: 'What we do in {town}',
    sales: { title: 'Sales', text: 'See {kinds}, each with its price.' },
    rentals: { title: 'Rentals', text: 'By the day, week or month.' },
    service: { title: 'Service', text: 'Repair and batteries, in our own shop.' },
    delivery: { title: 'Delivery', text: deliveryWords.saleTile },
  },
  suits: {
    heading: 'What suits {town}',
    kinds: { 'four-seater': 'four-seaters', 'six-seater': 'six-seaters', utility: 'utility carts' },
    uses: 'Seen at work',
  },
  year: {
    heading: 'The year in {town}',
    seasons: { spring: 'Spring', summer: 'Summer', fall: 'Fall', winter: 'Winter' },
  },
  featured: { heading: 'Three carts to see' },
  roads: {
    advice: 'Our reading of {date}, not legal advice: ask the municipal office in {town}, and PennDOT.',
    all: 'The rules in full',
  },
  closing: { heading: 'A price for {town}', quote: 'Get a Quote', inventory: 'View Inventory', call: 'Call' },
} as const satisfies TownPage

// TOWN-17: what an unknown town is answered with
export const unknownTown = {
  head: {
    title: 'Municipality not found | Switchback Golf Carts',
    description:
      'No municipality of that name is on our list. Search by town, village, lake or ZIP code, or choose one of the towns that we serve.',
  },
  title: 'Municipality not found',
  text: 'Nothing on our list goes by “{asked}”. It may be a village inside one of these towns, or a slip of the key.',
  nameless:
    'Nothing on our list goes by that name. It may be a village inside one of these towns, or a slip of the key.',
  near: 'Did you mean',
  every: 'Every town we serve',
  call: 'Ask us by phone',
} as const

export const townSearch = {
  label: 'Find your town',
  hint: 'A town, village, lake or ZIP code',
  button: 'Find it',
} as const

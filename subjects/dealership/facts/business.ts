/** A telephone number as the site shows it: '(570) 555-0134'. */
export type Phone = `(${string}) ${string}-${string}`

/** The dealer's telephone lines, whose numbers the dealer changes at the desk. */
export type PhoneLine = 'main' | 'tollFree' | 'poconoPines' | 'scranton'

export type Phones = Readonly<Record<PhoneLine, Phone>>

export type PostalAddress = {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

export type Coordinates = { readonly latitude: number; readonly longitude: number }

type Business = {
  readonly name: string
  readonly shortName: string
  readonly tagline: string
  readonly description: string
  readonly county: string
  readonly officeCounty: string
  readonly state: string
  readonly country: string
  readonly phones: Phones
  readonly email: string
  readonly website: string
  readonly address: PostalAddress
  readonly coordinates: Coordinates
  readonly externalSites: {
    readonly financingApplication: string
    readonly dealerFinancing: string
    readonly facebook: string
    readonly youtube: string
    readonly reviews: string
  }
  readonly maps: { readonly embedPrefix: string; readonly pointZoom: string; readonly directionsPrefix: string }
  readonly copyrightYear: number
  readonly policiesUpdated: string
}

export const business = {
  name: 'Switchback Golf Carts',
  shortName: 'Switchback',
  tagline: 'Electric golf carts for the hills of Carbon County',
  // SHOP-1
  description:
    'A local dealership in Carbon County, Pennsylvania, that sells, rents, services and stores electric golf carts.',
  // The county we serve, and the one in which the White Haven office lies (SHOP-17)
  county: 'Carbon County',
  officeCounty: 'Luzerne County',
  state: 'Pennsylvania',
  country: 'US',
  // The numbers lie in the range reserved for fiction (SHOP-3)
  phones: {
    main: '(570) 555-0134',
    tollFree: '(800) 555-0187',
    poconoPines: '(570) 555-0151',
    scranton: '(570) 555-0162',
  },
  email: 'hello@switchbackgolfcarts.example',
  website: 'switchbackgolfcarts.example',
  // SHOP-3
  address: {
    street: '100 Switchback Way',
    city: 'White Haven',
    state: 'PA',
    zip: '18661',
  },
  coordinates: { latitude: 41.0606, longitude: -75.7747 },
  externalSites: {
    financingApplication: 'https://financing.example/switchback/apply',
    dealerFinancing: 'https://dealer-financing.example/switchback/quote',
    facebook: 'https://facebook.example/switchbackgolfcarts',
    youtube: 'https://youtube.example/switchbackgolfcarts',
    reviews: 'https://reviews.example/switchbackgolfcarts',
  },
  // subjects/dealership/rules/reach.ts completes each prefix with a place.
  maps: {
    embedPrefix: 'https://www.google.com/maps?output=embed&q=',
    // A point means the middle of a town: the map must show its roads and neighbors.
    pointZoom: '&z=12',
    directionsPrefix: 'https://www.google.com/maps/dir/?api=1&destination=',
  },
  copyrightYear: 2025,
  policiesUpdated: '2025-01-23',
} as const satisfies Business

export type Phone = { readonly display: string; readonly href: `tel:+1${string}` }

export type PostalAddress = {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly oneLine: string
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
  readonly stateCode: string
  readonly country: string
  readonly region: string
  readonly phones: { readonly main: Phone; readonly tollFree: Phone }
  readonly email: { readonly display: string; readonly href: `mailto:${string}` }
  readonly website: { readonly display: string; readonly href: string }
  readonly address: PostalAddress
  readonly coordinates: Coordinates
  readonly externalSites: {
    readonly financingApplication: string
    readonly dealerFinancing: string
    readonly facebook: string
    readonly youtube: string
    readonly reviews: string
  }
  readonly maps: {
    readonly origin: string
    readonly embedPrefix: string
    readonly directionsPrefix: string
    readonly searchPrefix: string
  }
  readonly copyrightYear: number
  readonly policiesUpdated: { readonly iso: string; readonly display: string }
}

export const business = {
  name: 'Switchback Golf Carts',
  shortName: 'Switchback',
  tagline: 'Electric golf carts for the hills of Carbon County',
  // spec §1: what the dealership does
  description:
    'A local dealership in Carbon County, Pennsylvania, that sells, rents, services and stores electric golf carts.',
  // spec §1 names several counties: the one we serve, and the one in which the White Haven office lies
  county: 'Carbon County',
  officeCounty: 'Luzerne County',
  state: 'Pennsylvania',
  stateCode: 'PA',
  country: 'US',
  region: 'the Poconos',
  // spec §9 Contact and hours; the numbers lie in the range reserved for fiction
  phones: {
    main: { display: '(570) 555-0134', href: 'tel:+15705550134' },
    tollFree: { display: '(800) 555-0187', href: 'tel:+18005550187' },
  },
  email: {
    display: 'hello@switchbackgolfcarts.example',
    href: 'mailto:hello@switchbackgolfcarts.example',
  },
  website: { display: 'switchbackgolfcarts.example', href: 'https://switchbackgolfcarts.example/' },
  // spec §9: street address in White Haven, PA
  address: {
    street: '100 Switchback Way',
    city: 'White Haven',
    state: 'PA',
    zip: '18661',
    oneLine: '100 Switchback Way, White Haven, PA 18661',
  },
  coordinates: { latitude: 41.0606, longitude: -75.7747 },
  externalSites: {
    financingApplication: 'https://financing.example/switchback/apply',
    dealerFinancing: 'https://dealer-financing.example/switchback/quote',
    facebook: 'https://facebook.example/switchbackgolfcarts',
    youtube: 'https://youtube.example/switchbackgolfcarts',
    reviews: 'https://reviews.example/switchbackgolfcarts',
  },
  // Each prefix is completed with an encoded "latitude,longitude" or address.
  maps: {
    origin: 'https://www.google.com',
    embedPrefix: 'https://www.google.com/maps?output=embed&q=',
    directionsPrefix: 'https://www.google.com/maps/dir/?api=1&destination=',
    searchPrefix: 'https://www.google.com/maps/search/?api=1&query=',
  },
  copyrightYear: 2025, // spec §9
  policiesUpdated: { iso: '2025-01-23', display: 'January 23, 2025' }, // spec §9
} as const satisfies Business

// spec §1: two featured, four mentioned as carried; the home page's grid of six
export const brandNames = ['Denago', 'Evolution', 'Club Car', 'EZ-GO', 'Tomberlin', 'Swift EV'] as const

export type BrandName = (typeof brandNames)[number]

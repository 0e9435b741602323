import type { Coordinates, PhoneLine, PostalAddress } from './business.ts'
import { business } from './business.ts'

export type Location = {
  readonly id: 'pocono-pines' | 'scranton' | 'online'
  readonly name: string
  readonly city: string
  readonly county: string
  readonly address: PostalAddress
  readonly addressNote?: string
  /** The name at the address, where it differs from the name of the location. */
  readonly addressName?: string
  readonly line: PhoneLine
  readonly coordinates: Coordinates
  readonly websiteUrl: string
  readonly reviewUrl: string
  readonly youtubeUrl: string
  readonly facebookUrl?: string
}

// Two physical, one online. Streets are fictional (SHOP-34, SHOP-40).
export const poconoPines = {
  id: 'pocono-pines',
  name: 'Pocono Pines Showroom',
  city: 'Pocono Pines',
  county: 'Monroe County',
  address: {
    street: '212 Laurel Ridge Road',
    city: 'Pocono Pines',
    state: 'PA',
    zip: '18350',
  },
  line: 'poconoPines',
  coordinates: { latitude: 41.1065, longitude: -75.4546 },
  websiteUrl: 'https://pocono-pines.switchbackgolfcarts.example/',
  reviewUrl: 'https://reviews.example/switchbackgolfcarts/pocono-pines',
  youtubeUrl: business.externalSites.youtube,
  facebookUrl: 'https://facebook.example/switchbackgolfcarts-pocono-pines',
} as const satisfies Location

export const scranton = {
  id: 'scranton',
  name: 'Scranton Showroom',
  city: 'Scranton',
  county: 'Lackawanna County',
  address: {
    street: '48 Trolley Works Way',
    city: 'Scranton',
    state: 'PA',
    zip: '18503',
  },
  line: 'scranton',
  coordinates: { latitude: 41.409, longitude: -75.6624 },
  websiteUrl: 'https://scranton.switchbackgolfcarts.example/',
  reviewUrl: 'https://reviews.example/switchbackgolfcarts/scranton',
  youtubeUrl: business.externalSites.youtube,
} as const satisfies Location

const onlineShowroom = {
  id: 'online',
  name: 'Online Showroom',
  city: 'Pennsylvania',
  county: business.officeCounty,
  address: business.address,
  addressNote: 'Serving all of Pennsylvania from our office',
  addressName: `${business.address.city} office`,
  line: 'tollFree',
  coordinates: business.coordinates,
  websiteUrl: `https://${business.website}/`,
  reviewUrl: business.externalSites.reviews,
  youtubeUrl: business.externalSites.youtube,
  facebookUrl: business.externalSites.facebook,
} as const satisfies Location

/** The showroom page shows these as cards, home as partner dealers, contact as showrooms. */
export const locations: readonly Location[] = [poconoPines, scranton, onlineShowroom]

/** The showrooms in which a cart may stand. */
export const showroomNames = { [poconoPines.id]: poconoPines.name, [scranton.id]: scranton.name } as const

/** Where we repair carts, and store them indoors and under cover outdoors. For the owner to confirm. */
export const workshop: Location = poconoPines
export const storageBuilding: Location = poconoPines

/** The two addresses on the thank-you page. */
export const physicalShowrooms: readonly Location[] = [poconoPines, scranton]

export const locationLabels = {
  directions: 'Directions',
  call: 'Call Now',
  website: 'Website',
  facebook: 'Facebook',
  youtube: 'YouTube',
  reviews: 'Reviews',
  workshop: 'repair shop',
  storage: 'cart storage',
  also: 'Also our {places}',
} as const

// The interactive map, which loads when the visitor opens it.
export const mapMessages = {
  open: 'Show the interactive map',
  note: 'It loads from Google when you open it.',
  directions: 'Directions',
} as const

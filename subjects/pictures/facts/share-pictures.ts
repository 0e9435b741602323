import { business } from '#subjects/dealership/facts/business.ts'
import { claims } from '#subjects/dealership/facts/claims.ts'
import type { HeroPhoto } from './hero-photos.ts'

export type ShareCard = {
  readonly headline: string
  readonly line: string
  readonly scene: HeroPhoto['name']
}

/** The picture of a shared link, one for each kind of page. */
export const shareCards = {
  home: { headline: business.name, line: business.tagline, scene: 'ridge-overlook' },
  inventory: { headline: 'Golf carts for sale', line: 'New and used, each with its price', scene: 'dawn-row' },
  rentals: { headline: 'Golf cart rentals', line: 'By the day, the week or the month', scene: 'lake-dock' },
  services: {
    headline: 'Repair and batteries',
    line: 'Electric golf cart service in our own shop',
    scene: 'service-bay',
  },
  showroom: { headline: 'Our showrooms', line: 'Pocono Pines and Scranton', scene: 'showroom-dusk' },
  contact: { headline: 'Contact us', line: 'Call, write or stop by', scene: 'showroom-dusk' },
  about: { headline: 'About us', line: 'Our story and our team', scene: 'dawn-row' },
  'eco-impact': { headline: 'What electric saves', line: 'Fuel, money and carbon, year by year', scene: 'campground' },
  county: {
    headline: business.county,
    line: `Golf carts in all ${claims.municipalities.served} municipalities`,
    scene: 'ridge-overlook',
  },
  policies: { headline: 'Our policies', line: 'In plain words, with every figure', scene: 'winter-storage' },
} as const satisfies Readonly<Record<string, ShareCard>>

export type ShareCardName = keyof typeof shareCards

export const shareTexts = {
  town: 'Golf carts: sales, rentals, service, delivery',
  alt: '{headline}. {line}. {scene}',
  cartAlt: '{name}, a golf cart with {seats} seats, seen from the front corner.',
  cartLine: '{seats} seats',
} as const

export const shareSize = { width: 1200, height: 630 } as const

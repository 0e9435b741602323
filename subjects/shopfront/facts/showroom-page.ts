import type { Band, Hero, TitledText } from '#kit/parts/section-types.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { claims } from '#subjects/dealership/facts/claims.ts'
import type { PageHeadWords } from '#subjects/dealership/facts/head-defaults.ts'
import { poconoPines, scranton } from '#subjects/dealership/facts/locations.ts'

type Showroom = {
  readonly head: PageHeadWords
  readonly hero: Hero<'call'>
  readonly locations: Band
  readonly services: Band<{ items: readonly TitledText[] }>
  readonly areas: Band
  readonly visit: Band<{ schedule: string; call: string }>
}

export const showroom = {
  head: {
    title: 'Golf Cart Showrooms: Pocono Pines and Scranton',
    description:
      'Visit our golf cart showrooms in Pocono Pines and Scranton, Pennsylvania, or call the online one. Addresses, hours, directions and test drives.',
    keywords: ['golf cart showroom', 'golf carts Pocono Pines', 'golf carts Scranton PA', 'golf cart test drive'],
  },
  hero: {
    heading: 'See and drive our carts',
    text: `Two showrooms to visit, in ${poconoPines.city} and ${scranton.city}, and one online.`,
    call: 'Call',
  },
  locations: {
    heading: 'Our Locations',
    text: `One in ${poconoPines.county}, one in ${scranton.county}, and one online for all of ${business.state}.`,
  },
  services: {
    heading: 'At the showroom',
    items: [
      {
        title: 'Test Drives',
        text: 'Drive a cart up the hill behind the building, with everyone who will ride in it.',
      },
      {
        title: 'Expert Consultation',
        text: 'Tell us your road, your riders and your budget. We narrow it down to two or three carts.',
      },
      {
        title: 'Financing Options',
        text: `${claims.zeroPercentFinancing}. We go through the payments with you line by line.`,
      },
    ],
  },
  areas: {
    heading: 'Areas We Serve',
    text: `${claims.municipalities.served} boroughs and townships. Choose yours.`,
  },
  visit: {
    heading: 'Plan a visit',
    text: 'Tell us when you are coming, and we will have the cart charged and out front.',
    schedule: 'Schedule Visit',
    call: 'Call',
  },
} as const satisfies Showroom

import type { Band, Hero, Stat, TitledText } from '#kit/parts/section-types.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { claims } from '#subjects/dealership/facts/claims.ts'
import type { PageHeadWords } from '#subjects/dealership/facts/head-defaults.ts'
import { aboutPageHours } from '#subjects/dealership/facts/hours.ts'

type Region = { readonly name: string; readonly slugs: readonly string[] }

type About = {
  readonly head: PageHeadWords
  readonly hero: Hero<'contact' | 'inventory'>
  readonly story: Band<{ paragraphs: readonly string[] }>
  readonly stats: { readonly items: readonly Stat[] }
  readonly map: Band
  readonly address: Band<{ directions: string; hours: string }>
  readonly values: Band<{ items: readonly TitledText[] }>
  /** `anyNumber`: the words where the dealer has named more people, or fewer. */
  readonly team: Band<{ anyNumber: string }>
  readonly regions: Band<{ groups: readonly Region[] }>
  readonly contact: Band<{ call: string; write: string }>
}

export const about = {
  head: {
    title: 'About Us: Our Story and Team | Switchback Golf Carts',
    description:
      'Who runs Switchback Golf Carts, how we started, how we work, and the Carbon County boroughs and townships we serve.',
    keywords: [
      'about Switchback Golf Carts',
      'golf cart dealer White Haven PA',
      'Carbon County golf carts',
      'our team',
    ],
  },
  hero: {
    heading: 'A small, local golf cart dealership',
    text: `Two showrooms, a repair shop and carts to rent, in and around ${business.county}.`,
    contact: 'Contact us',
    inventory: 'View Inventory',
  },
  story: {
    heading: 'Our Story',
    paragraphs: [
      'It began with one borrowed trailer and a neighbor in Penn Forest whose cart would not climb his own driveway. We fixed it, and his neighbors called.',
      'Today we sell and rent electric carts, keep a full shop and store carts through the winter. The name comes from the Switchback Gravity Railroad, which carried coal and later tourists between Summit Hill and the town now called Jim Thorpe.',
      `Most of us live in ${business.county}, and we try every cart on its hills.`,
    ],
  },
  stats: {
    items: [
      { figure: claims.yearsInBusiness, label: 'years' },
      { figure: claims.customers, label: 'satisfied customers' },
      { figure: String(claims.municipalities.withCounty), label: 'municipalities' },
    ],
  },
  map: {
    heading: 'Where we are',
    text: `Our office is in ${business.address.city}, in ${business.officeCounty}, just over the line from ${business.county}.`,
  },
  address: { heading: 'Our address', directions: 'Directions', hours: aboutPageHours.name },
  values: {
    heading: 'How we work',
    items: [
      {
        title: 'Prices up front',
        text: 'Cart prices, the labor rate and the delivery fee are all on this site.',
      },
      {
        title: 'The right cart for your road',
        text: 'A flat campground and a road above Nesquehoning need different carts. We ask first.',
      },
      {
        title: 'Repairs that last',
        text: 'We look for the cause and show you the worn part. If it isn’t fixed, bring it back.',
      },
      {
        title: 'Quiet and clean',
        text: 'We sell electric carts only, and we recycle worn-out batteries.',
      },
    ],
  },
  team: {
    heading: 'Our team',
    text: 'The four people you are most likely to talk to.',
    anyNumber: 'The people you are most likely to talk to.',
  },
  // Regions of 8 towns each; with the county's entry they hold the 24 of the about page (SHOP-46)
  regions: {
    heading: `Our service area: ${claims.municipalities.withCounty} municipalities`,
    text: 'We deliver to all of these, and pick up carts for repair and storage.',
    groups: [
      {
        name: 'Northwest, around Weatherly',
        slugs: ['east-side', 'lehigh', 'lausanne', 'weatherly', 'packer', 'beaver-meadows', 'banks', 'kline'],
      },
      {
        name: 'Southwest, around Jim Thorpe and Lehighton',
        slugs: [
          'nesquehoning',
          'lansford',
          'summit-hill',
          'jim-thorpe',
          'lehighton',
          'weissport',
          'mahoning',
          'east-penn',
        ],
      },
      {
        name: 'East, from Lake Harmony to Palmerton',
        slugs: [
          'kidder',
          'penn-forest',
          'towamensing',
          'franklin',
          'parryville',
          'palmerton',
          'lower-towamensing',
          'carbon-county',
        ],
      },
    ],
  },
  contact: {
    heading: 'Visit, call or write',
    text: 'A photo of your driveway helps us pick a cart.',
    call: 'Call us',
    write: 'Contact us',
  },
} as const satisfies About

import type { PageHead } from '#content/shared/head-defaults.ts'
import type { Band, Hero, Stat, TitledText } from '#content/shared/section-types.ts'
import { business } from './business.ts'
import { claims } from './claims.ts'
import { aboutPageHours } from './hours.ts'

type Region = { readonly name: string; readonly slugs: readonly string[] }

type About = {
  readonly head: PageHead
  readonly hero: Hero<'contact' | 'inventory'>
  readonly story: Band<{ paragraphs: readonly string[] }>
  readonly stats: Band<{ items: readonly Stat[] }>
  readonly map: Band
  readonly address: Band<{ directions: string; hours: string }>
  readonly values: Band<{ items: readonly TitledText[] }>
  readonly team: Band
  readonly regions: Band<{ groups: readonly Region[] }>
  readonly municipalities: Band
  readonly contact: Band<{ call: string; write: string }>
}

export const about = {
  head: {
    title: 'About Us: Our Story and Team | Switchback Golf Carts',
    description:
      'Who runs Switchback Golf Carts, how we started, what we hold to, and the Carbon County boroughs and townships we drive to.',
    keywords: [
      'about Switchback Golf Carts',
      'golf cart dealer White Haven PA',
      'Carbon County golf carts',
      'our team',
    ],
  },
  hero: {
    heading: 'A small dealership that knows every hill',
    text: 'We live on the roads we sell carts for. That settles most questions about what belongs on the lot.',
    contact: 'Contact us',
    inventory: 'View Inventory',
  },
  story: {
    heading: 'Our Story',
    paragraphs: [
      'It began with one borrowed trailer and a neighbor in Penn Forest whose cart would not climb his own driveway. We fixed the cart. Then his neighbor called, and the one after that.',
      'Today we sell and rent electric carts, keep a full shop and store carts through the winter. The name comes from the Switchback Gravity Railroad, which carried coal and later tourists between Summit Hill and the town now called Jim Thorpe.',
      'We are still small enough that the person who answers the phone can walk out and look at your cart.',
    ],
  },
  stats: {
    heading: 'In figures',
    items: [
      { figure: claims.yearsInBusiness, label: 'years' },
      { figure: claims.customers, label: 'satisfied customers' },
      { figure: String(claims.municipalities.withCounty), label: 'municipalities' },
    ],
  },
  map: {
    heading: 'Where we are',
    text: `Our office is in ${business.address.city}, in ${business.officeCounty}, just over the line from ours.`,
  },
  address: { heading: 'Our address', directions: 'Directions', hours: aboutPageHours.name },
  values: {
    heading: 'What we hold to',
    items: [
      {
        title: 'Say what it costs',
        text: 'The price on the tag, the labor rate and the delivery fee are posted where you can read them first.',
      },
      {
        title: 'Fit the road',
        text: 'A flat campground and a road above Nesquehoning need different carts. We ask before we recommend.',
      },
      {
        title: 'Fix it properly',
        text: 'We look for the cause and show you the worn part. A repair that has to come back was not one.',
      },
      {
        title: 'Leave the woods quiet',
        text: 'Electric carts let you hear the creek. We recycle the batteries that have done their work.',
      },
    ],
  },
  team: { heading: 'Who you will meet', text: 'Four people you are likely to speak to first.' },
  // SHOP-46: regions of 8 each; with the county entry they hold the 24 of the about page
  regions: {
    heading: 'Where we drive',
    text: 'Deliveries, pickups and service calls go out on every one of these roads.',
    groups: [
      {
        name: 'Upper Lehigh',
        slugs: ['east-side', 'kidder', 'lehigh', 'lausanne', 'packer', 'weatherly', 'banks', 'beaver-meadows'],
      },
      {
        name: 'Panther Valley and the Switchback',
        slugs: [
          'kline',
          'nesquehoning',
          'lansford',
          'summit-hill',
          'jim-thorpe',
          'penn-forest',
          'mahoning',
          'lehighton',
        ],
      },
      {
        name: 'Lower Lehigh and Blue Mountain',
        slugs: [
          'weissport',
          'parryville',
          'franklin',
          'east-penn',
          'palmerton',
          'lower-towamensing',
          'towamensing',
          'carbon-county',
        ],
      },
    ],
  },
  municipalities: {
    heading: `All ${claims.municipalities.withCounty} municipalities`,
    text: 'Each has a page of its own with delivery, rentals and service nearby.',
  },
  contact: {
    heading: 'Come by, call or write',
    text: 'Bring your questions and, if you like, a photo of your driveway.',
    call: 'Call us',
    write: 'Contact us',
  },
} as const satisfies About

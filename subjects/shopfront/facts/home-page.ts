import type { Band, Hero, Stat, TitledText } from '#kit/parts/section-types.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { carriedBrands } from '#subjects/dealership/facts/carried-brands.ts'
import { claims } from '#subjects/dealership/facts/claims.ts'
import type { PageHeadWords } from '#subjects/dealership/facts/head-defaults.ts'
import { serviceFigures } from '#subjects/dealership/facts/service-figures.ts'
import type { featuredVehicles } from '#subjects/inventory/facts/featured-carts.ts'

type Home = {
  readonly head: PageHeadWords
  readonly hero: Hero<'viewInventory' | 'call'>
  readonly whyChoose: Band<{ points: readonly TitledText[] }>
  readonly brands: Band<{ items: typeof carriedBrands }>
  readonly featured: Band<{
    /** Why people ask for each of the three. */
    reasons: Readonly<Record<(typeof featuredVehicles)[number]['id'], string>>
    others: Band
    more: string
  }>
  readonly about: Band<{ text: string; stats: readonly Stat[]; link: string }>
  readonly kinds: Band
  readonly rent: TitledText & Readonly<Record<'submit', string>>
  readonly map: Band
  readonly towns: Band
  readonly dealers: Band
  readonly contact: Band<{ call: string; write: string }>
}

export const home = {
  head: {
    title: 'Electric Golf Carts in Carbon County PA | Switchback',
    description:
      'Electric golf carts for sale, rent and repair in Carbon County, Pennsylvania. See the carts, the prices and the towns we serve, or call us.',
    keywords: [
      'golf carts Carbon County PA',
      'electric golf carts',
      'golf cart sales',
      'Denago',
      'Evolution',
      'Poconos',
    ],
  },
  hero: {
    heading: business.tagline,
    text: 'Electric carts to buy, new or used, or {rent}. Repairs, parts, financing, delivery and {storage}. Come drive one up a hill.',
    viewInventory: 'View Inventory',
    call: 'Call',
  },
  whyChoose: {
    heading: 'Why choose us',
    points: [
      {
        title: 'Premium quality',
        text: 'Brands whose frames, brakes and batteries hold up on hills.',
      },
      {
        title: 'Expert service',
        text: `${serviceFigures.repairText}, done in our own shop.`,
      },
      {
        title: claims.zeroPercentFinancing,
        text: 'Ask which carts it covers today.',
      },
      {
        title: 'Eco-friendly',
        text: 'No fumes, no engine noise, and a charge costs less than gas.',
      },
    ],
  },
  brands: {
    heading: 'Six brands',
    text: 'We sell Denago and Evolution new, and four more brands used.',
    items: carriedBrands,
  },
  featured: {
    heading: 'Three carts people ask for first',
    reasons: {
      'd5-maverick-4-plus': 'For gravel lanes.',
      'd6-max-xt4': 'For steep driveways.',
      'ev-city': 'Quiet, for town.',
    },
    // The heading where other carts stand in for one of the three that is no longer listed.
    others: { heading: 'Carts from our inventory' },
    more: 'View Inventory',
  },
  kinds: {
    heading: 'Kinds of carts, to scale',
  },
  rent: {
    title: 'Rent from {price} a day',
    text: 'We bring it and pick it up.',
    submit: 'Show the price',
  },
  about: {
    heading: 'About Switchback Golf Carts',
    text: 'We choose carts that climb. If one is wrong for your road, we tell you.',
    stats: [
      { figure: claims.customers, label: 'customers' },
      { figure: claims.yearsInBusiness, label: 'years' },
    ],
    link: 'About us',
  },
  map: {
    heading: 'Where to find us',
    text: 'Our office is in White Haven, at exit 273 of I-80. You can see and drive the carts in Pocono Pines and Scranton.',
  },
  towns: {
    heading: 'Golf carts in your town',
  },
  dealers: {
    heading: 'Partner dealer locations',
  },
  contact: {
    heading: 'Call or write to us',
    text: 'Tell us where you will drive and how many will ride. We will suggest a cart or two and give you the prices.',
    call: 'Call us',
    write: 'Write to us',
  },
} as const satisfies Home

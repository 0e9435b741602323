import type { Band, Hero, Stat, TitledText } from '#kit/parts/section-types.ts'
import { business } from './business.ts'
import { claims } from './claims.ts'
import type { PageHead } from './head-defaults.ts'
import { serviceFigures } from './services.ts'

type Home = {
  readonly head: PageHead
  readonly hero: Hero<'viewInventory' | 'call'>
  readonly whyChoose: Band<{ points: readonly TitledText[] }>
  readonly brands: Band<{ items: readonly { readonly name: string; readonly text: string; readonly url: string }[] }>
  readonly featured: Band<{ text: string; others: Band; link: string; more: string }>
  readonly about: Band<{ paragraphs: readonly string[]; stats: readonly Stat[]; link: string }>
  readonly map: Band<{ directions: string }>
  readonly towns: Band
  readonly dealers: Band
  readonly contact: Band<{ call: string; tollFree: string; write: string }>
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
    items: [
      { name: 'Denago', text: 'Quiet, for town and lake', url: '/denago' },
      { name: 'Evolution', text: 'Two to eight seats', url: '/evolution' },
      { name: 'Club Car', text: 'Aluminum frames, no rust', url: '/inventory?brand=Club+Car' },
      { name: 'EZ-GO', text: 'Parts are easy to find', url: '/inventory?brand=EZ-GO' },
      { name: 'Tomberlin', text: 'Car-like seats and dash', url: '/inventory?brand=Tomberlin' },
      { name: 'Swift EV', text: 'Four or six seats for less', url: '/inventory?brand=Swift+EV' },
    ],
  },
  featured: {
    heading: 'Three carts people ask for first',
    text: 'A lifted four-seater for gravel lanes, a stronger one for steep driveways, and a low one for town.',
    // Where one of the three is no longer listed, others take its place.
    others: { heading: 'Carts from our inventory' },
    link: 'View Details',
    more: 'View Inventory',
  },
  about: {
    heading: 'About Switchback Golf Carts',
    paragraphs: [
      'Our name comes from the Switchback Gravity Railroad, which carried coal from Summit Hill down to the Lehigh River from 1827 on. The cars rolled down by their own weight, and mules pulled them back up.',
      'We choose carts that climb. If one is wrong for your road, we tell you.',
    ],
    stats: [
      { figure: claims.customers, label: 'customers' },
      { figure: claims.yearsInBusiness, label: 'years' },
    ],
    link: 'About us',
  },
  map: {
    heading: 'Where to find us',
    text: 'Our office is in White Haven, at exit 273 of I-80. You can see and drive the carts in Pocono Pines and Scranton.',
    directions: 'Directions',
  },
  towns: {
    heading: 'Golf carts in your town',
    text: 'Pick your town for carts, rentals, service and delivery.',
  },
  dealers: {
    heading: 'Partner dealer locations',
    text: 'Two showrooms where you can see and drive carts, and one online for all of Pennsylvania.',
  },
  contact: {
    heading: 'Call or write to us',
    text: 'Tell us where you will drive and how many will ride. We will suggest a cart or two and give you the prices.',
    call: 'Call us',
    tollFree: 'Call toll-free',
    write: 'Write to us',
  },
} as const satisfies Home

// SHOP-1, SHOP-19: two featured, four more carried
export const brandNames: readonly string[] = home.brands.items.map(({ name }) => name)

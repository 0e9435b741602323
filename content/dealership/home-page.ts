import type { PageHead } from '#content/shared/head-defaults.ts'
import type { Band, Hero, Stat, TitledText } from '#content/shared/section-types.ts'
import type { BrandName } from './business.ts'
import { business } from './business.ts'
import { claims } from './claims.ts'

type Home = {
  readonly head: PageHead
  readonly hero: Hero<'viewInventory' | 'call'>
  readonly whyChoose: Band<{ points: readonly TitledText[] }>
  readonly brands: Band<{ items: readonly { readonly name: BrandName; readonly text: string; readonly url: string }[] }>
  readonly featured: Band<{ link: string; more: string; stock: string; noStock: string }>
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
    text: 'We sell, rent, fix and store carts for people who live here and people who wish they did. Come drive one up a grade.',
    viewInventory: 'View Inventory',
    call: 'Call',
  },
  whyChoose: {
    heading: 'Why people here choose us',
    points: [
      {
        title: 'Premium quality',
        text: 'We carry makers whose frames, brakes and batteries hold up on steep roads. What does not, we stop selling.',
      },
      {
        title: 'Expert service',
        text: 'Our own shop does the work, so the person who sold you the cart can walk over and ask about it.',
      },
      {
        title: claims.zeroPercentFinancing,
        text: 'Ask which carts it covers today. We tell you the full cost before you sign anything.',
      },
      {
        title: 'Eco-friendly',
        text: 'No fumes at the campsite, no engine noise at the lake, and a charge that costs less than the gas would.',
      },
    ],
  },
  brands: {
    heading: 'Six brands on the lot',
    text: 'Denago and Evolution are our house brands. The other four come in used, and we know them just as well.',
    items: [
      { name: 'Denago', text: 'Quiet, well-equipped carts for town and lake roads.', url: '/denago' },
      { name: 'Evolution', text: 'The widest range we carry, from golf bags to a full work crew.', url: '/evolution' },
      { name: 'Club Car', text: 'Aluminum frames that outlast the road salt.', url: '/inventory?brand=Club+Car' },
      { name: 'EZ-GO', text: 'The cart half the county learned to drive on.', url: '/inventory?brand=EZ-GO' },
      { name: 'Tomberlin', text: 'A little more style for the ride to dinner.', url: '/inventory?brand=Tomberlin' },
      { name: 'Swift EV', text: 'Plenty of seats for what it costs.', url: '/inventory?brand=Swift+EV' },
    ],
  },
  featured: {
    heading: 'Three to start with',
    text: 'Lifted for the trail, roomy for the family, or neat for town. Each one is here to drive.',
    link: 'View Details',
    more: 'View Inventory',
    stock: '{count} carts stand on the lot today, from {price}.',
    noStock: 'We could not look up what is on the lot right now.',
  },
  about: {
    heading: 'Named after the railroad, built for the hills',
    paragraphs: [
      'In 1827 the Switchback Gravity Railroad began to carry coal from Summit Hill down to the Lehigh River. The cars rolled down by their own weight. Getting back up was the hard part, and in the hills it still is.',
      'We pick carts that make it back up. If one is wrong for your road, we say so.',
    ],
    stats: [
      { figure: claims.customers, label: 'customers' },
      { figure: claims.yearsInBusiness, label: 'years' },
    ],
    link: 'About us',
  },
  map: {
    heading: 'Where to find us',
    text: 'Our office is in White Haven, at exit 273 of I-80. The carts stand in Pocono Pines and Scranton.',
    directions: 'Directions',
  },
  towns: {
    heading: 'Every town in the county',
    text: 'Pick yours for carts, rentals, service and delivery near you.',
  },
  dealers: {
    heading: 'Partner dealer locations',
    text: 'See carts in person at either showroom, or have the online desk bring the showroom to you.',
  },
  contact: {
    heading: 'Talk to someone who knows the road',
    text: 'Tell us where you will drive and how many will ride. We will name a cart or two and what they cost.',
    call: 'Call us',
    tollFree: 'Toll-free',
    write: 'Write to us',
  },
} as const satisfies Home

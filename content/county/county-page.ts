import { business } from '#content/dealership/business.ts'
import { claims } from '#content/dealership/claims.ts'
import { policyTerms } from '#content/policies/policy-terms.ts'
import type { PageHead } from '#content/shared/head-defaults.ts'
import type { Band, Hero } from '#content/shared/section-types.ts'

type Zone = { readonly figure: string; readonly title: string; readonly text: string }

type CountyPage = {
  readonly head: PageHead
  readonly hero: Hero<'find' | 'call'>
  readonly map: Band
  readonly search: { readonly found: string; readonly none: string }
  readonly towns: Band<{ boroughs: string; townships: string; note: string }>
  readonly delivery: Band<{ zones: readonly Zone[]; policyLink: string }>
  readonly roads: { readonly ask: string; readonly date: string }
  readonly closing: Band<{ call: string; write: string }>
}

const { free, perMileBeyond } = policyTerms.delivery

// The 24th entry of the footer and of the about page: the county itself (docs/contradictions.md)
export const countyPage = {
  head: {
    title: `Golf Carts in ${business.county}, PA: Every Town`,
    description: `All ${claims.municipalities.served} boroughs and townships we serve in and around ${business.county}, on one map, with delivery zones and the rules of the road for golf carts.`,
    keywords: [
      'golf carts Carbon County PA',
      'golf cart delivery Carbon County',
      'golf cart laws Pennsylvania',
      'golf carts Poconos',
    ],
  },
  hero: {
    heading: `Golf carts across ${business.county}`,
    text: `${claims.municipalities.served} towns from the Pocono plateau down to Blue Mountain. Find yours: what a cart does there, where it may go, and what it costs to bring one.`,
    find: 'Find your town',
    call: 'Call',
  },
  map: {
    heading: 'The county at a glance',
    text: 'Every name leads to that town’s page. A dot is a place with streets; names in italics spread over woods and farms.',
  },
  search: {
    found: 'Towns that match “{asked}”',
    none: 'No town on our list matches “{asked}”. Try a village, a lake or a ZIP code, or look below.',
  },
  towns: {
    heading: `All ${claims.municipalities.served} towns`,
    boroughs: 'Boroughs',
    townships: 'Townships',
    note: 'Our list files Nesquehoning and Palmerton under townships; by law both are boroughs. Kline lies just over the line in Schuylkill County, and we drive there all the same.',
  },
  delivery: {
    heading: 'Delivery zones',
    text: `Three areas where a sale from $${free.saleMinimum.toLocaleString('en-US')} up comes free, and one rate for every mile outside them.`,
    zones: [
      {
        figure: 'Free',
        title: `All of ${business.county}`,
        text: 'From the plateau above Lake Harmony to the gap at Palmerton.',
      },
      {
        figure: 'Free',
        title: `${free.poconoMiles} miles around Pocono Pines`,
        text: 'The dotted circle on the map, into Monroe and Luzerne.',
      },
      {
        figure: 'Free',
        title: `${free.scrantonMiles} miles around Scranton`,
        text: 'Beyond the northern edge of the map.',
      },
      {
        figure: `$${perMileBeyond} a mile`,
        title: 'Anywhere else',
        text: 'Counted from the nearest point where delivery is free.',
      },
    ],
    policyLink: 'Delivery Policy',
  },
  roads: { ask: 'Whom to ask', date: 'Read against the Code on' },
  closing: {
    heading: 'Not sure which town you are in?',
    text: 'Mail addresses and municipal lines seldom agree up here. Give us the road and we will find it.',
    call: 'Call',
    write: 'Contact us',
  },
} as const satisfies CountyPage

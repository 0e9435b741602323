import type { Band, TitledText } from '#kit/parts/section-types.ts'
import { roadMilesPerMile } from '#subjects/county/facts/delivery-rules.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import type { PageHeadWords } from '#subjects/dealership/facts/head-defaults.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'

type Zone = { readonly figure: string; readonly areas: readonly TitledText[] }

type CountyPage = {
  readonly head: PageHeadWords
  readonly hero: { readonly heading: string; readonly text: string }
  readonly map: { readonly text: string }
  readonly search: Readonly<Record<'beyond' | 'carts', string>>
  readonly towns: Band<{ note: string }>
  readonly delivery: Band<{ zones: readonly Zone[]; policyLink: string }>
  readonly roads: { readonly ask: string; readonly date: string }
  readonly closing: Band<{ call: string; write: string }>
}

const { free } = policyTerms.delivery

// The last entry of the footer and of the about page: the county itself (docs/contradictions.md)
export const countyPageWords = {
  head: {
    title: `Golf Carts in ${business.county}, PA: Every Town`,
    description: `All {towns} boroughs and townships we serve in and around ${business.county}, on one map, with delivery zones and the rules of the road for golf carts.`,
    keywords: [
      'golf carts Carbon County PA',
      'golf cart delivery Carbon County',
      'golf cart laws Pennsylvania',
      'golf carts Poconos',
    ],
  },
  hero: {
    heading: `Golf carts across ${business.county}`,
    text: '{communities} communities: {towns} towns and the county itself, from the Pocono plateau to Blue Mountain. Choose yours for delivery prices, road rules and local advice.',
  },
  map: {
    text: 'On the map, choose a name to open that town’s page.',
  },
  search: {
    beyond: 'Delivery to {town}: {figure}.',
    carts: 'See carts delivered to {town}',
  },
  towns: {
    heading: 'All {towns} towns',
    note: 'Kline lies just over the line in Schuylkill County, and we deliver there too. Nesquehoning and Palmerton are boroughs by law.',
  },
  delivery: {
    heading: 'What delivery costs',
    text: `We deliver sales from $${free.saleMinimum.toLocaleString('en-US')} free in three areas. Outside them you pay by the mile.`,
    zones: [
      {
        figure: 'Free',
        areas: [
          { title: `All of ${business.county}`, text: 'From Lake Harmony to Palmerton.' },
          {
            title: `${free.poconoMiles} miles around Pocono Pines`,
            text: 'The dotted circle on the map, into Monroe and Luzerne Counties.',
          },
          { title: `${free.scrantonMiles} miles around Scranton`, text: 'North of this map.' },
        ],
      },
      {
        figure: '{delivery-mile} a mile',
        areas: [
          {
            title: 'Anywhere else',
            text: `Counted from the edge of the nearest free area, at about ${roadMilesPerMile} miles of road for each mile on the map.`,
          },
        ],
      },
    ],
    policyLink: 'Delivery Policy',
  },
  roads: { ask: 'Who to ask', date: 'State of the law:' },
  closing: {
    heading: 'Not sure which town you are in?',
    text: 'Your mailing address may name another one. Tell us your road and we will look it up.',
    call: 'Call',
    write: 'Contact us',
  },
} as const satisfies CountyPage

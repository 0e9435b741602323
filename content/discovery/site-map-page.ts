import { countyHub } from '#content/county/county-hub.ts'
import type { PageHead } from '#content/shared/head-defaults.ts'
import { aboutMenu, mainLinks, type NavigationItem } from './navigation.ts'

type SiteMapPage = {
  readonly head: PageHead
  readonly hero: { readonly heading: string; readonly text: string }
  readonly mainLinks: readonly NavigationItem[]
} & Readonly<Record<'main' | 'carts' | 'cartsFailed' | 'towns' | 'rentals' | 'policies' | 'files', string>>

export const siteMapPage = {
  head: {
    title: 'Site Map | Switchback Golf Carts',
    description:
      'Every page of this site in one list: carts and their prices, towns, rentals by town, services, policies, and the files that other programs read.',
    keywords: ['site map', 'golf carts Carbon County PA', 'golf cart towns', 'golf cart policies'],
  },
  hero: {
    heading: 'Every page in one list',
    text: 'Carts with their prices, towns, rentals, policies, and the files that other programs read.',
  },
  main: 'Main pages',
  mainLinks: [
    ...mainLinks,
    ...aboutMenu.links,
    { name: 'Evolution', url: '/evolution', description: 'Seven series and a lineup of six' },
    { name: 'Denago', url: '/denago', description: 'Three series and a lineup of six' },
    { name: countyHub.name, url: countyHub.url, description: 'The map with all towns' },
  ],
  carts: 'Carts',
  cartsFailed: 'The list of carts could not be read just now. They are on the inventory page.',
  towns: 'Golf carts by town',
  rentals: 'Rentals by town',
  policies: 'Policies',
  files: 'Files for other programs',
} as const satisfies SiteMapPage

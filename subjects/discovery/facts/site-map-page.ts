import { countyHub } from '#subjects/county/facts/county-hub.ts'
import type { PageHeadWords } from '#subjects/dealership/facts/head-defaults.ts'
import {
  aboutMenu,
  mainLinks,
  mayIDriveLink,
  type NavigationItem,
  whichCartLink,
} from '#subjects/dealership/facts/navigation.ts'
import { brandLinks } from '#subjects/inventory/facts/brands.ts'
import { damageReport } from '#subjects/policies/facts/damage-report.ts'

// What a visitor in trouble looks for (POL-92)
export const helpLinks = [damageReport.link] as const satisfies readonly NavigationItem[]

type SiteMapPage = {
  readonly head: PageHeadWords
  readonly hero: { readonly heading: string; readonly text: string }
  readonly mainLinks: readonly NavigationItem[]
} & Readonly<Record<'main' | 'carts' | 'cartsFailed' | 'towns' | 'rentals' | 'policies' | 'files', string>>

export const siteMapPageWords = {
  head: {
    title: 'Site Map | Switchback Golf Carts',
    description:
      'Every page of this site in one list: carts and their prices, towns, rentals by town, services, policies and data feeds.',
    keywords: ['site map', 'golf carts Carbon County PA', 'golf cart towns', 'golf cart policies'],
  },
  hero: {
    heading: 'Site map',
    text: 'Every page in one list: carts with prices, towns, rentals, policies and data feeds.',
  },
  main: 'Main pages',
  mainLinks: [
    ...mainLinks,
    ...aboutMenu.links,
    ...helpLinks,
    { ...whichCartLink, description: 'Three carts that fit, up your hill and in your garage' },
    mayIDriveLink,
    ...brandLinks,
    { name: countyHub.name, url: countyHub.url, description: 'Every town we serve, on a map' },
  ],
  carts: 'Carts',
  cartsFailed: 'The list of carts did not load. Try the inventory page, or call us.',
  towns: 'Golf carts by town',
  rentals: 'Rentals by town',
  policies: 'Policies',
  files: 'Data feeds',
} as const satisfies SiteMapPage

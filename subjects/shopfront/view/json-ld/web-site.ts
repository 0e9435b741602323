import type { ItemList, SearchAction, WebSite } from 'schema-dts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { headDefaults } from '#subjects/dealership/facts/head-defaults.ts'
import { type NavigationItem, siteSearch } from '#subjects/dealership/facts/navigation.ts'
import { theOrganization } from '#subjects/dealership/view/json-ld.ts'

/** The search engines' own notation for what the visitor types, which the vocabulary itself does not have. */
type SearchActionWithInput = SearchAction & { readonly 'query-input': string }

/** How every page names the site that it is part of. */
export const theWebSite = { '@id': '/#website' } as const

const typed = 'search_term_string'

const search: SearchActionWithInput = {
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${siteSearch.path}?${siteSearch.parameter}={${typed}}` },
  'query-input': `required name=${typed}`,
}

/** FIND-13: where a search of this site leads. */
export const siteWithSearch: WebSite = {
  '@type': 'WebSite',
  ...theWebSite,
  name: business.name,
  url: addresses.home,
  inLanguage: headDefaults.language,
  publisher: theOrganization,
  potentialAction: search,
}

/** FIND-11: the description only where the page shows it. */
export function navigation(name: string, items: readonly NavigationItem[]): ItemList {
  return {
    '@type': 'ItemList',
    '@id': '/#navigation',
    name,
    itemListElement: items.map(({ name, url, description }, index) => ({
      '@type': 'SiteNavigationElement',
      position: index + 1,
      name,
      url,
      ...(description ? { description } : {}),
    })),
  }
}

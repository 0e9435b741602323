import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { headDefaults } from '#subjects/dealership/facts/head-defaults.ts'
import { type NavigationItem, siteSearch } from '#subjects/dealership/facts/navigation.ts'
import { theOrganization } from '#subjects/dealership/view/json-ld.ts'

/** The reference by which every page names its site. */
export const theWebSite = { '@id': '/#website' } as const

const typed = 'search_term_string'

/** Where a search of this site leads (FIND-13). */
export const siteWithSearch = {
  '@type': 'WebSite',
  ...theWebSite,
  name: business.name,
  url: addresses.home,
  inLanguage: headDefaults.language,
  publisher: theOrganization,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteSearch.path}?${siteSearch.parameter}={${typed}}` },
    // The search engines' own notation for what the visitor types: the vocabulary has none.
    'query-input': `required name=${typed}`,
  },
}

/** The links of a menu, with a description only where the page shows one (FIND-11). */
export function navigation(name: string, items: readonly NavigationItem[]) {
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

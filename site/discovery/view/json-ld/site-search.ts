import type { SearchAction, WebSite } from 'schema-dts'
import { business } from '#content/dealership/business.ts'
import { siteSearch } from '#content/discovery/navigation.ts'
import { addresses } from '#content/shared/addresses.ts'
import { headDefaults } from '#content/shared/head-defaults.ts'
import { theOrganization } from '#site/dealership/view/json-ld/organization.ts'

/** The search engines' own notation for what the visitor types, which the vocabulary itself does not have. */
interface SearchActionWithInput extends SearchAction {
  readonly 'query-input': string
}

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

import { expect, test } from 'vitest'
import { siteWithSearch } from './site-search.ts'

test('§1 site search: advertised at /inventory with a search query parameter', () => {
  expect(siteWithSearch).toMatchObject({
    '@type': 'WebSite',
    '@id': '/#website',
    publisher: { '@id': '/#organization' },
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: '/inventory?search={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  })
})

import { expect, test } from 'vitest'
import { siteWithSearch } from './site-search.ts'

test('FIND-13: a search goes to /inventory as the parameter search', () => {
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

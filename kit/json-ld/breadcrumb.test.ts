import { expect, test } from 'vitest'
import { breadcrumb } from './breadcrumb.ts'

test('FIND-11: names and addresses in their order, under an id of the last page', () => {
  const items = [
    { name: 'Home', url: '/' },
    { name: 'Showroom', url: '/showroom' },
  ]
  expect(breadcrumb(items)).toEqual({
    '@type': 'BreadcrumbList',
    '@id': '/showroom#breadcrumb',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
      { '@type': 'ListItem', position: 2, name: 'Showroom', item: '/showroom' },
    ],
  })
})

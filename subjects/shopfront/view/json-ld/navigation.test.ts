import { expect, test } from 'vitest'
import { navigation } from './navigation.ts'

test('FIND-11: name, address, and a description where there is one', () => {
  const items = [
    { name: 'Home', url: '/' },
    { name: 'About Us', url: '/about', description: 'Our story' },
  ]
  expect(navigation('Main', items)).toEqual({
    '@type': 'ItemList',
    '@id': '/#navigation',
    name: 'Main',
    itemListElement: [
      { '@type': 'SiteNavigationElement', position: 1, name: 'Home', url: '/' },
      { '@type': 'SiteNavigationElement', position: 2, name: 'About Us', url: '/about', description: 'Our story' },
    ],
  })
})

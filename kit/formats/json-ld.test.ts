import { expect, test } from 'vitest'
import { graph, type JsonLdNode, jsonForScript } from './json-ld.ts'

const siteUrl = 'https://www.switchback.test'

test.each([
  [
    'paths become absolute addresses at any depth',
    { '@type': 'Service', '@id': '/a#b', provider: { '@id': '/#c' }, sameAs: ['/x', 'https://y/'] },
    {
      '@type': 'Service',
      '@id': `${siteUrl}/a#b`,
      provider: { '@id': `${siteUrl}/#c` },
      sameAs: [`${siteUrl}/x`, 'https://y/'],
    },
  ],
  [
    'words that begin with a slash stay words, and another host stays what it is',
    { '@type': 'Product', name: '/four-seater', material: '/ steel', url: '//cdn/x' },
    { '@type': 'Product', name: '/four-seater', material: '/ steel', url: '//cdn/x' },
  ],
  [
    'empty fields go: no text, no number, no items, nothing but a type',
    {
      '@type': 'Product',
      description: ' ',
      image: [],
      brand: null,
      weight: Number.NaN,
      offers: { '@type': 'Offer', price: undefined },
      keywords: ['', 'lifted'],
      isFamilyFriendly: false,
      position: 0,
    },
    { '@type': 'Product', keywords: ['lifted'], isFamilyFriendly: false, position: 0 },
  ],
])('FIND-5: in a graph %s', (_, node, written) => {
  const nothing: object = { '@type': 'Brand', name: '' }
  expect(graph([node, nothing] as readonly JsonLdNode[], siteUrl)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [written],
  })
})

test.each(['</script><script>alert(1)</script>', '<!-- ]]> -->', 'line\u2028and\u2029paragraph', '"quoted" \\ back'])(
  'SITE-31: carries %j without ever ending its element',
  (text) => {
    const json = jsonForScript({ text })
    expect(json).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(json)).toEqual({ text })
  },
)

import { expect, test } from 'vitest'
import { graph, type JsonLdNode } from './graph.ts'

const siteUrl = 'https://www.switchback.test'
const one = (node: object) => graph([node as JsonLdNode], siteUrl)

test('FIND-5: nodes stand in one graph, and paths become absolute addresses at any depth', () => {
  expect(
    one({
      '@type': 'Service',
      '@id': '/services#a',
      provider: { '@id': '/#organization' },
      sameAs: ['/x', 'https://y/'],
    }),
  ).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Service',
        '@id': `${siteUrl}/services#a`,
        provider: { '@id': `${siteUrl}/#organization` },
        sameAs: [`${siteUrl}/x`, 'https://y/'],
      },
    ],
  })
})

test('FIND-5: words that begin with a slash stay words, and another host stays what it is', () => {
  const node = {
    '@type': 'Product',
    name: '/four-seater',
    description: '/ charged',
    material: '/ steel',
    url: '//cdn/x',
  }
  expect(one(node)).toMatchObject({ '@graph': [node] })
})

test('FIND-5: empty fields go: no text, no number, no items, nothing but a type', () => {
  expect(
    one({
      '@type': 'Product',
      name: 'Cart',
      description: ' ',
      image: [],
      color: undefined,
      brand: null,
      weight: Number.NaN,
      offers: { '@type': 'Offer', price: undefined },
      keywords: ['', 'lifted'],
      isFamilyFriendly: false,
      position: 0,
    }),
  ).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Product', name: 'Cart', keywords: ['lifted'], isFamilyFriendly: false, position: 0 }],
  })
})

test('FIND-5: a node of which nothing is left is left out', () => {
  expect(one({ '@type': 'Brand', name: '' })).toEqual({ '@context': 'https://schema.org', '@graph': [] })
})

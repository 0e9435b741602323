import { expect, test } from 'vitest'
import { brandNames } from '#subjects/dealership/facts/business.ts'
import { brand } from './brand.ts'

test('FIND-22: a brand has the same id wherever it stands, and leads to where this site shows it', () => {
  expect(brand({ name: 'Club Car', text: 'Aluminum frames.', url: '/inventory?brand=Club+Car' })).toEqual({
    '@type': 'Brand',
    '@id': '/#brand-club-car',
    name: 'Club Car',
    description: 'Aluminum frames.',
    url: '/inventory?brand=Club+Car',
  })
})

test('FIND-22: no two brands share an id, and none without words gets a description', () => {
  const nodes = brandNames.map((name) => brand({ name, url: '/inventory' }))
  expect(new Set(nodes.map((node) => node['@id'])).size).toBe(brandNames.length)
  for (const node of nodes) expect(node).not.toHaveProperty('description')
})

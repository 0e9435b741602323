import { expect, test } from 'vitest'
import * as businessFacts from '#subjects/dealership/facts/business.ts'
import { brandNames } from '#subjects/dealership/facts/carried-brands.ts'
import * as claimFacts from '#subjects/dealership/facts/claims.ts'
import { aboutPageHours, businessHours, serviceHours, structuredHours } from '#subjects/dealership/facts/hours.ts'
import * as locationFacts from '#subjects/dealership/facts/locations.ts'
import * as navigationFacts from '#subjects/dealership/facts/navigation.ts'
import * as promiseFacts from '#subjects/dealership/facts/promises.ts'
import { brands } from '#subjects/inventory/facts/brands.ts'
import { featuredVehicles } from '#subjects/inventory/facts/featured-carts.ts'
import * as inventoryMessageFacts from '#subjects/inventory/facts/vehicle-messages.ts'
import { vehicleQuery } from '#subjects/inventory/facts/vehicle-query.ts'
import { ledger } from '#tests/setup/ledger.ts'
import { textsIn } from '#tests/setup/texts-in.ts'

test('SHOP-3: every outside address but the map lies under a reserved example domain', () => {
  const addresses = textsIn([businessFacts, locationFacts, navigationFacts]).filter((text) => text.includes('://'))
  for (const address of addresses) {
    const { origin, hostname } = new URL(address)
    expect(origin === 'https://www.google.com' || hostname.endsWith('.example'), address).toBe(true)
  }
  expect(addresses.length).toBeGreaterThan(10)
})

test('SHOP-1, SHOP-19: the brands with a page of their own and four more carried, in the grid at home', () => {
  const names = [...brands.map(({ name }) => name), 'Denago', 'Evolution', 'Club Car', 'EZ-GO', 'Tomberlin', 'Swift EV']
  expect(new Set(brandNames)).toEqual(new Set(names))
})

const files: Record<string, object> = {
  'business.ts': businessFacts,
  'claims.ts': claimFacts,
  'featured-carts.ts': { featuredVehicles },
  'hours.ts': { aboutPageHours, businessHours, serviceHours, structuredHours },
  'locations.ts': locationFacts,
  'inventory/vehicle-messages.ts': inventoryMessageFacts,
  'navigation.ts': navigationFacts,
  'promises.ts': promiseFacts,
  'vehicle-query.ts': { vehicleQuery },
}
const ours = ledger.filter(([, , , fact = '']) => files[fact.split(' ')[0] ?? ''])

test('SITE-47: every row has its four cells, an id of its own, and company under its topic; most can be looked up here', () => {
  expect(ours.length).toBeGreaterThan(30)
  for (const row of ledger) expect(row, row.join()).toHaveLength(4)
  const ids = ledger.map(([id = '']) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const topics = ids.map((id) => id.split('.')[0])
  for (const id of ids.filter((each) => !each.endsWith('.claim')))
    expect(topics.filter((topic) => topic === id.split('.')[0]).length, id).toBeGreaterThan(1)
})
test.each(ours)('SITE-47: %s: %s', (_id, reading, _where, fact = '') => {
  const [file = '', path = ''] = fact.split(' ')
  const value = path
    .split('.')
    .reduce<unknown>((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], files[file])
  expect(value, fact).toBeDefined()
  if (typeof value === 'number') expect(reading?.match(/[\d,]+/)?.[0].replace(',', '')).toBe(String(value))
  if (typeof value === 'string') expect(reading).toContain(value)
})

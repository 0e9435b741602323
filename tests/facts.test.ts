import { expect, test } from 'vitest'
import { fillText } from '#kit/formats/format.ts'
import { toastSettings } from '#kit/parts/words.ts'
import { contactFields, contactInterests, contactMessages } from '#subjects/contact/facts/contact-form.ts'
import * as businessFacts from '#subjects/dealership/facts/business.ts'
import { brandNames } from '#subjects/dealership/facts/carried-brands.ts'
import * as claimFacts from '#subjects/dealership/facts/claims.ts'
import { defaultKeywords } from '#subjects/dealership/facts/head-defaults.ts'
import * as hourFacts from '#subjects/dealership/facts/hours.ts'
import * as locationFacts from '#subjects/dealership/facts/locations.ts'
import * as navigationFacts from '#subjects/dealership/facts/navigation.ts'
import * as promiseFacts from '#subjects/dealership/facts/promises.ts'
import { serviceFigures } from '#subjects/dealership/facts/service-figures.ts'
import { team } from '#subjects/dealership/facts/team.ts'
import { hoursSummary } from '#subjects/dealership/rules/hours.ts'
import { brands } from '#subjects/inventory/facts/brands.ts'
import { featuredVehicles } from '#subjects/inventory/facts/featured-carts.ts'
import { listLimits } from '#subjects/inventory/facts/list-limits.ts'
import * as inventoryMessageFacts from '#subjects/inventory/facts/messages.ts'
import { vehicleQuery } from '#subjects/inventory/facts/vehicle-query.ts'
import { priceTexts, usualAmounts } from '#subjects/policies/rules/prices-today.ts'
import { about } from '#subjects/shopfront/facts/about-page.ts'
import { home } from '#subjects/shopfront/facts/home-page.ts'
import { services } from '#subjects/shopfront/facts/services.ts'
import { showroom } from '#subjects/shopfront/facts/showroom-page.ts'
import { ledger } from '#tests/setup/ledger.ts'

const { business } = businessFacts
const { claims } = claimFacts
const { businessHours, aboutPageHours, serviceHours, structuredHours } = hourFacts
const { locations, physicalShowrooms } = locationFacts

/** Every text anywhere inside a content record. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

test('SHOP-6, SHOP-7: the posted hours, those of the about page, and of the workshop', () => {
  expect(hoursSummary(businessHours.week)).toBe('Mon-Fri 9AM-5PM, Sat 9AM-5PM, Sun closed')
  expect(hoursSummary(aboutPageHours.week)).toBe('Mon-Fri 9AM-5PM, Sat 9AM-5PM, Sun by appointment')
  expect(hoursSummary(serviceHours.week)).toBe('Mon-Fri 8AM-5PM, Sat 9AM-3PM, Sun emergency only')
})
test('SHOP-9: three other readings of the hours in the markup', () => {
  const { mondayToSaturday, sundayUntilFour, sundayUntilFive } = structuredHours
  const [untilFive, untilSix] = ['17:00', '18:00'].map((closes) => ({ opens: '09:00', closes }))
  const [friday, saturday] = [untilSix, untilFive]
  expect(mondayToSaturday).toMatchObject({ monday: untilSix, saturday: untilSix, sunday: 'closed' })
  expect(sundayUntilFour).toMatchObject({ friday, saturday, sunday: { opens: '12:00', closes: '16:00' } })
  expect(sundayUntilFive).toMatchObject({ friday, saturday, sunday: { opens: '12:00', closes: '17:00' } })
})
test('SHOP-9: radius, price range, rating and return window as claimed', () => {
  expect(claims.serviceRadiusMeters).toBe(50000)
  expect(claims.priceRange).toBe('$$')
  expect(claims.rating).toMatchObject({ value: 4.8, reviews: 127 })
  expect(claims.structuredReturn).toEqual({ days: 30, country: 'US' })
})
test('SHOP-12: copyright 2025, policies of January 23, 2025', () => {
  expect(business.copyrightYear).toBe(2025)
  expect(business.policiesUpdated).toBe('2025-01-23')
})
test('SHOP-3: the office in White Haven, PA', () => {
  const { city, state } = business.address
  expect([city, state]).toEqual(['White Haven', 'PA'])
})
test('SHOP-3: every outside address but the map lies under a reserved example domain', () => {
  const addresses = textsIn([businessFacts, locationFacts, navigationFacts]).filter((text) => text.includes('://'))
  for (const address of addresses) {
    const { origin, hostname } = new URL(address)
    expect(origin === 'https://www.google.com' || hostname.endsWith('.example'), address).toBe(true)
  }
  expect(addresses.length).toBeGreaterThan(10)
})

test('SHOP-22: the three featured carts and their prices', () => {
  expect(featuredVehicles.map(({ id, name, price }) => [id, name, price])).toEqual([
    ['d5-maverick-4-plus', 'Evolution D5 Maverick 4 Plus', 12995],
    ['d6-max-xt4', 'Evolution D6 Max XT4', 16995],
    ['ev-city', 'Denago EV City', 11995],
  ])
})
test('CART-58: 25 mph, 35-60 miles, 2 to 8 seats', () => {
  expect(claims.carts).toEqual({ topSpeedMph: 25, rangeMiles: { from: 35, to: 60 }, seats: { from: 2, to: 8 } })
})
test('CART-9, CART-11: six placeholders, three carts for a town, five minutes fresh, no refetch on focus', () => {
  expect(listLimits).toEqual({ inventorySkeletons: 6, featuredPerTown: 3 })
  expect(vehicleQuery).toEqual({
    freshMinutes: 5,
    retries: { inventory: 3, elsewhere: 1 },
    refetchOnWindowFocus: false,
  })
})
test('SHOP-27, SHOP-40: the four services, their price texts, and how long repairs take', () => {
  expect(
    services.map(({ title, priceText }) => [title, fillText<string>(priceText, priceTexts(usualAmounts))]),
  ).toEqual([
    ['Maintenance & Repair', 'From $155/hour'],
    ['Battery Services', 'From $155/hour'],
    ['Custom Modifications', 'By quote'],
    ['Warranty Service', 'Covered by warranty'],
  ])
  expect(serviceFigures.repairText).toContain('24-48 hours')
})
test('TOWN-1: municipalities: 24 and 23, both kept', () => {
  expect(claims.municipalities).toEqual({ withCounty: 24, served: 23 })
  expect(about.stats.items.map(({ figure }) => figure)).toEqual(['15+', '500+', '24'])
  expect(showroom.areas.text).toContain('23')
})
test('SHOP-1, SHOP-19: the brands with a page of their own and four more carried, in the grid at home', () => {
  const names = [...brands.map(({ name }) => name), 'Denago', 'Evolution', 'Club Car', 'EZ-GO', 'Tomberlin', 'Swift EV']
  expect(new Set(brandNames)).toEqual(new Set(names))
})
test('SHOP-19: four reasons', () => {
  expect(home.whyChoose.points.map(({ title }) => title).join()).toBe(
    'Premium quality,Expert service,0% financing on select models,Eco-friendly',
  )
})
test('SHOP-41, SHOP-45, SHOP-46: four values, four people, three regions of 8 that hold 24 entries, none twice', () => {
  expect(about.values.items).toHaveLength(4)
  expect(team).toHaveLength(4)
  const slugs = about.regions.groups.map((group) => group.slugs as readonly string[])
  expect(slugs.map((region) => region.length)).toEqual([8, 8, 8])
  expect(new Set(slugs.flat()).size).toBe(claims.municipalities.withCounty)
  expect(slugs.flat()).toContain('carbon-county')
})
test('SHOP-34, SHOP-37: two showrooms, one online location, three services', () => {
  expect(locations.map(({ city }) => city)).toEqual(['Pocono Pines', 'Scranton', 'Pennsylvania'])
  expect(physicalShowrooms.map(({ city }) => city)).toEqual(['Pocono Pines', 'Scranton'])
  expect(showroom.services.items.map(({ title }) => title).join()).toBe(
    'Test Drives,Expert Consultation,Financing Options',
  )
})
const urls = (links: readonly { url: string }[]) => links.map(({ url }) => url)

test('FIND-26: the top navigation', () => {
  expect(urls(navigationFacts.mainLinks)).toEqual(['/', '/inventory', '/rentals', '/services', '/showroom', '/contact'])
  expect(navigationFacts.aboutMenu.links.map(({ name, url }) => [name, url])).toEqual([
    ['About Us', '/about'],
    ['Eco-Impact Calculator', '/eco-impact'],
  ])
})
test('FIND-33: the footer', () => {
  expect(urls(navigationFacts.footerLinks).join(' ')).toBe(
    '/ /inventory /rentals /services /about /contact /evolution /denago',
  )
})

test('LEAD-4, LEAD-3, SITE-22: the messages of the form', () => {
  expect(contactFields.firstName).toMatchObject({ minimum: 1, message: 'First name is required' })
  expect(contactFields.lastName).toMatchObject({ minimum: 1, message: 'Last name is required' })
  expect(contactFields.email.message).toBe('Invalid email address')
  expect(contactFields.phone).toMatchObject({ minimum: 10, message: 'Phone number is required' })
  expect(contactFields.message).toMatchObject({ minimum: 10, message: 'Message must be at least 10 characters' })
  expect(contactInterests.map(({ value, label }) => `${value}: ${label}`)).toEqual([
    'sales: Sales Inquiry',
    'service: Service Request',
    'parts: Parts & Accessories',
    'general: General Question',
  ])
  expect(contactMessages).toMatchObject({ required: 'Required', invalid: 'Invalid input' })
})
test('LEAD-3, LEAD-11, LEAD-13: sending, and failing to', () => {
  expect(contactMessages).toMatchObject({
    errorTitle: 'Error',
    submitFailed: 'Failed to submit contact form',
    sendFailed: 'Failed to send message. Please try again.',
    sending: 'Sending...',
    defaultInterest: 'sales',
  })
})
test('SITE-20: toasts', () => {
  expect(toastSettings).toEqual({ swipeThreshold: 50, durationMs: 5000 })
})
test('FIND-1: the default keywords cover golf carts and the county', () => {
  expect(defaultKeywords).toEqual(expect.arrayContaining(['golf carts', 'Carbon County, Pennsylvania']))
})

const files: Record<string, object> = {
  'business.ts': businessFacts,
  'claims.ts': claimFacts,
  'featured-carts.ts': { featuredVehicles },
  'hours.ts': hourFacts,
  'locations.ts': locationFacts,
  'inventory/messages.ts': inventoryMessageFacts,
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

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contactFields, contactInterests, contactMessages } from '#content/contact/contact-form.ts'
import { thankYou } from '#content/contact/thank-you-page.ts'
import { about } from '#content/dealership/about-page.ts'
import * as businessFacts from '#content/dealership/business.ts'
import * as claimFacts from '#content/dealership/claims.ts'
import { home } from '#content/dealership/home-page.ts'
import * as hourFacts from '#content/dealership/hours.ts'
import * as locationFacts from '#content/dealership/locations.ts'
import * as promiseFacts from '#content/dealership/promises.ts'
import { serviceFigures, services } from '#content/dealership/services.ts'
import { servicesPage } from '#content/dealership/services-page.ts'
import { showroom } from '#content/dealership/showroom-page.ts'
import { team } from '#content/dealership/team.ts'
import * as navigationFacts from '#content/discovery/navigation.ts'
import { notFound } from '#content/discovery/not-found-page.ts'
import * as messageFacts from '#content/shared/messages.ts'

const { business, brandNames, featuredBrands } = businessFacts
const { claims, featuredCarts, listLimits, vehicleQuery } = claimFacts
const { businessHours, aboutPageHours, serviceHours, structuredHours } = hourFacts
const { locations, physicalShowrooms } = locationFacts
const { promises } = promiseFacts
const { ecoMessages, inventoryMessages } = messageFacts
const { notFoundMessages, toastSettings, vehicleMessages } = messageFacts

/** Every text anywhere inside a content record. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

describe('§9 Contact and hours', () => {
  test('§9 business hours: Mon-Fri 9AM-5PM, Sat 9AM-5PM, Sun closed (the about page says Sun by appointment)', () => {
    expect(businessHours.summary).toBe('Mon-Fri 9AM-5PM, Sat 9AM-5PM, Sun closed')
    expect(aboutPageHours.summary).toBe('Mon-Fri 9AM-5PM, Sat 9AM-5PM, Sun by appointment')
  })
  test('§9 service hours: Mon-Fri 8AM-5PM, Sat 9AM-3PM, Sun emergency only', () => {
    expect(serviceHours.summary).toBe('Mon-Fri 8AM-5PM, Sat 9AM-3PM, Sun emergency only')
  })
  test('§9 structured data claims differ: Mo-Sa 09:00-18:00, or Sun 12:00-16:00 or 17:00', () => {
    const { mondayToSaturday, sundayUntilFour, sundayUntilFive } = structuredHours
    expect(mondayToSaturday.text).toBe('Mo-Sa 09:00-18:00')
    expect(mondayToSaturday.week.saturday).toEqual({ opens: '09:00', closes: '18:00' })
    expect(mondayToSaturday.week.sunday).toBe('closed')
    for (const reading of [sundayUntilFour, sundayUntilFive]) {
      expect(reading.week.friday).toEqual({ opens: '09:00', closes: '18:00' })
      expect(reading.week.saturday).toEqual({ opens: '09:00', closes: '17:00' })
    }
    expect(sundayUntilFour.week.sunday).toEqual({ opens: '12:00', closes: '16:00' })
    expect(sundayUntilFive.week.sunday).toEqual({ opens: '12:00', closes: '17:00' })
  })
  test('§9 service radius 50000 m, price range $$, rating 4.8 from 127 reviews, return window 30 days US', () => {
    expect(claims.serviceRadiusMeters).toBe(50000)
    expect(claims.priceRange).toBe('$$')
    expect(claims.rating).toMatchObject({ value: 4.8, reviews: 127 })
    expect(claims.structuredReturn).toEqual({ days: 30, country: 'US' })
  })
  test('§9 copyright year 2025, policy pages last updated January 23, 2025', () => {
    expect(business.copyrightYear).toBe(2025)
    expect(business.policiesUpdated).toEqual({ iso: '2025-01-23', display: 'January 23, 2025' })
  })
  test('§9 response promise: up to 24 hours, typical 2-6 hours', () => {
    const { within, typical, withinHours, typicalHours } = promises.response
    expect([within, typical]).toEqual(['up to 24 hours', 'typical 2-6 hours'])
    expect([withinHours, typicalHours.from, typicalHours.to]).toEqual([24, 2, 6])
    expect(thankYou.response.items.map(({ value }) => value)).toEqual([within, typical])
  })
  test('§9 street address in White Haven, PA', () => {
    const { street, city, state, zip, oneLine } = business.address
    expect([city, state]).toEqual(['White Haven', 'PA'])
    expect(oneLine).toBe(`${street}, ${city}, ${state} ${zip}`)
  })
  test('every telephone number is reserved for fiction, and its link dials what it shows', () => {
    const phones = [business.phones.main, business.phones.tollFree, ...locations.map(({ phone }) => phone)]
    for (const { display, href } of phones) {
      expect(display).toMatch(/^\(\d{3}\) 555-01\d\d$/)
      expect(href).toBe(`tel:+1${display.replace(/\D/g, '')}`)
    }
    expect(business.email.href).toBe(`mailto:${business.email.display}`)
  })
  test('every outside address but the map lies under a reserved example domain', () => {
    const addresses = textsIn([businessFacts, locationFacts, navigationFacts]).filter((text) => text.includes('://'))
    for (const address of addresses) {
      const { origin, hostname } = new URL(address)
      expect(origin === business.maps.origin || hostname.endsWith('.example'), address).toBe(true)
    }
    expect(addresses.length).toBeGreaterThan(10)
  })
})

describe('§9 Sales figures', () => {
  test('§9 featured: 12,995; 16,995; 11,995', () => {
    expect(featuredCarts.map(({ price }) => price)).toEqual([12995, 16995, 11995])
    expect(featuredCarts.map(({ name }) => name)).toEqual([
      'Evolution D5 Maverick 4 Plus',
      'Evolution D6 Max XT4',
      'Denago EV City',
    ])
  })
  test('a featured cart has the slug of its name without the brand', () => {
    for (const { name, slug, brand } of featuredCarts) {
      expect(slug).toBe(name.replace(`${brand} `, '').toLowerCase().replaceAll(' ', '-'))
    }
  })
  test('§9 all listed carts: top speed 25 mph, range 35-60 miles, seats 2 to 8', () => {
    expect(claims.carts).toEqual({ topSpeedMph: 25, rangeMiles: { from: 35, to: 60 }, seats: { from: 2, to: 8 } })
  })
  test('§9 skeleton count 6, three featured vehicles per town page, query freshness 5 minutes', () => {
    expect(listLimits).toEqual({ inventorySkeletons: 6, featuredPerTown: 3 })
    expect(vehicleQuery).toEqual({
      freshMinutes: 5,
      retries: { inventory: 3, elsewhere: 1 },
      refetchOnWindowFocus: false,
    })
  })
  test('§9 services: labor from $155/hour, modifications by quote, warranty covered, most repairs 24-48 hours', () => {
    expect(serviceFigures.laborText).toBe(`From $${serviceFigures.laborPerHour}/hour`)
    expect(services.map(({ title, priceText }) => [title, priceText])).toEqual([
      ['Maintenance & Repair', 'From $155/hour'],
      ['Battery Services', 'From $155/hour'],
      ['Custom Modifications', 'By quote'],
      ['Warranty Service', 'Covered by warranty'],
    ])
    expect(serviceFigures.repairText).toContain('24-48 hours')
    expect([promises.repairTime.fromHours, promises.repairTime.toHours]).toEqual([24, 48])
  })
  test('§9 home stats: 500+ customers, 15+ years', () => {
    expect(home.about.stats).toEqual([
      { figure: '500+', label: 'customers' },
      { figure: '15+', label: 'years' },
    ])
    expect([claims.customers.value, claims.yearsInBusiness.value]).toEqual([500, 15])
  })
})

describe('§1 and §2, what is counted', () => {
  test('TOWN-1, TOWN-2: municipalities: 24 and 23, both kept', () => {
    expect(claims.municipalities).toEqual({ withCounty: 24, served: 23 })
    expect(about.stats.items.map(({ figure }) => figure)).toEqual(['15+', '500+', '24'])
    expect(showroom.areas.text).toContain('23')
  })
  test('§1 brands: two featured, four more carried; six in the grid of the home page', () => {
    expect(brandNames).toEqual(['Denago', 'Evolution', 'Club Car', 'EZ-GO', 'Tomberlin', 'Swift EV'])
    expect(home.brands.items.map(({ name }) => name)).toEqual(brandNames)
    expect(featuredBrands).toEqual(['Denago', 'Evolution'])
  })
  test('§2 home: why-choose section with 4 points', () => {
    expect(home.whyChoose.points.map(({ title }) => title)).toEqual([
      'Premium quality',
      'Expert service',
      '0% financing on select models',
      'Eco-friendly',
    ])
  })
  test('§2 about: four values, team of four, regions of 8 that hold 24 entries, none twice', () => {
    expect(about.values.items).toHaveLength(4)
    expect(team).toHaveLength(4)
    const slugs = about.regions.groups.map((group) => group.slugs as readonly string[])
    expect(slugs.map((region) => region.length)).toEqual([8, 8, 8])
    expect(new Set(slugs.flat()).size).toBe(claims.municipalities.withCounty)
    expect(slugs.flat()).toContain('carbon-county')
  })
  test('§2 showroom: two physical (Pocono Pines, Scranton) and one online (Pennsylvania)', () => {
    expect(locations.map(({ city, type }) => [city, type])).toEqual([
      ['Pocono Pines', 'physical'],
      ['Scranton', 'physical'],
      ['Pennsylvania', 'online'],
    ])
    expect(physicalShowrooms).toEqual(locations.filter(({ type }) => type === 'physical'))
    expect(showroom.services.items.map(({ title }) => title)).toEqual([
      'Test Drives',
      'Expert Consultation',
      'Financing Options',
    ])
  })
  test('each place on the map is the place of its address', () => {
    for (const { coordinates, googleMapsUrl, directionsUrl } of locations) {
      const point = encodeURIComponent(`${coordinates.latitude},${coordinates.longitude}`)
      expect(googleMapsUrl).toBe(`${business.maps.searchPrefix}${point}`)
      expect(directionsUrl).toBe(`${business.maps.directionsPrefix}${point}`)
    }
  })
  test('§2 thank-you: three steps, links to inventory, rentals, services and home', () => {
    expect(thankYou.next.heading).toBe('What Happens Next?')
    expect(thankYou.next.steps).toHaveLength(3)
    expect(thankYou.links.items.map(({ url }) => url)).toEqual(['/inventory', '/rentals', '/services', '/'])
  })
})

describe('§2 links', () => {
  const urls = (links: readonly { url: string }[]) => links.map(({ url }) => url)

  test('§2 top navigation', () => {
    expect(urls(navigationFacts.mainLinks)).toEqual([
      '/',
      '/inventory',
      '/rentals',
      '/services',
      '/showroom',
      '/contact',
    ])
    expect(navigationFacts.aboutMenu.links.map(({ name, url }) => [name, url])).toEqual([
      ['About Us', '/about'],
      ['Eco-Impact Calculator', '/eco-impact'],
    ])
  })
  test('§2 footer', () => {
    expect(urls(navigationFacts.footerLinks)).toEqual([
      '/',
      '/inventory',
      '/rentals',
      '/services',
      '/about',
      '/contact',
      '/evolution',
      '/denago',
    ])
    expect(urls(navigationFacts.policyLinks)).toEqual([
      '/policies/terms-conditions',
      '/policies/return-policy',
      '/privacy',
      '/policies/delivery-policy',
      '/policies/rental-policy',
      '/policies/ethics-policy',
      '/policies/storage-policy',
      '/policies/publishing-policy',
      '/policies/feedback-policy',
      '/policies/corrections-policy',
      '/policies/diversity-policy',
      '/policies/staffing-report',
    ])
    expect(urls(navigationFacts.copyrightLinks)).toEqual(Object.keys(navigationFacts.legalAliases))
  })
})

describe('§4, §5, §8 texts to the letter', () => {
  test('§5 contact form messages', () => {
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
  test('§8 contact submission fails', () => {
    expect(contactMessages).toMatchObject({
      errorTitle: 'Error',
      submitFailed: 'Failed to submit contact form',
      sendFailed: 'Failed to send message. Please try again.',
      sending: 'Sending...',
      defaultInterest: 'sales',
    })
  })
  test('§4 toast: swipe threshold 50, one at a time, 5000 ms', () => {
    expect(toastSettings).toEqual({ swipeThreshold: 50, limit: 1, durationMs: 5000 })
  })
  test('§4 inventory page', () => {
    expect(inventoryMessages).toMatchObject({
      error: 'Error loading vehicles: {message}',
      fetchFailed: 'Failed to fetch vehicles: {status}',
      empty: 'No vehicles match your current filters.',
      emptyTotal: 'Showing 0 of {total} total vehicles',
      emptyTitle: 'No vehicles found',
      headingWithCount: 'Available Golf Carts ({count})',
    })
    expect(messageFacts.vehicleListMessages.httpError).toBe('HTTP error! status: {code}')
  })
  test('§4 badges', () => {
    expect(messageFacts.badgeLabels).toEqual({ isNew: 'NEW', inStock: 'In Stock', outOfStock: 'Out of Stock' })
  })
  test('§8 vehicle detail', () => {
    expect(vehicleMessages).toMatchObject({
      fetchError: 'Vehicle not found',
      notFoundTitle: 'Vehicle Not Found',
      notFoundText: "The vehicle you're looking for doesn't exist or has been removed.",
      backToInventory: 'Back to Inventory',
    })
  })
  test('§8 unknown town and unmatched route', () => {
    expect(messageFacts.townMessages.notFound).toBe('Municipality not found')
    expect(notFoundMessages.title).toBe('404 Page Not Found')
    expect(notFoundMessages.text).toBe('Did you forget to add the page to the router?')
  })
  test('ECO-14, ECO-15: eco calculator', () => {
    expect(ecoMessages).toMatchObject({
      calculating: 'Calculating...',
      bannerTitle: 'Great Choice for the Environment!',
      bannerText: 'Your switch to electric saves the planet and your wallet',
    })
  })
})

describe('what search engines and readers see', () => {
  const pages = { about, home, notFound, servicesPage, showroom, thankYou }
  const heads = Object.values(pages).map(({ head }) => head)

  test.each(Object.entries(pages))('%s: title and description fit', (_name, { head }) => {
    expect(head.title.length).toBeLessThanOrEqual(60)
    expect(head.description.length).toBeGreaterThanOrEqual(70)
    expect(head.description.length).toBeLessThanOrEqual(160)
    expect(head.keywords.length).toBeGreaterThan(0)
  })
  test('no two pages share a title or a description', () => {
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
  })
  test('nobody shouts: an exclamation mark stands only where the spec quotes one', () => {
    const loud = textsIn([pages, services, team, promises, messageFacts]).filter((text) => text.includes('!'))
    expect(loud.sort()).toEqual(['Great Choice for the Environment!', 'HTTP error! status: {code}'])
  })
})

describe('the ledger of contradictions', () => {
  const files: Record<string, object> = {
    'business.ts': businessFacts,
    'claims.ts': claimFacts,
    'hours.ts': hourFacts,
    'locations.ts': locationFacts,
    'messages.ts': messageFacts,
    'navigation.ts': navigationFacts,
    'promises.ts': promiseFacts,
  }
  const rows = readFileSync(new URL('../docs/contradictions.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^\| [a-z-]+\.[a-z-]+ +\|/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const ours = rows.filter(([, , , , fact = '']) => files[fact.split(' ')[0] ?? ''])

  test('every row has its five cells, an id of its own, and company under its topic', () => {
    for (const row of rows) expect(row, row.join()).toHaveLength(5)
    const ids = rows.map(([id = '']) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const topics = ids.map((id) => id.split('.')[0])
    for (const id of ids) {
      if (id.endsWith('.claim')) continue
      expect(topics.filter((topic) => topic === id.split('.')[0]).length, id).toBeGreaterThan(1)
    }
  })
  test.each(ours)('%s: %s %s', (_id, _what, reading, _where, fact = '') => {
    const [file = '', path = ''] = fact.split(' ')
    const value = path
      .split('.')
      .reduce<unknown>((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], files[file])
    expect(value, fact).toBeDefined()
    if (typeof value === 'number') expect(reading?.match(/[\d,]+/)?.[0].replace(',', '')).toBe(String(value))
    if (typeof value === 'string') expect(reading).toContain(value)
  })
  test('most of the ledger can be looked up here', () => {
    expect(ours.length).toBeGreaterThan(30)
  })
})

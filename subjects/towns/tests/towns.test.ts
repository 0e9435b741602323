import { describe, expect, test } from 'vitest'
import { formatPrice } from '#kit/formats/format.ts'
import { deliveryWords } from '#subjects/county/facts/delivery-rules.ts'
import { townPage } from '#subjects/county/facts/town-page.ts'
import { placesInRange } from '#subjects/county/rules/range.ts'
import { allTownPaths, townAt, townPaths, townRedirects } from '#subjects/county/rules/town-path.ts'
import { townCalled, towns } from '#subjects/county/rules/towns.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { claims } from '#subjects/dealership/facts/claims.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { directionsTo, mapEmbed } from '#subjects/dealership/rules/map-links.ts'
import { hoursLines } from '#subjects/dealership/rules/posted-hours.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import type { VehicleSource } from '#subjects/inventory/rules/vehicle-source.ts'
import { heroPhoto } from '#subjects/pictures/rules/hero-photo.ts'
import { rentalDeliveryCost } from '#subjects/rentals/rules/rental-delivery.ts'
import { roadRules } from '#subjects/towns/facts/road-rules.ts'
import {
  canonicalOf,
  find,
  findAll,
  heroOf,
  jsonLdOf,
  linksIn,
  mainOf,
  metaOf,
  type Part,
  textOf,
  textsOf,
} from '#tests/setup/page-html.ts'
import { app, ports } from '#tests/setup/shared-site.ts'
import { testApp, testSiteUrl } from '#tests/setup/test-app.ts'

const mainText = (html: string) => textOf(mainOf(html))
const page = async (path: string) => (await app.request(path)).text()
const hrefsIn = (part: Part) => linksIn(part).map(({ href }) => href)

/** The site over a list call of our making. */
async function withList(list: VehicleSource['list'], now?: () => Date) {
  const changed = await testApp(undefined, {
    ports: {
      vehicles: { list, get: async () => null, lastChanges: async () => new Map(), ledgers: async () => new Map() },
    },
    ...(now ? { now } : {}),
  })
  return changed.app
}

describe('town pages: path forms', () => {
  test.each(allTownPaths())('TOWN-13, TOWN-14, TOWN-15: %s answers, and names its canonical address', async (path) => {
    const response = await app.request(path)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(canonicalOf(html)).toBe(`${testSiteUrl}${townAt(path)?.url}`)
    expect(metaOf(html, 'robots')).toBe('')
  })
  test.each(towns)('TOWN-15: every form of $name shows the same page', async (town) => {
    const shown = await Promise.all(townPaths(town).map(page))
    expect(new Set(shown.map(mainOf)).size).toBe(1)
  })
  test.each([...townRedirects])('TOWN-16: %s leads to %s, permanently and in one step', async (from, to) => {
    const response = await app.request(from)
    expect([response.status, response.headers.get('location')]).toEqual([308, to])
    expect((await app.request(to)).status).toBe(200)
  })
})

describe('town pages: content', () => {
  test.each(towns)('TOWN-21, TOWN-22: $name: hero with carts, rental page and phone', async (facts) => {
    const hero = heroOf(await page(facts.url))
    expect(textsOf(hero, 'h1')).toEqual([`Golf carts in ${facts.name}`])
    expect(hrefsIn(hero)).toEqual(
      expect.arrayContaining(['/inventory', facts.rentalPath, telHref(business.phones.main)]),
    )
  })
  test.each(towns)('TOWN-23, TOWN-24, TOWN-25, TOWN-26: $name: coverage, contact, tiles, quote', async (facts) => {
    const html = mainOf(await page(facts.url))
    const text = mainText(html)
    for (const title of ['Service coverage', 'Contact', 'Sales', 'Rentals', 'Service', 'Delivery'])
      expect(textsOf(html, 'h2, h3, span')).toContain(title)
    for (const { days, time } of hoursLines(businessHours.week)) expect(text).toContain(`${days} ${time}`)
    for (const zip of facts.zips) expect(text).toContain(zip)
    expect(linksIn(html).find(({ text }) => text === 'Get a Quote')?.href).toBe(`/contact?town=${facts.slug}`)
    expect(hrefsIn(html)).toEqual(expect.arrayContaining(['/inventory', '/services', '#delivery']))
  })
  test.each(towns)('TOWN-31: $name: a map and directions by its coordinates', async ({ url, name, coordinates }) => {
    const html = await page(url)
    const map = find(html, 'details iframe[loading=lazy]')
    expect(map.getAttribute('src')).toBe(mapEmbed(coordinates))
    expect(hrefsIn(find(html, 'details:has(iframe)'))).toEqual([directionsTo(coordinates)])
    expect(map.getAttribute('src')).not.toContain(encodeURIComponent(name))
    expect(textsOf(html, 'svg title')).toContain(`Where ${name} lies`)
  })
  test.each(towns)(
    'TOWN-32, TOWN-34, TOWN-37, TOWN-38, TOWN-40: $name: delivery, roads, nearest showroom, neighbors, what suits it',
    async (town) => {
      const { name, url } = town
      const html = await page(url)
      const text = mainText(html)
      const rental = rentalDeliveryCost(town.drivingMiles)
      expect(text).toContain(name === 'Kline' ? 'When you buy About $12' : 'When you buy Free')
      expect(text).toContain('on sales from $5,000.')
      expect(text).toContain(`When you rent About ${formatPrice(rental.cost)}`)
      expect(text).toContain(
        `${rental.chargedMiles} of ${town.drivingMiles} miles by road from our Pocono Pines Showroom, at $6 a mile; the first 10 are free.`,
      )
      expect(text).toContain(`about ${town.drivingMiles} miles by road`)
      expect(text).toContain('In Pennsylvania a golf cart is for private ground')
      expect(text).toContain(
        `Checked November 21, 2026; not legal advice: ask the municipal office in ${name}, and PennDOT.`,
      )
      for (const words of [town.roads, town.carts, town.terrain, ...town.uses, ...town.about])
        expect(text).toContain(words)
      for (const neighbor of town.neighbors) expect(hrefsIn(html)).toContain(townCalled(neighbor).url)
    },
  )
  test.each(towns)('TOWN-71, TOWN-72, TOWN-73, TOWN-74: $name: range, year, order and scene', async (town) => {
    const html = await page(town.url)
    const text = mainText(html)
    for (const { name, share } of placesInRange(town))
      expect(text).toMatch(new RegExp(`To ${name} and back [\\d,]+ miles? ${share}% of a charge`))
    expect(textsOf(mainOf(html), 'dt')).toContain('Test-drive Saturdays')
    const headings = textsOf(mainOf(html), 'h2')
    expect(headings.slice(0, 4)).toEqual([
      deliveryWords.heading,
      roadRules.heading,
      `Carts that fit ${town.name}`,
      `Around ${town.name}`,
    ])
    expect(headings.at(-1)).toBe(`More about ${town.name}`)
    const folded = findAll(html, 'main details:not([open])').map(textOf).join(' ')
    for (const words of [...town.about, ...Object.values(town.year)]) expect(folded).toContain(words)
    expect(folded).not.toMatch(/\$\d/)
    expect(find(heroOf(html), 'img').getAttribute('src')).toContain(
      `/media/scenes/${town.setting ?? heroPhoto(town.url).name}.webp`,
    )
  })
  test('TOWN-36: only Kline, past the county line, pays for the delivery of a sale', async () => {
    const paid = towns.filter((town) => town.milesBeyondFreeDelivery > 0)
    expect(paid.map(({ name }) => name)).toEqual(['Kline'])
    expect(mainText(await page('/kline-township-golf-carts'))).toContain('When you buy About $12')
  })
  test.each(towns)('TOWN-58: $name: the titles and descriptions of both its pages name it', async (town) => {
    for (const path of [town.url, town.rentalPath]) {
      const html = await page(path)
      for (const text of [...textsOf(html, 'title'), metaOf(html, 'description')]) expect(text).toContain(town.name)
    }
  })
  test.each(['palmerton', 'nesquehoning'] as const)(
    'TOWN-8: %s keeps its listed type in paths and labels, and prose does not call the borough a township',
    async (slug) => {
      const html = await page(`/${slug}-township-golf-carts`)
      expect(textsOf(html, 'title')[0]).toMatch(/^\w+ Township Golf Carts, PA/)
      expect(mainText(html)).not.toMatch(/township/i)
    },
  )
  test('TOWN-42, TOWN-43: local business only when a town name is given, with its five offers', async () => {
    const [organization, local, breadcrumb] = jsonLdOf(await page('/kidder-township-golf-carts'))
    expect([organization?.['@type'], breadcrumb?.['@type']]).toEqual(['Organization', 'BreadcrumbList'])
    expect(local).toMatchObject({
      '@type': 'AutoDealer',
      '@id': `${testSiteUrl}/kidder-township-golf-carts#local-business`,
      priceRange: '$$',
      aggregateRating: { ratingValue: 4.8, reviewCount: 127 },
      areaServed: [{ name: 'Kidder Township' }, { geoRadius: '50000' }],
    })
    const offers = local?.hasOfferCatalog as { itemListElement: { itemOffered: { name: string } }[] } | undefined
    expect(offers?.itemListElement.map(({ itemOffered }) => itemOffered.name)).toEqual([
      'Electric Golf Carts',
      'Sales',
      'Maintenance',
      'Rentals',
      'Financing',
    ])
    for (const path of ['/carbon-county-golf-carts', '/rentals'])
      expect(jsonLdOf(await page(path)).map((node) => node['@type'])).not.toContain('AutoDealer')
  })
  test('TOWN-61: each offer is one word and leads to a page of its own', async () => {
    const { url, rentalPath } = townCalled('kidder')
    for (const path of [url, rentalPath]) {
      const line = findAll(mainOf(await page(path)), 'p').filter((p) => textOf(p).includes(' · '))
      expect(line).toHaveLength(1)
      const links = line.flatMap(hrefsIn)
      expect(links.length).toBeGreaterThan(1)
      expect(new Set(links).size).toBe(links.length)
    }
  })
})

describe('TOWN-27: three featured vehicles, the first three of the list', () => {
  const first = inventory.slice(0, 3)
  const cardsIn = (html: string) =>
    findAll(html, 'li').filter((item) => findAll(item, 'a[href^="/vehicle/"]').length > 0)

  test('each has a picture, NEW badge, name, whole description, price and a link to /vehicle/{id}', async () => {
    const html = mainOf(await page('/lansford-borough-golf-carts'))
    const cards = cardsIn(html)
    expect(cards).toHaveLength(3)
    cards.forEach((card, index) => {
      const cart = first[index]
      expect(hrefsIn(card)).toContain(`/vehicle/${cart?.id}`)
      expect(find(card, 'img').getAttribute('src')).toMatch(/^\/media\/carts\/[\w-]+\.webp/)
      expect(textsOf(card, 'span')).toContain('NEW')
      for (const text of [cart?.name ?? '', cart?.description ?? '', formatPrice(cart?.price ?? 0)])
        expect(textOf(card)).toContain(text)
    })
  })
  test('TOWN-27, TOWN-28: a used cart has no NEW badge, one without description says how many it seats, one without picture waits', async () => {
    const [cart] = await ports.vehicles.list()
    if (!cart) throw new Error('the inventory is empty')
    const bare = { ...cart, isNew: false, description: ' ', images: [] }
    const other = await withList(async () => [bare])
    const html = mainOf(await (await other.request('/towns/packer')).text())
    const [card] = cardsIn(html)
    if (!card) throw new Error('there is no card')
    expect(textOf(card)).not.toContain('NEW')
    expect(textOf(card)).toContain('An electric cart with room for 4 people.')
    expect(find(card, 'img').getAttribute('src')).toContain('/media/carts/placeholder.webp')
  })
  test.each([
    [0, '0 people'],
    [1, '1 person'],
    [2, '2 people'],
  ])('TOWN-28, TOWN-59: a cart for %d has room for "%s"', async (seatingCapacity, words) => {
    const [cart] = await ports.vehicles.list()
    if (!cart) throw new Error('the inventory is empty')
    const bare = { ...cart, description: '', specifications: { ...cart.specifications, seatingCapacity } }
    const other = await withList(async () => [bare])
    expect(await (await other.request('/towns/packer')).text()).toContain(`room for ${words}.`)
  })
})

describe('the vehicle list fails', () => {
  function failing(times: number) {
    const calls = { count: 0 }
    return { calls, list: async () => (++calls.count <= times ? Promise.reject(new Error('locked')) : []) }
  }

  test("TOWN-30: a sentence, HTTP error! status: {code} and the number to call stand in the carts' place, and the page stays whole", async () => {
    const source = failing(99)
    const broken = await withList(source.list)
    const response = await broken.request('/jim-thorpe-borough-golf-carts')
    const html = await response.text()
    expect(response.status).toBe(200)
    const [before, after] = mainText(html).split('HTTP error! status: 503')
    expect(before).toMatch(new RegExp(`${townPage.featured.failed.before} $`))
    expect(after).toMatch(new RegExp(`^ ${townPage.featured.failed.after} `))
    const failure = find(mainOf(html), '[role=status]')
    expect(linksIn(failure).map(({ href }) => href)).toEqual([telHref(business.phones.main)])
    expect(html).not.toContain('locked')
    for (const part of ['Service coverage', deliveryWords.heading, roadRules.heading, '</footer>'])
      expect(html).toContain(part)
    expect(source.calls.count).toBe(2)
    expect(response.headers.get('cache-control')).toBe('public, max-age=5, s-maxage=5, stale-while-revalidate=5')
  })
  test('TOWN-29: asked again once, and the answer of the second call is shown', async () => {
    const source = failing(1)
    const mended = await withList(source.list)
    expect(mainText(await (await mended.request('/packer')).text())).not.toContain('HTTP error')
    expect(source.calls.count).toBe(2)
  })
  test('TOWN-30: five seconds later the carts are back', async () => {
    let now = new Date('2026-05-06T15:00:00Z')
    const list = async () => (now.getUTCSeconds() < 5 ? Promise.reject(new Error('locked')) : ports.vehicles.list())
    const recovering = await withList(list, () => now)
    expect(await (await recovering.request('/packer')).text()).toContain('HTTP error! status: 503')
    now = new Date('2026-05-06T15:00:05Z')
    expect(await (await recovering.request('/packer')).text()).toContain('/vehicle/d5-maverick-4-plus')
  })
})

describe('an unknown town', () => {
  test.each([
    '/towns/jim-thorp',
    '/towns/bowmanstown',
    '/lake-harmony-golf-carts',
    '/%3Cscript%3E-golf-carts',
    '/towns/%E0%A4%A',
    '/rentals/jim-thorp',
  ])('TOWN-17, TOWN-19: %s shows Municipality not found, with status 404 and a search', async (path) => {
    const response = await app.request(path)
    const html = await response.text()
    expect(response.status).toBe(404)
    expect(textsOf(html, 'h1')).toEqual(['Municipality not found'])
    expect(metaOf(html, 'robots')).toBe('noindex')
    expect(findAll(html, 'form[action="/carbon-county-golf-carts"] [name=town]')).toHaveLength(1)
    expect(html).not.toContain('<script>')
  })
  test('TOWN-18: a slip of the key finds the town that was meant, a village the town around it', async () => {
    const near = async (path: string) => {
      const text = mainText(await page(path))
      return text.slice(text.indexOf('Did you mean'), text.indexOf('Every town we serve'))
    }
    expect(await near('/towns/jim-thorp')).toContain('Jim Thorpe')
    expect(await near('/lake-harmony-golf-carts')).toContain('Kidder')
    expect(hrefsIn(mainOf(await page('/rentals/jim-thorp')))).toContain('/rentals/jim-thorpe')
  })
  test('TOWN-20: any other unknown path is not a town', async () => {
    for (const path of ['/golf-carts', '/towns/a/b', '/jim-thorpe'])
      expect(await page(path)).toContain('404 Page Not Found')
  })
})

describe('the county', () => {
  test('TOWN-8, TOWN-9, TOWN-44, TOWN-45: has the map and all 23, and says what the labels leave out', async () => {
    const html = mainOf(await page('/carbon-county-golf-carts'))
    for (const { url } of towns) expect(hrefsIn(html).filter((href) => href === url)).toHaveLength(2)
    const text = mainText(html)
    for (const words of ['20 miles around Pocono Pines', '15 miles around Scranton', '$6 a mile', '$5,000'])
      expect(text).toContain(words)
    expect(text).toContain('by law both are boroughs')
    expect(text).toContain('Kline lies just over the line in Schuylkill County')
  })
  test('TOWN-75: begins with the search and the map', async () => {
    const top = heroOf(await page('/carbon-county-golf-carts'))
    expect(findAll(top, 'form [name=town]')).toHaveLength(1)
    for (const { url } of towns) expect(hrefsIn(top)).toContain(url)
  })
  test('TOWN-2: says 24 communities, the county among them, beside its 23 towns', async () => {
    const { served, withCounty } = claims.municipalities
    const lead = textOf(heroOf(await page('/carbon-county-golf-carts')))
    expect(lead).toContain(`${withCounty} communities: ${served} towns and the county itself`)
    expect([served, withCounty]).toEqual([towns.length, towns.length + 1])
  })
  test('TOWN-46: its search leads straight to the one town that matches', async () => {
    for (const [asked, url] of [
      ['Jim Thorpe', '/jim-thorpe-borough-golf-carts'],
      ['18250', '/summit-hill-borough-golf-carts'],
      ['lake harmony', '/kidder-township-golf-carts'],
    ] as const) {
      const response = await app.request(`/carbon-county-golf-carts?town=${encodeURIComponent(asked)}`)
      expect([response.status, response.headers.get('location')]).toEqual([303, url])
    }
  })
  test('TOWN-47: it lists several, and answers nonsense with a sentence', async () => {
    const several = await page('/carbon-county-golf-carts?town=18229')
    expect(mainText(several)).toContain('Towns that match “18229”')
    const nothing = await app.request('/carbon-county-golf-carts?town=zzzzzz%3Cb%3E')
    expect(nothing.status).toBe(404)
    expect(await nothing.text()).toContain('No town on our list matches “zzzzzz&lt;b&gt;”')
    expect((await app.request('/carbon-county-golf-carts?town=+')).status).toBe(200)
  })
})

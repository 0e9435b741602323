import { parse } from 'node-html-parser'
import { beforeAll, describe, expect, test } from 'vitest'
import { readCsv } from '#kit/formats/csv.ts'
import { vehicleMessages } from '#subjects/inventory/facts/messages.ts'
import { soldCarts } from '#subjects/inventory/facts/sold-carts.ts'
import { similarCarts } from '#subjects/inventory/facts/vehicle-page.ts'
import { comparePath } from '#subjects/inventory/rules/compare.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { htmlFaults } from '#tests/setup/html-faults.ts'
import { testApp } from '#tests/setup/test-app.ts'

const id = 'ev-nomad'
const path = `/vehicles/${id}`
const soldOn = '2026-05-06'
const during = new Date('2026-05-19T15:00:00Z')
const after = new Date('2026-05-20T15:00:00Z')

async function siteAt(now: Date) {
  const site = await testApp(now)
  const cart = (await site.database.ports.vehicles.get(id)) as Vehicle
  const sold = { ...cart, inStock: false, soldOn, serialNumber: 'SECRET-7', stockNumber: 'A-17' }
  await site.database.ports.vehicles.apply({ put: [sold] })
  return site
}
const textOf = async (response: Response) => parse(await response.text()).querySelector('main')?.structuredText ?? ''

describe('a cart that is sold', () => {
  let site: Awaited<ReturnType<typeof siteAt>>
  beforeAll(async () => {
    site = await siteAt(during)
  })

  test('CART-104: says so at its address, and until when, and offers carts like it', async () => {
    const response = await site.app.request(path)
    expect(response.status).toBe(200)
    const page = parse(await response.text())
    const main = page.querySelector('main')
    expect(main?.querySelector('.badge')?.text).toBe(soldCarts.badge)
    expect(main?.structuredText).toContain('Sold on May 6, 2026. This page stays until May 19, 2026.')
    expect(main?.querySelectorAll('#similar li h3 a').map((link) => link.getAttribute('href'))).toHaveLength(
      similarCarts,
    )
    const before = main?.innerHTML.split('id="similar"')[0] ?? ''
    expect(parse(before).structuredText).not.toMatch(/in stock|can be ordered|test drive/i)
    expect(page.querySelector('title')?.text).toContain('sold')
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(new RegExp(`${path}$`))
  })

  test('SITE-2, CART-104: is valid HTML', async () => {
    const html = await (await site.app.request(path)).text()
    expect(await htmlFaults(html)).toEqual([])
  })

  test('CART-104: is marked up as sold out, on its page alone', async () => {
    expect(await (await site.app.request(path)).text()).toContain('"availability":"https://schema.org/SoldOut"')
  })

  test('CART-104: stands in no list: call, inventory, town, home, brand, sitemap, feeds, compare', async () => {
    const list = (await (await site.app.request('/api/vehicles')).json()) as Vehicle[]
    expect(list.map((cart) => cart.id)).not.toContain(id)
    for (const address of [
      '/inventory',
      '/inventory?search=nomad',
      '/',
      '/lansford-golf-carts',
      '/denago',
      '/site-map',
    ]) {
      const page = parse(await (await site.app.request(address)).text())
      const links = page.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '')
      expect([address, links.filter((link) => /^\/vehicles?\/(?:denago-)?ev-nomad$/.test(link))]).toEqual([address, []])
    }
    for (const file of ['/sitemap.xml', '/feeds/vehicles.csv', '/feeds/new-arrivals.xml'])
      expect(await (await site.app.request(file)).text()).not.toMatch(/vehicles\/ev-nomad\b(?!-)/)
    expect(await textOf(await site.app.request(comparePath([id, 'ev-city'])))).toContain(id)
  })

  test('CART-104: is answered by the call with the day of its sale, and out of stock', async () => {
    const response = await site.app.request(`/api/vehicles/${id}`)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ id, soldOn, inStock: false })
  })
})

describe('a cart that was sold and is gone', () => {
  let site: Awaited<ReturnType<typeof siteAt>>
  beforeAll(async () => {
    site = await siteAt(after)
  })

  test.each([path, `/vehicle/denago-${id}`])('CART-104: answers 410 at %s, with carts like it', async (address) => {
    const response = await site.app.request(address)
    expect(response.status).toBe(410)
    const page = parse(await response.text())
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
    expect(page.querySelector('main')?.structuredText).toContain('was sold on May 6, 2026 and is no longer listed')
    expect(page.querySelectorAll('#similar li h3 a')).toHaveLength(similarCarts)
    expect(
      page
        .querySelectorAll('script[type="application/ld+json"]')
        .map(({ text }) => text)
        .join(),
    ).not.toContain('Offer"')
  })

  test('CART-104: is gone for the call as well, while one that never was is not found', async () => {
    const response = await site.app.request(`/api/vehicles/${id}`)
    expect([response.status, await response.json()]).toEqual([410, { error: vehicleMessages.fetchError }])
    expect((await site.app.request('/api/vehicles/never-was')).status).toBe(404)
  })
})

test('CART-104: a sale that is undone puts the cart back on every list', async () => {
  const site = await siteAt(during)
  const { soldOn: _, ...offered } = (await site.database.ports.vehicles.get(id)) as Vehicle
  await site.database.ports.vehicles.apply({ put: [{ ...offered, inStock: true }] })
  expect(await textOf(await site.app.request(path))).toContain('In stock')
  expect(await (await site.app.request('/inventory?search=nomad')).text()).toContain(`"${path}"`)
})

describe('what the dealer knows besides', () => {
  test('CART-106: the serial number is on no page, in no call and in no feed; the stock number is', async () => {
    const site = await testApp(during)
    const cart = (await site.database.ports.vehicles.get(id)) as Vehicle
    await site.database.ports.vehicles.apply({
      put: [{ ...cart, serialNumber: 'SECRET-7', stockNumber: 'A-17', hours: 12, miles: 340 }],
    })
    for (const address of [
      path,
      '/inventory',
      '/api/vehicles',
      `/api/vehicles/${id}`,
      '/feeds/vehicles.csv',
      comparePath([id]),
    ])
      expect([address, (await (await site.app.request(address)).text()).includes('SECRET-7')]).toEqual([address, false])
    const facts = await textOf(await site.app.request(path))
    for (const fact of ['A-17', '12 hours', '340 miles']) expect(facts).toContain(fact)
  })

  test('CART-106: a place on the page and a place on the home page are kept', async () => {
    const site = await testApp(during)
    const { all, last } = await site.database.ports.vehicles
      .list()
      .then((list) => ({ all: list, last: list.at(-1) as Vehicle }))
    await site.database.ports.vehicles.apply({ put: [{ ...last, order: 1, featured: true }] })
    const list = (await (await site.app.request('/api/vehicles')).json()) as Vehicle[]
    expect([list[0]?.id, list.length]).toEqual([last.id, all.length])
    const home = parse(await (await site.app.request('/')).text())
    expect(home.querySelectorAll('main h3 a').map((link) => link.getAttribute('href'))).toContain(`/vehicle/${last.id}`)
  })
})

describe('the ledger of prices', () => {
  test('CART-110: stands on the page, in the feed and in the markup of a cart that the dealer has changed', async () => {
    const site = await testApp(new Date())
    const cart = (await site.database.ports.vehicles.get(id)) as Vehicle
    const page = async () => (await site.app.request(path)).text()
    const feed = async () => {
      const [head, ...rows] = readCsv(await (await site.app.request('/feeds/vehicles.csv')).text())
      const column = head?.cells.indexOf('price_history') ?? -1
      return rows.find(({ cells }) => cells[0] === id)?.cells[column]
    }
    expect(await page()).not.toMatch(/→|Here since|validFrom/)
    expect(await feed()).toBe('')
    await site.database.ports.vehicles.apply({ put: [{ ...cart, price: 7995 }] })
    expect(await page()).toMatch(/\$8,495 → \$7,995 on \w+ \d+\./)
    expect(await page()).toContain('"validFrom":"')
    expect(await feed()).toMatch(/^\$8,495 → \$7,995 on \w+ \d+\.$/)
  })
})

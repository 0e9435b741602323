import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { home } from '#subjects/dealership/facts/home-page.ts'
import type { Brand } from '#subjects/inventory/facts/brand-record.ts'
import { brand as denago } from '#subjects/inventory/facts/brands/denago.ts'
import { brand as evolution } from '#subjects/inventory/facts/brands/evolution.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { stockWords } from '#subjects/inventory/facts/messages.ts'
import { stockSummaryWords } from '#subjects/inventory/facts/stock-summary.ts'
import { stockSummary } from '#subjects/inventory/rules/stock-summary.ts'
import { find, findAll, linksIn, scriptsIn, sectionOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { app } from '#tests/setup/shared-site.ts'
import { testApp } from '#tests/setup/test-app.ts'

const get = async (path: string) => (await app.request(path)).text()

/** The items of the first list under a heading. */
const cards = (html: string, heading: string) => find(sectionOf(html, heading), 'ul').children

describe.each([denago, evolution] as readonly Brand[])('$name', (brand) => {
  const series = async () => cards(await get(brand.path), brand.seriesSection.heading)
  const lineup = async () => cards(await get(brand.path), brand.lineupSection.heading)

  test('CART-60, CART-62, CART-64: a card for every series with its starting price and at most three model links', async () => {
    const found = await series()
    expect(found).toHaveLength(brand.series.length)
    for (const [index, { title, priceText, vehicles }] of brand.series.entries()) {
      const card = found[index] ?? ''
      expect(textsOf(card, 'h3')).toEqual([title])
      expect(textOf(card)).toContain(priceText)
      const links = linksIn(card).filter(({ href }) => href.startsWith('/vehicles/'))
      expect(links).toHaveLength(Math.min(3, vehicles.length))
      if (vehicles.length > 3) expect(textOf(card)).toContain(`+${vehicles.length - 3} more models`)
      else expect(textOf(card)).not.toContain('more models')
    }
  })

  test('CART-65: six models with seats, range, top speed and drive, View Details and Get Quote', async () => {
    const found = await lineup()
    expect(found).toHaveLength(6)
    for (const [index, { name, priceText }] of brand.lineup.entries()) {
      const card = found[index] ?? ''
      expect(textsOf(card, 'h3')).toEqual([name])
      expect(textOf(card)).toContain(priceText)
      expect(textsOf(card, 'dt')).toEqual(['Seats', 'Range', 'Top speed', 'Drive'])
      expect(linksIn(card)).toEqual([
        expect.objectContaining({ text: 'View Details', href: expect.stringMatching(/^\/vehicles\/[a-z0-9-]+$/) }),
        expect.objectContaining({
          text: 'Get Quote',
          href: expect.stringMatching(/^\/contact\?interest=sales&cart=[a-z0-9-]+$/),
        }),
      ])
    }
  })

  test('CART-65: Compare All Models leads to /inventory, Schedule Test Drive to /contact', async () => {
    const html = await get(brand.path)
    const target = (words: string) => linksIn(html).find(({ text }) => text === words)?.href
    expect(target('Compare All Models')).toBe('/inventory')
    expect(target('Schedule Test Drive')).toBe('/contact')
  })

  test('CART-160: the models stand in a row at one scale, told in words as well', async () => {
    const html = await get(brand.path)
    const row = find(html, '.scale-row svg')
    expect(findAll(row, 'image')).toHaveLength(brand.lineup.length)
    for (const { name } of brand.lineup) expect(textOf(find(row, 'title'))).toContain(name)
    for (const image of findAll(row, 'image'))
      expect((await app.request(image.getAttribute('href') ?? '')).status).toBe(200)
  })

  test('CART-39: every model link reaches its cart', async () => {
    const html = await get(brand.path)
    const paths = new Set(linksIn(html).flatMap(({ href }) => (href.startsWith('/vehicles/') ? [href] : [])))
    expect(paths.size).toBeGreaterThan(5)
    for (const path of paths) {
      expect(path).not.toMatch(/evolution|denago/)
      expect((await app.request(path)).status, path).toBe(200)
    }
  })

  test('SITE-3: ships no script', async () => {
    expect(scriptsIn(await get(brand.path))).toEqual([])
  })

  test('CART-11: the list fails: its text, and the page stands all the same', async () => {
    const broken = await testApp()
    await broken.database.close()
    const response = await broken.app.request(brand.path)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('HTTP error! status: 503')
    expect(html.split('View Details').length).toBeGreaterThanOrEqual(6)
  })
})

test('CART-67: what the dealer changes shows on the brand page', async () => {
  const changing = await testApp()
  const { vehicles } = changing.database.ports
  const nomad = await vehicles.get('ev-nomad')
  if (!nomad) throw new Error('there is no EV Nomad')
  await vehicles.apply({ put: [{ ...nomad, price: 8295, inStock: false }], remove: ['ev-nomad-xl'] })
  const html = await (await changing.app.request('/denago')).text()
  const [, changed = '', gone = ''] = cards(html, denago.lineupSection.heading).map(textOf)
  expect(changed).toContain('$8,295')
  expect(changed).toContain(stockWords.outOfStock)
  expect(gone).not.toContain('View Details')
  expect(gone).toContain('Get Quote')
  expect(gone).toContain(stockWords.outOfStock)
})

describe('home', () => {
  const featured = (html: string) => cards(html, home.featured.heading)

  test('SHOP-22: the three featured carts at their prices, each linking to a cart that exists', async () => {
    const found = featured(await get('/'))
    expect(found).toHaveLength(3)
    for (const [index, price] of ['$12,995', '$16,995', '$11,995'].entries()) {
      const card = found[index] ?? ''
      expect(textOf(card)).toContain(price)
      expect(textsOf(card, 'span')).toContain('NEW')
      expect((await app.request(find(card, 'a[href^="/vehicle/"]').getAttribute('href') ?? '')).status).toBe(200)
    }
  })

  test('SHOP-22, CART-11: says how many carts are in stock, and stands without knowing it', async () => {
    expect(textOf(await get('/'))).toContain(stockSummary(inventory))
    const broken = await testApp()
    await broken.database.close()
    const response = await broken.app.request('/')
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('HTTP error! status: 503')
    expect(textOf(html)).toContain(stockSummaryWords.unknown)
    expect(html).toContain('$12,995')
  })
})

test('CART-67: docs/contradictions.md: the two prices of the EV City are where the ledger says', async () => {
  const ledger = readFileSync('docs/contradictions.md', 'utf8')
  const rows = [...ledger.matchAll(/^\| (ev-city\.[a-z]+) .*$/gm)].map(([row]) =>
    row.split('|').map((cell) => cell.trim()),
  )
  expect(rows.map(([, id]) => id)).toEqual(['ev-city.home', 'ev-city.series'])
  const readings = rows.map(([, , , reading = '']) => reading.replaceAll('`', '').replace(/.*… /, ''))
  for (const [index, [, id, , , where = '']] of rows.entries()) {
    const [own = '', other = ''] = index === 0 ? readings : readings.toReversed()
    for (const path of where.split(', ').filter((each) => each.startsWith('/') && !/compare|site-map/.test(each))) {
      const html = await get(path)
      const named = [...findAll(html, 'li'), ...findAll(html, 'section')].filter((part) =>
        textsOf(part, 'h1, h2, h3').some((heading) => /EV City/i.test(heading)),
      )
      // The smallest part that is about it.
      const card = textOf(named[0] ?? '')
      expect(card, `${id} on ${path}`).toContain(own)
      expect(card, `${id} on ${path}`).not.toContain(other)
    }
  }
})

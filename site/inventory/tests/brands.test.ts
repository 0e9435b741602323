import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Brand } from '#content/inventory/brands/brand-record.ts'
import { denago } from '#content/inventory/brands/denago.ts'
import { evolution } from '#content/inventory/brands/evolution.ts'
import { testApp } from '#tests/setup/test-app.ts'

const { app } = await testApp()
const get = async (path: string) => (await app.request(path)).text()

const cards = (html: string, from: string, to: string) =>
  html
    .slice(html.indexOf(`>${from}</h2>`), html.indexOf(to))
    .split('<li class="card')
    .slice(1)

describe.each([denago, evolution] as readonly Brand[])('$name', (brand) => {
  const series = async () =>
    cards(await get(brand.path), brand.seriesSection.heading, `>${brand.lineupSection.heading}</h2>`)
  const lineup = async () => cards(await get(brand.path), brand.lineupSection.heading, '>Drive one up a grade<')

  test('CART-60, CART-62, CART-64: a card for every series with its starting price and at most three model links', async () => {
    const found = await series()
    expect(found).toHaveLength(brand.series.length)
    for (const [index, { title, priceText, vehicles }] of brand.series.entries()) {
      const card = found[index] ?? ''
      expect(card).toContain(`<h3>${title}</h3>`)
      expect(card).toContain(priceText)
      const links = [...card.matchAll(/href="\/vehicles\//g)]
      expect(links).toHaveLength(Math.min(3, vehicles.length))
      if (vehicles.length > 3) expect(card).toContain(`+${vehicles.length - 3} more models`)
      else expect(card).not.toContain('more models')
    }
  })

  test('CART-65: six models with seats, range, top speed and drive, View Details and Get Quote', async () => {
    const found = await lineup()
    expect(found).toHaveLength(6)
    for (const [index, { name, priceText }] of brand.lineup.entries()) {
      const card = found[index] ?? ''
      expect(card).toContain(`<h3>${name}</h3>`)
      expect(card).toContain(priceText)
      for (const figure of ['Seats', 'Range', 'Top speed', 'Drive']) expect(card).toContain(`>${figure}</dt>`)
      expect(card).toMatch(/<a class="button" data-look="solid" href="\/vehicles\/[a-z0-9-]+"[^>]*>View Details<\/a>/)
      expect(card).toMatch(/<a class="button" href="\/contact\?interest=sales&amp;cart=[a-z0-9-]+"[^>]*>Get Quote<\/a>/)
    }
  })

  test('CART-66: Compare All Models leads to /inventory, Schedule Test Drive to /contact', async () => {
    const html = await get(brand.path)
    expect(html).toMatch(/href="\/inventory">(?:<svg.*?<\/svg>)?Compare All Models</)
    expect(html).toMatch(/href="\/contact">(?:<svg.*?<\/svg>)?Schedule Test Drive</)
  })

  test('CART-46: every model link reaches its cart', async () => {
    const html = await get(brand.path)
    const paths = new Set([...html.matchAll(/href="(\/vehicles\/[^"]+)"/g)].map(([, path]) => path ?? ''))
    expect(paths.size).toBeGreaterThan(5)
    for (const path of paths) {
      expect(path).not.toMatch(/evolution|denago/)
      expect((await app.request(path)).status, path).toBe(200)
    }
  })

  test('SITE-3: ships no script', async () => {
    expect(await get(brand.path)).not.toContain('<script type="module"')
  })

  test('CART-12: the list fails: its text, and the page stands all the same', async () => {
    const broken = await testApp()
    await broken.database.close()
    const response = await broken.app.request(brand.path)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('HTTP error! status: 503')
    expect(html.split('View Details').length).toBeGreaterThanOrEqual(6)
  })
})

test('CART-68: what the dealer changes shows on the brand page', async () => {
  const changing = await testApp()
  const { vehicles } = changing.database.ports
  const nomad = await vehicles.get('ev-nomad')
  if (!nomad) throw new Error('there is no EV Nomad')
  await vehicles.apply({ put: [{ ...nomad, price: 8295, inStock: false }], remove: ['ev-nomad-xl'] })
  const html = await (await changing.app.request('/denago')).text()
  const [, changed = '', gone = ''] = cards(html, denago.lineupSection.heading, '>Drive one up a grade<')
  expect(changed).toContain('$8,295')
  expect(changed).toContain('Out of stock')
  expect(gone).not.toContain('View Details')
  expect(gone).toContain('Get Quote')
})

describe('home', () => {
  const featured = (html: string) => cards(html, 'Three to start with', 'stand on the lot')

  test('SHOP-22: the three featured carts at their prices, each linking to a cart that exists', async () => {
    const found = featured(await get('/'))
    expect(found).toHaveLength(3)
    for (const [index, price] of ['$12,995', '$16,995', '$11,995'].entries()) {
      const card = found[index] ?? ''
      expect(card).toContain(price)
      expect(card).toContain('>NEW</span>')
      const path = card.match(/href="(\/vehicle\/[^"]+)"/)?.[1] ?? ''
      expect((await app.request(path)).status).toBe(200)
    }
  })

  test('SHOP-26, CART-12: says how many carts stand here, and stands without knowing it', async () => {
    expect(await get('/')).toMatch(/>3\d carts stand on the lot today, from \$4,995\.</)
    const broken = await testApp()
    await broken.database.close()
    const response = await broken.app.request('/')
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('HTTP error! status: 503')
    expect(html).toContain('$12,995')
  })
})

test('CART-67: docs/contradictions.md: the two prices of the EV City are where the ledger says', async () => {
  const ledger = readFileSync('docs/contradictions.md', 'utf8')
  const rows = [...ledger.matchAll(/^\| (ev-city\.[a-z]+) .*$/gm)].map(([row]) =>
    row.split('|').map((cell) => cell.trim()),
  )
  expect(rows.map(([, id]) => id)).toEqual(['ev-city.home', 'ev-city.series'])
  const readings = rows.map(([, , , reading = '']) => reading.replaceAll('`', ''))
  for (const [index, [, id, , , where = '']] of rows.entries()) {
    const [own = '', other = ''] = index === 0 ? readings : readings.toReversed()
    for (const path of where.split(', ')) {
      const card = (await get(path))
        .split(/<li class="card|<section/)
        .filter((part) => /EV City/i.test(part))
        .join('')
      expect(card, `${id} on ${path}`).toContain(own)
      expect(card, `${id} on ${path}`).not.toContain(other)
    }
  }
})

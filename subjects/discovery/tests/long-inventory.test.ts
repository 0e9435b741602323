import { expect, test } from 'vitest'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { vehicleSchema } from '#subjects/inventory/rules/vehicle.ts'
import { vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { testApp, testSiteUrl } from '#tests/setup/test-app.ts'

const count = 24_000
const { drawing, ...record } = inventory[0] as (typeof inventory)[number]
const one = vehicleSchema.parse(record)
const carts = Array.from({ length: count }, (_, index) => ({ ...one, id: `cart-${index}` }))
const { app } = await testApp(undefined, {
  ports: {
    vehicles: {
      list: async () => carts,
      get: async (id) => carts.find((cart) => cart.id === id) ?? null,
      lastChanges: async () => new Map(),
      ledgers: async () => new Map(),
    },
  },
})

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '')
const read = async (path: string) => (await app.request(path)).text()

test('FIND-45: a long inventory has several sitemaps, which together name every address once', async () => {
  const index = await read('/sitemap.xml')
  expect(index).toContain('<sitemapindex')
  const files = locations(index)
  expect(files).toHaveLength(3)
  const named: string[] = []
  for (const file of files) {
    const urls = locations(await read(file.replace(testSiteUrl, '')))
    expect(urls.length).toBeLessThanOrEqual(10_000)
    named.push(...urls)
  }
  expect(new Set(named).size).toBe(named.length)
  expect(named).toContain(`${testSiteUrl}/`)
  for (const cart of [0, 12_345, count - 1]) expect(named).toContain(testSiteUrl + vehiclePath(`cart-${cart}`))
  expect((await app.request('/sitemap-4.xml')).status).toBe(404)
})

test.each(['/feeds/vehicles.csv', '/api/vehicles', '/sitemap-1.xml'])(
  'FIND-45: %s: while one visitor takes it piece by piece, others are answered',
  async (path) => {
    const response = await app.request(path)
    const reader = response.body?.getReader()
    const first = await reader?.read()
    expect(first?.done).toBe(false)
    expect((await app.request('/healthz')).status).toBe(200)
    let text = new TextDecoder().decode(first?.value)
    let pieces = 1
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      text += new TextDecoder().decode(next.value)
      pieces += 1
    }
    expect(pieces).toBeGreaterThan(10)
    if (path.startsWith('/api/')) expect(JSON.parse(text)).toHaveLength(count)
  },
)

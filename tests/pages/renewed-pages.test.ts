import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { readBuiltAssets } from '#kernel/render/built-assets.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { pageIndex } from '#subjects/discovery/view/page-index.ts'
import { testApp } from '#tests/setup/test-app.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** A site that makes its pages anew, and counts those that it renders: each asks for its style once. */
async function renewingSite() {
  const assets = readBuiltAssets('dist/current/client')
  const rendered = vi.fn(assets.css)
  const site = await testApp(undefined, { assets: { ...assets, css: rendered } })
  const paths = (await pageIndex(site.ports)).map(({ path }) => path)
  const stop = site.renewPages()
  ends.push(() => site.database.close().catch(() => {}), stop)
  const count = () => rendered.mock.calls.length
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await site.app.request(path, { headers: { 'Accept-Encoding': 'identity', ...headers } })
    return { status: response.status, text: await response.text() }
  }
  return { ...site, paths, stop, count, ask }
}

const cart = `${addresses.inventory.replace('inventory', 'vehicles')}/ev-nomad`
const priced = (usd: number) => `$${usd.toLocaleString('en-US')}`

async function setPrice(ports: Awaited<ReturnType<typeof testApp>>['ports'], price: number): Promise<void> {
  const vehicle = await ports.vehicles.get('ev-nomad')
  if (!vehicle) throw new Error('The cart is missing.')
  await ports.vehicles.apply({ put: [{ ...vehicle, price }] })
}

test('SITE-162: after a start every page is made before anybody asks, and asking then renders nothing', async () => {
  const { ask, count, paths } = await renewingSite()
  await expect.poll(count, { timeout: 60_000 }).toBe(paths.length)
  // The last one is compressed before it is kept.
  await wait(1_000)
  for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 200])
  expect(count()).toBe(paths.length)
}, 180_000)

test('SITE-163: after a change the page of before goes out until the new one is there; who loads again has the new one, and calls are exact at once', async () => {
  const { ask, ports, count, paths } = await renewingSite()
  await expect.poll(count, { timeout: 60_000 }).toBe(paths.length)
  expect((await ask(cart)).text).toContain(priced(8_495))
  await setPrice(ports, 8_111)
  expect((await ask(cart)).text).toContain(priced(8_495))
  expect((await ask('/api/vehicles/ev-nomad')).text).toContain('8111')
  expect((await ask(cart, { 'Cache-Control': 'max-age=0' })).text).toContain(priced(8_111))
  expect((await ask(cart)).text).toContain(priced(8_111))
  await expect.poll(count, { timeout: 60_000 }).toBe(2 * paths.length)
  for (const path of [addresses.inventory, '/denago']) expect((await ask(path)).text).toContain(priced(8_111))
  expect(count()).toBe(2 * paths.length)
}, 180_000)

test('SITE-163: where pages are not made anew in time, nobody is shown one of before for more than two seconds', async () => {
  const { ask, ports, stop, count, paths } = await renewingSite()
  await expect.poll(count, { timeout: 60_000 }).toBe(paths.length)
  stop()
  await setPrice(ports, 8_222)
  expect((await ask(cart)).text).toContain(priced(8_495))
  await expect.poll(async () => (await ask(cart)).text, { timeout: 30_000 }).toContain(priced(8_222))
}, 180_000)

test('SITE-164: a cart that goes takes its page along, and the rest is made anew', async () => {
  const { ask, ports, count, paths } = await renewingSite()
  await expect.poll(count, { timeout: 60_000 }).toBe(paths.length)
  await ports.vehicles.apply({ remove: ['ev-nomad'] })
  await expect.poll(async () => (await ask(cart)).status, { timeout: 30_000 }).toBe(404)
  await expect
    .poll(async () => (await ask(addresses.inventory)).text.includes(`href="${cart}"`), { timeout: 30_000 })
    .toBe(false)
}, 180_000)

test('SITE-164: a database that goes away while pages are made leaves those that are kept', async () => {
  const { ask, database, count } = await renewingSite()
  await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(5)
  await database.close()
  const made = count()
  await wait(500)
  expect((await ask('/')).status).toBe(200)
  expect(made).toBeGreaterThan(5)
}, 180_000)

import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { pageEntries, pages } from '#app/pages.ts'
import { trustedProxies } from '#kernel/http/client-address.ts'
import { createHttpServer } from '#kernel/http/http-server.ts'
import { createLog } from '#kernel/log/log.ts'
import { readBuiltAssets } from '#kernel/press/built-assets.ts'
import { slugOf } from '#kit/formats/format.ts'
import { messageRules } from '#subjects/contact/facts/contact-form.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { serverMessages } from '#subjects/dealership/facts/server-messages.ts'
import { datedHoursOf } from '#subjects/dealership/rules/hours.ts'
import { defaultShop } from '#subjects/dealership/rules/shop.ts'
import { listenAnywhere } from '#tests/setup/free-port.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { canonicalOf, find, findAll, textsOf } from '#tests/setup/page-html.ts'
import { changeCarts } from '#tests/setup/replace-carts.ts'
import { testApp, testSiteUrl } from '#tests/setup/test-app.ts'

/** A site of its own, and how often what was asked of it lay there ready, or had to be made. */
async function newSite(changes: Parameters<typeof testApp>[1] = {}) {
  const site = await testApp(undefined, changes)
  onTestFinished(() => site.database.close().catch(() => {}))
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await site.app.request(path, { headers })
    return { status: response.status, text: await response.text() }
  }
  const counted = (result: string) =>
    site.press.figures().reduce((sum, { labels, value }) => sum + (labels?.result === result ? value : 0), 0)
  const rendered = () => site.press.figures().find(({ name }) => name === 'page_renders_total')?.value
  return { ...site, ask, ready: () => counted('hit'), made: () => counted('miss'), rendered }
}

/** A site that prints its pages, all of them printed by now. */
async function printedSite() {
  const site = await newSite()
  const paths = (await pageEntries(site.publicPorts)).map(({ path }) => path)
  const stop = site.press.start()
  onTestFinished(stop)
  await expect.poll(() => paths.every((path) => site.press.find(path))).toBe(true)
  return { ...site, paths, stop }
}

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends requests to the site as it listens, and says of each answer whether it went out ahead of the app. */
async function listeningSite(changes: Parameters<typeof testApp>[1] = {}) {
  const { app, serveFromCache } = await newSite(changes)
  let ahead = false
  const handlers: Parameters<typeof createHttpServer>[0] = {
    fetch: app.fetch,
    serveFromCache: (...asked) => {
      ahead = serveFromCache(...asked)
      return ahead
    },
  }
  const limits = { trustedProxies: trustedProxies(''), connections: { most: 100, mostPerAddress: 100 } }
  const server = createHttpServer(handlers, limits)
  const port = await listenAnywhere(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return async (path: string, { body, ...asked }: Sent = {}) => {
    const sent = request({ port, host: '127.0.0.1', path, ...asked }).end(body)
    const [response] = await once(sent, 'response')
    return { status: response.statusCode, headers: response.headers, body: await buffer(response), ahead }
  }
}

const lasting = ({ date, 'x-request-id': id, ...headers }: IncomingHttpHeaders) => headers

const cart = '/vehicles/ev-nomad'
const priced = (usd: number) => `$${usd.toLocaleString('en-US')}`

async function setPrice({ vehicles }: Awaited<ReturnType<typeof testApp>>['ports'], price: number): Promise<void> {
  const vehicle = await vehicles.get('ev-nomad')
  if (!vehicle) throw new Error('The cart is missing.')
  await changeCarts(vehicles, { put: [{ ...vehicle, price }] })
}

test.each([
  [addresses.inventory, 'brand=denago&price=under-15000', 'price=UNDER-15000&page=1&sort=x&brand=denago'],
  [addresses.compare, 'carts=ev-nomad,ev-city', 'carts=%20EV-Nomad,,ev-city,ev-nomad,<x>'],
  [addresses.contact, 'interest=service&town=jim-thorpe', 'town=jim-thorpe-borough&interest=service&cart=<x>'],
  [addresses.ecoImpact, 'miles=20&use=work', 'use=work&miles=%2020&miles=7&other=1'],
  [addresses.inventory, '', 'sort=nonsense&page=0&brand=all'],
])('SITE-27: %s: however a query is spelled, it is one page: %s', async (path, query, other) => {
  const { ask, made, ready } = await newSite()
  expect(await ask(`${path}?${other}`)).toEqual(await ask(`${path}?${query}`))
  expect([made(), ready()]).toEqual([1, 1])
})

test('SITE-27: what a very long query asks for is not kept', async () => {
  const { ask, ready } = await newSite()
  for (let times = 0; times < 2; times += 1) await ask(`${addresses.ecoImpact}?miles=${'1'.repeat(250)}`)
  expect(ready()).toBe(0)
})

test('SITE-25, SITE-54: after the start every page is printed, and asking for it makes nothing; while too many views are asked for, printed pages are sent; those for whom there is no room are told when to come back', async () => {
  const { app, ask, press, paths, made } = await printedSite()
  const before = made()
  for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 200])
  expect(made()).toBe(before)
  const crowd = Array.from({ length: 300 }, (_, index) => app.request(`${addresses.ecoImpact}?miles=${index}`))
  const order: string[] = []
  const views = Promise.all(crowd).finally(() => order.push('views'))
  await Promise.resolve(app.request('/')).finally(() => order.push('page'))
  expect(press.find(addresses.about)).toBeDefined()
  const answers = await views
  expect(order).toEqual(['page', 'views'])
  const [refused, ...others] = answers.filter(({ status }) => status === 503)
  expect(others.length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(answers.length - others.length - 1)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused?.headers.get('cache-control')).toBe('no-store')
  expect(textsOf((await refused?.text()) ?? '', 'h1')).toEqual([serverMessages.busyTitle])
  expect((await app.request(`${addresses.ecoImpact}?miles=299`)).status).toBe(200)
})

const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: testSiteUrl }
test.each<[number, RequestInit]>([
  [403, { headers: { ...form, Origin: 'https://elsewhere.example' } }],
  [413, { headers: form, body: 'x'.repeat(messageRules.bodyBytes + 1) }],
  [415, { headers: { ...form, 'Content-Type': 'text/plain' }, body: 'x' }],
])('SITE-54: a form refused by %d is answered with one printed page', async (status, init) => {
  const { app, ready } = await newSite()
  const pages = new Set<string>()
  for (let times = 0; times < 5; times += 1) {
    const response = await app.request(addresses.contact, { method: 'POST', ...init })
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
    pages.add(await response.text())
  }
  expect([pages.size, ready()]).toEqual([1, 4])
})

test.each(['br', 'gzip', 'identity'])(
  'SITE-25: a page asked for again (%s) comes ahead of the app, with the same bytes and headers and an id of its own',
  async (encoding) => {
    const send = await listeningSite()
    const headers = { 'Accept-Encoding': encoding }
    const first = await send(addresses.about, { headers })
    const again = await send(addresses.about, { headers })
    expect([first.ahead, again.ahead, again.status]).toEqual([false, true, 200])
    expect(lasting(again.headers)).toEqual(lasting(first.headers))
    expect(again.body.equals(first.body)).toBe(true)
    expect(again.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    const head = await send(addresses.about, { headers, method: 'HEAD' })
    expect([head.ahead, head.status, head.body.length]).toEqual([true, 200, 0])
    expect(lasting(head.headers)).toEqual(lasting(first.headers))
    const known = { ...headers, 'If-None-Match': again.headers.etag ?? '' }
    const unchanged = await send(addresses.about, { headers: known })
    expect([unchanged.ahead, unchanged.status, unchanged.body.length]).toEqual([true, 304, 0])
    expect(again.headers).toMatchObject(lasting(unchanged.headers))
  },
)

test('SITE-25: all addresses of a page get the same bytes, and however they are spelled, no page is rendered twice', async () => {
  const { app, ports, publicPorts, press, rendered } = await newSite()
  const canonical = (await pageEntries(publicPorts)).map(({ path }) => path)
  const carts = await ports.vehicles.list()
  const forms = [
    ...pages.flatMap(({ paths }) => paths.filter((path) => !path.includes(':'))),
    ...carts.flatMap(({ id, brand }) =>
      ['vehicles', 'vehicle'].flatMap((folder) => [`/${folder}/${id}`, `/${folder}/${slugOf(brand)}-${id}`]),
    ),
  ]
  const tags = new Map<string | undefined, Set<string | null>>()
  // Four at once, the last ones first: a page is asked for at its other addresses before it is printed.
  for (let end = forms.length; end > 0; end -= 4) {
    const asked = forms.slice(Math.max(0, end - 4), end)
    for (const answer of await Promise.all(asked.map((path) => app.request(path)))) {
      expect([asked, answer.status]).toEqual([asked, 200])
      const home = canonicalOf(await answer.text())
      tags.set(home, (tags.get(home) ?? new Set()).add(answer.headers.get('etag')))
    }
  }
  expect([...tags.values()].filter(({ size }) => size !== 1)).toEqual([])
  expect(tags.size).toBe(canonical.length)
  expect(rendered()).toBe(canonical.length)

  onTestFinished(press.start())
  await expect.poll(() => canonical.every((path) => press.find(path))).toBe(true)
  const before = rendered()
  for (const path of forms) {
    const letter = path.search(/[a-z]/) + 1
    const encoded = path.replace(/[a-z]/, (first) => `%${first.charCodeAt(0).toString(16)}`)
    const spellings = [
      path.toUpperCase(),
      path.slice(0, letter) + path.slice(letter).toUpperCase(),
      `/${path}/`,
      encoded,
    ]
    for (const spelled of [...spellings, `${path}?utm_source=x`, path])
      expect([spelled, [200, 308].includes((await app.request(spelled)).status)]).toEqual([spelled, true])
  }
  expect(rendered()).toBe(before)
})

test('SITE-25: another address of a page comes ahead of the app as well, until the data change', async () => {
  const { ports, database } = await newSite()
  const send = await listeningSite({ ports, dataVersion: database.dataVersion })
  const [home, other] = [await send(cart), await send('/vehicle/denago-ev-nomad')]
  const again = await send('/vehicle/denago-ev-nomad')
  expect([other.ahead, again.ahead]).toEqual([false, true])
  for (const { headers } of [other, again]) expect(lasting(headers)).toEqual(lasting(home.headers))
  const vehicle = await ports.vehicles.get('ev-nomad')
  await changeCarts(database.ports.vehicles, { put: vehicle ? [{ ...vehicle, brand: 'Evolution' }] : [] })
  expect((await send('/vehicle/denago-ev-nomad')).status).toBe(404)
  expect((await send('/vehicle/evolution-ev-nomad')).status).toBe(200)
})

test.each<[string, RequestInit]>([
  [addresses.about, {}],
  [addresses.contact, { method: 'POST', headers: { 'Content-Type': 'text/plain', Origin: testSiteUrl }, body: 'x' }],
])('SITE-26: %s, made while the data change, is made again', async (path, init) => {
  const closed = { day: '2026-05-06', name: 'Stocktaking', hours: 'closed' } as const
  const shops = {
    before: { ...defaultShop, datedOn: datedHoursOf([closed], defaultShop.holidays) },
    after: defaultShop,
  }
  const { ports } = await testApp()
  let version: keyof typeof shops = 'before'
  const shop = async () => {
    const read = shops[version]
    version = 'after'
    return read
  }
  const { app } = await newSite({ dataVersion: () => version, ports: { ...ports, shop } })
  await app.request(path, init)
  const { app: present } = await newSite()
  expect(await (await app.request(path, init)).text()).toBe(await (await present.request(path, init)).text())
})

test('SITE-25: what is out of the ordinary goes through the app: other methods, a body, a host that is none, what is not there', async () => {
  const send = await listeningSite()
  await send('/')
  expect((await send('/')).ahead).toBe(true)
  const unusual: [Sent, number][] = [
    [{ method: 'DELETE' }, 405],
    [{ method: 'POST', body: 'x' }, 405],
    [{ headers: { 'Content-Length': '1' }, body: 'x' }, 200],
    [{ headers: { 'Transfer-Encoding': 'chunked' }, body: 'x' }, 200],
    [{ headers: { Host: 'a host' } }, 400],
  ]
  for (const [asked, status] of unusual) {
    const answer = await send('/', asked)
    expect([asked, answer.ahead, answer.status]).toEqual([asked, false, status])
  }
  for (const path of ['/no-such-page', '/vehicles/none-such', '/%']) {
    await send(path)
    expect(await send(path)).toMatchObject({ ahead: false, status: 404 })
  }
})

test('SITE-26: a page is not sent from the moment on at which it is wrong', async () => {
  let now = new Date('2026-05-06T20:58:00Z')
  const send = await listeningSite({ now: () => now })
  await send('/')
  now = new Date('2026-05-06T20:59:20Z')
  expect(await send('/')).toMatchObject({
    ahead: true,
    headers: { 'cache-control': 'public, max-age=40, s-maxage=40, stale-while-revalidate=0' },
  })
  now = new Date('2026-05-06T21:00:00Z')
  expect([(await send('/')).ahead, (await send('/')).ahead]).toEqual([false, true])
})

test('SITE-26: after a change the page of before goes out until the new one is there; a visitor who loads again has the new one, and calls are exact at once', async () => {
  const { ask, ports, press, paths, stop } = await printedSite()
  await setPrice(ports, 8_111)
  expect((await ask(cart)).text).toContain(priced(8_495))
  expect((await ask('/api/vehicles/ev-nomad')).text).toContain('8111')
  expect((await ask(cart, { 'Cache-Control': 'max-age=0' })).text).toContain(priced(8_111))
  expect((await ask(cart)).text).toContain(priced(8_111))
  await expect.poll(() => paths.every((path) => press.find(path, 'no-cache'))).toBe(true)
  for (const path of [addresses.inventory, '/denago']) expect((await ask(path)).text).toContain(priced(8_111))

  // A visit to what is missing holds up no other page, and a cart that goes takes its page along.
  await ask('/no-such-page')
  await changeCarts(ports.vehicles, { remove: ['ev-city'] })
  const lists = async () => (await ask(addresses.inventory)).text.includes('href="/vehicles/ev-city"')
  await expect.poll(lists).toBe(false)
  expect((await ask('/vehicles/ev-city')).status).toBe(404)

  // Where nothing is printed any more, no page of before goes on for long.
  stop()
  await setPrice(ports, 8_222)
  await expect.poll(async () => (await ask(cart)).text).toContain(priced(8_222))
})

test('SITE-26: a page that cannot be printed is told of once and tried again; a database that is away leaves what is printed', async () => {
  let fails = true
  const told: unknown[] = []
  const log = Object.assign(createLog('silent'), { warn: (about: unknown) => void told.push(about) })
  const assets = readBuiltAssets('dist/current/client')
  const css = (page: string) => {
    if (page === 'services' && fails) throw new Error('the style failed')
    return assets.css(page)
  }
  const { press, database, ask } = await newSite({ log, assets: { ...assets, css } })
  onTestFinished(press.start())
  await expect.poll(() => press.find(addresses.siteMap)).toBeDefined()
  expect(press.find(addresses.services)).toBeUndefined()
  fails = false
  await expect.poll(() => press.find(addresses.services)).toBeDefined()
  expect(told).toHaveLength(1)
  await database.close()
  expect((await ask('/')).status).toBe(200)
})

test('SITE-54, LEAD-19: too many posts are answered with a printed page that holds what each visitor has typed', async () => {
  const { app, ready } = await newSite()
  const post = async (values: Record<string, string>) => {
    const body = new URLSearchParams(values).toString()
    const headers = { ...form, 'Content-Length': String(body.length) }
    return app.request(addresses.contact, { method: 'POST', headers, body })
  }
  for (let times = 0; times < messageRules.requests.most; times += 1) await post({ message: 'short' })
  const message = '\nA first line that is empty,\n"place-of-lastName", <b> & \u2028 </script> </textarea> $& $1'
  const typed = { ...goodSubmission, firstName: '"O\'Neil" <x>', message, interest: 'parts' }
  const response = await post(typed)
  const before = ready()
  await post({ ...goodSubmission, firstName: 'Grace', interest: 'parts' })
  expect(ready()).toBe(before + 1)
  expect(response.status).toBe(429)
  const html = await response.text()
  for (const field of ['firstName', 'email'] as const)
    expect(find(html, `[name=${field}]`).getAttribute('value')).toBe(typed[field])
  const chosen = findAll(html, '[name=interest] option[selected]').map((option) => option.getAttribute('value'))
  expect(chosen).toEqual(['parts'])
  const props = find(html, '[data-island="contact-form"] script').textContent
  expect(JSON.parse(props).values).toEqual(typed)
  expect(html).toContain('<textarea')
  expect(html).not.toMatch(/<b> &|place-of-firstName/)
})

test('SITE-26, SITE-131: through a night without the database, pages that stop being true are printed anew from what was read', async () => {
  let now = new Date('2026-05-06T15:00:00Z')
  const { ask, database, made } = await newSite({ now: () => now })
  const paths = ['/', '/inventory', '/contact', '/vehicles/ev-nomad', '/api/vehicles/ev-city', '/sitemap.xml']
  for (const path of paths) expect((await ask(path)).status).toBe(200)
  await database.close()
  for (const hours of [1, 7, 9, 12]) {
    now = new Date(now.getTime() + hours * 3_600_000)
    const before = made()
    for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 200])
    expect(made()).toBeGreaterThan(before)
  }
})

import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { Metrics } from '#kernel/metrics/metrics.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { testApp } from '#tests/setup/test-app.ts'
import { trustedProxies } from './client-address.ts'
import { createHttpServer } from './http-server.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** The site as it listens, and of each request whether it was answered ahead of the app. */
async function listeningSite(changes: Parameters<typeof testApp>[1] = {}) {
  const ahead: boolean[] = []
  let written = ''
  const log = pino({ base: null }, { write: (line) => (written += line) })
  const now = { at: new Date('2026-05-06T15:00:00Z') }
  const site = await testApp(undefined, { log, now: () => now.at, ...changes })
  const connections = { most: 100, mostPerAddress: 100 }
  const server = createHttpServer(
    {
      fetch: site.app.fetch,
      answerKept: (...asked) => {
        const answered = site.answerKept(...asked)
        ahead.push(answered)
        return answered
      },
    },
    { trustedProxies: trustedProxies(''), connections },
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(
    () => site.database.close(),
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const { port } = server.address() as AddressInfo
  const ask = async (path: string, { method = 'GET', headers = {}, body }: Asked = {}) => {
    const sent = request({ port, host: '127.0.0.1', path, method, headers })
    sent.end(body)
    const [response] = await once(sent, 'response')
    const pieces: Buffer[] = []
    for await (const piece of response) pieces.push(piece)
    const answer = { status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) }
    return { ...answer, ahead: ahead.at(-1) ?? false }
  }
  return { ...site, ask, now, lines: () => written.trim().split('\n') }
}

function lasting({ date, 'x-request-id': id, ...headers }: IncomingHttpHeaders) {
  return headers
}

test.each(['br', 'gzip', 'identity'])(
  'SITE-160: a kept page asked for again (%s) comes ahead of the app, with the same bytes and headers and an id of its own',
  async (encoding) => {
    const { ask } = await listeningSite()
    const headers = { 'Accept-Encoding': encoding }
    const first = await ask(addresses.about, { headers })
    const again = await ask(addresses.about, { headers })
    expect([first.ahead, again.ahead]).toEqual([false, true])
    expect(again.status).toBe(200)
    expect(lasting(again.headers)).toEqual(lasting(first.headers))
    expect(again.body.equals(first.body)).toBe(true)
    expect(again.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    const head = await ask(addresses.about, { headers, method: 'HEAD' })
    expect([head.ahead, head.status, head.body.length]).toEqual([true, 200, 0])
    expect(lasting(head.headers)).toEqual(lasting(first.headers))
  },
)

test('SITE-160: who has a kept page already is told so ahead of the app as well, with the same headers', async () => {
  const { ask } = await listeningSite()
  const accept = { 'Accept-Encoding': 'br' }
  const { headers: whole } = await ask('/', { headers: accept })
  const headers = { ...accept, 'If-None-Match': whole.etag ?? '' }
  const first = await ask('/', { headers })
  const again = await ask('/', { headers })
  expect([first.status, first.ahead, again.status, again.ahead]).toEqual([304, false, 304, true])
  expect(lasting(again.headers)).toEqual(lasting(first.headers))
  expect((await ask('/', { headers: { ...accept, 'If-None-Match': '"another"' } })).status).toBe(200)
})

test('SITE-160: a view is found under the one spelling of its query; others, and made-up keys, are the same page by the long way', async () => {
  const { ask } = await listeningSite()
  const one = `${addresses.inventory}?brand=denago&price=under-15000`
  await ask(one)
  expect((await ask(one)).ahead).toBe(true)
  for (const query of ['price=under-15000&brand=denago', 'brand=denago&price=under-15000&page=1']) {
    const other = await ask(`${addresses.inventory}?${query}`)
    expect([other.ahead, other.status]).toEqual([false, 200])
    expect((await ask(`${addresses.inventory}?${query}`)).ahead).toBe(false)
  }
})

test('SITE-160: a page is not sent from the moment on at which it is wrong, nor once the data have changed', async () => {
  const data = { version: '1' }
  const { ask, now } = await listeningSite({ dataVersion: () => data.version })
  now.at = new Date('2026-05-06T20:58:00Z')
  await ask('/')
  now.at = new Date('2026-05-06T20:59:20Z')
  const late = await ask('/')
  expect([late.ahead, late.headers['cache-control']]).toEqual([
    true,
    'public, max-age=40, s-maxage=40, stale-while-revalidate=40',
  ])
  now.at = new Date('2026-05-06T21:00:00Z')
  expect((await ask('/')).ahead).toBe(false)
  expect((await ask('/')).ahead).toBe(true)
  data.version = '2'
  expect((await ask('/')).ahead).toBe(false)
})

test('SITE-161: what is out of the ordinary goes through the app: other methods, a body, a host that is none, pages that nobody keeps', async () => {
  const { ask } = await listeningSite()
  await ask('/')
  expect((await ask('/')).ahead).toBe(true)
  const unusual: [Asked, number][] = [
    [{ method: 'DELETE' }, 405],
    [{ method: 'POST', body: 'x' }, 405],
    [{ headers: { 'Content-Length': '1' }, body: 'x' }, 200],
    [{ headers: { 'Transfer-Encoding': 'chunked' }, body: 'x' }, 200],
    [{ headers: { Host: 'a host' } }, 400],
  ]
  for (const [asked, status] of unusual) {
    const answer = await ask('/', asked)
    expect([asked, answer.ahead, answer.status]).toEqual([asked, false, status])
  }
  for (const path of ['/no-such-page', '/vehicles/none-such', '/%']) {
    await ask(path)
    const again = await ask(path)
    expect([path, again.ahead, again.status]).toEqual([path, false, 404])
  }
})

test('SITE-161: an answer ahead of the app is in the log and in the figures as any other, and a proxy that nobody told of is noticed', async () => {
  const metrics = new Metrics()
  const { ask, lines } = await listeningSite({ metrics })
  await ask(addresses.about)
  const view = `${addresses.inventory}?brand=denago`
  await ask(view)
  await ask(addresses.about, { headers: { 'X-Forwarded-For': '198.51.100.7' } })
  const { headers } = await ask(view, { headers: { 'X-Forwarded-For': '198.51.100.7' } })
  const logged = lines().map((line) => JSON.parse(line))
  expect(logged.at(-1)).toMatchObject({
    id: headers['x-request-id'],
    method: 'GET',
    path: addresses.inventory,
    kind: 'inventory',
    status: 200,
    from: '127.0.0.0/24',
  })
  expect(logged.filter(({ msg }) => msg.includes('TRUSTED_PROXIES'))).toHaveLength(1)
  expect(await metrics.text()).toMatch(/requests_total\{kind="about",status="200"\} 2/)
})

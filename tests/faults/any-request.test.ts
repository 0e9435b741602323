import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pages } from '#app/pages.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { campaign } from '#tests/setup/campaign.ts'
import { hostileValues } from '#tests/setup/hostile.ts'
import { databaseOf, messageNumber, newSite, postMessage } from '#tests/setup/new-site.ts'

interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: OutgoingHttpHeaders
  readonly body: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/** The status of the answer; 0 where the connection ended, as it may under a body that is refused unread. */
async function ask(url: string, { method, path, headers, body }: Asked): Promise<number> {
  const sending = ['GET', 'HEAD'].includes(method) ? '' : body
  // The length is said in any case: bytes behind a request that named none would be taken for the next one.
  const framed = { ...headers, ...(sending && { 'content-length': Buffer.byteLength(sending) }) }
  const star = path === '*'
  const sent = request(star ? url : url + path, { method, headers: framed, agent, ...(star && { path }) })
  sent.end(sending)
  try {
    const [answer] = await once(sent, 'response')
    await text(answer)
    return answer.statusCode
  } catch (error) {
    if (['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0
    throw error
  }
}

/** Asks sixteen at a time; what was answered with 500 or more. */
async function faultsOf(url: string, all: readonly Asked[]): Promise<readonly string[]> {
  const faults: string[] = []
  const waiting = all.values()
  const sender = async () => {
    for (const asked of waiting) {
      const status = await ask(url, asked)
      if (status >= 500) faults.push(`${status} ${JSON.stringify(asked).slice(0, 400)}`)
    }
  }
  await Promise.all(Array.from({ length: 16 }, sender))
  return faults
}

const printable = fc.string({ maxLength: 20 }).map((any) => any.replace(/[^\x21-\x7e]/g, ''))
const encoded = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }).map((any) => encodeURIComponent(any.toWellFormed())),
  fc.constantFrom('%', '%00', '%ff', '%e2%80%ae', '..', '%2e%2e%2f', '__proto__', 'constructor', '', '~', ';'),
  printable.map((any) => any.replace(/[#?]/g, '')),
)
const oneOf = (words: string) => fc.constantFrom(...words.split(' '))
const known = oneOf(
  'denago ev-city EV-City evolution-d5-maverick-4-plus jim-thorpe-borough kidder-township delivery-policy palmerton-township nesquehoning',
)
const page = fc
  .tuple(fc.constantFrom(...Object.values(addresses)), fc.oneof(known, encoded))
  .map(([address, value]) => address.replace(/:[a-z]+/, () => value))
const file = oneOf(
  '/api/vehicles /api/vehicles/ev-city /api/vehicles/none /api/contact /api/ /sitemap.xml /robots.txt /llms.txt ' +
    '/feeds/vehicles.csv /healthz /readyz /assets/none.js /media/none.avif /.env /.git/config ' +
    '/.well-known/security.txt /wp-login.php /.vite/manifest.json /photos/none.webp *',
)
const value = fc.oneof(
  encoded,
  fc.constantFrom(...hostileValues.filter(({ length }) => length < 100)),
  oneOf('6 -1 1e9 NaN 2026-02-30 under-15000 ev-city,ev-nomad'),
)
const query = fc.array(
  fc
    .tuple(fc.constantFrom(...new Set(pages.flatMap((page) => page.keys)), 'q', ''), value)
    .map((pair) => pair.join('=')),
  { maxLength: 4 },
)
const nonsense: fc.Arbitrary<Asked> = fc.record({
  method: fc.oneof(
    { weight: 6, arbitrary: fc.constant('GET') },
    { weight: 4, arbitrary: oneOf('HEAD POST PUT DELETE PATCH OPTIONS TRACE PROPFIND') },
  ),
  path: fc
    .tuple(fc.oneof({ weight: 5, arbitrary: page }, { weight: 3, arbitrary: file }, encoded), query)
    .map(([path, parts]) => (parts.length ? `${path}?${parts.join('&')}` : path).replace(/[^\x21-\x7e]/g, ''))
    .map((path) => (/^(?:\/|\*$)/.test(path) ? path : `/${path}`)),
  headers: fc.record(
    {
      'accept-encoding': fc.constantFrom('br', 'gzip', 'identity;q=0', '*', 'br;q=x', ''),
      'if-none-match': fc.constantFrom('*', '"x"', 'W/"', ''),
      range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'lines=1'),
      origin: fc.constantFrom('null', 'https://evil.example', '::'),
      'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none'),
      'content-type': oneOf('application/json application/x-www-form-urlencoded multipart/form-data text/plain ;'),
      'x-forwarded-for': fc.oneof(fc.constantFrom('::1', ',', '1.2.3.4, x'), fc.ipV4()),
      'x-forwarded-proto': fc.constantFrom('https', 'gopher'),
      'x-request-id': printable,
      'idempotency-key': printable,
      cookie: printable,
      host: fc.constantFrom('localhost', 'evil.example', '[::1', ''),
      expect: fc.constantFrom('100-continue'),
    },
    { requiredKeys: [] },
  ),
  body: fc.oneof(
    fc.constant(''),
    fc.json({ maxDepth: 3 }),
    fc.string({ maxLength: 200 }),
    fc.constantFrom('firstName=Ada&lastName=', '{"firstName":', 'a'.repeat(200_000)),
  ),
})

const requests = campaign({ short: 4_000, whole: 10_000 })

test(`SITE-27, SITE-73: ${requests} requests of every kind: none answered with 500 or more, every message kept, the memory as before`, async () => {
  const NODE_OPTIONS = '--max-semi-space-size=2 --max-old-space-size=128'
  const { url, pid, dataDir } = await newSite({ env: { NODE_OPTIONS } })
  const megabytes = () => Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)]).stdout) / 1024
  const seed = Number(process.env.SEED) || Math.floor(Math.random() * 2 ** 31)
  const size = 1_000
  let before = 0
  let posted = 0
  for (let done = 0; done < requests; done += size) {
    // What may be kept is kept by then; from there on memory has nothing to grow by.
    if (done === 2 * size) before = megabytes()
    const asked = fc.sample(nonsense, { numRuns: size, seed: seed + done })
    expect(await faultsOf(url, asked), `SEED=${seed}`).toEqual([])
    posted += 1
    expect((await postMessage(url, messageNumber(posted)))?.status).toBe(200)
  }
  expect(megabytes() - before, `SEED=${seed}`).toBeLessThan(60)
  const { db } = await databaseOf({ DATA_DIR: dataDir })
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(posted)
}, 300_000)

const post = 'POST /contact HTTP/1.1\r\nHost: x\r\n'
const hidden = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
const pieces = 'Transfer-Encoding: chunked'
const echoed = (method: string) =>
  `${method} / HTTP/1.1\r\nHost: x\r\nX-Mine: brought along\r\nConnection: close\r\n\r\n`

test('SITE-30, SITE-73: what the server refuses before the app sees it carries the security headers, on the short way as on the long one', async () => {
  const { port } = await newSite()
  const get = (host: string, path = '/contact') => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
  await fetch(`http://127.0.0.1:${port}/contact`)
  for (const [bytes, status] of [
    ['nonsense\r\n\r\n', 400],
    ['GET /contact HTTP/1.1\r\n\r\n', 400],
    [`GET /contact HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['GET /contact HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\n\r\n', 417],
    [`${post}${pieces}\r\n\r\n5;${'x'.repeat(20_000)}\r\nhello\r\n0\r\n\r\n`, 413],
    ...['a:b:c', '[::', 'x:99999', 'x/y', '1.2.3.999:80', 'x@y'].flatMap((host) => [
      [get(host), 400] as const,
      [get(host, '/contact?a=b'), 400] as const,
    ]),
    ...['x', 'X.example', 'x:80', 'x:65000', '[::1]:3000', '127.0.0.1'].map((host) => [get(host), 200] as const),
    [get('x').replace('GET', 'PUT'), 405],
  ] as const) {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.write(bytes)
    const answer = await text(socket)
    expect(answer.match(/HTTP\/1\.1 \d{3}/g), bytes.slice(0, 200)).toEqual([`HTTP/1.1 ${status}`])
    for (const header of ['x-frame-options: DENY', 'content-security-policy: ', 'x-request-id: ', 'cache-control: '])
      expect(answer.toLowerCase(), `${status} ${bytes.slice(0, 80)}`).toContain(header.toLowerCase())
  }
})

test('SITE-73: a request of doubtful length or method is refused; what stands behind it is no request, what was sent is not told', async () => {
  const { port } = await newSite()
  for (const [bytes, status] of [
    [`${post}Content-Length: 5\r\n${pieces}\r\n\r\n0\r\n\r\n${hidden}`, 400],
    [`${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello${hidden}`, 400],
    [`${post}Content-Length: +5\r\n\r\nhello${hidden}`, 400],
    [`${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`, 400],
    [`${post}${pieces}, identity\r\n\r\n0\r\n\r\n${hidden}`, 400],
    [`${post}Content-Length: 0\r\nX-One: a\r\n b\r\n\r\n${hidden}`, 400],
    [`${post}Content-Length : 5\r\n\r\nhello${hidden}`, 400],
    [`${post}X-One: a\rX-Two: b\r\nContent-Length: 0\r\n\r\n${hidden}`, 400],
    [echoed('TRACE'), 405],
    [echoed('OPTIONS'), 405],
    [echoed('PUT'), 405],
  ] as const) {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.write(bytes)
    const answer = await text(socket)
    expect(answer.match(/HTTP\/1\.1 \d{3}/g), bytes).toEqual([`HTTP/1.1 ${status}`])
    expect(answer).not.toContain('brought along')
  }
})

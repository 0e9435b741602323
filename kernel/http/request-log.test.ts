import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { trustedProxies } from './client-address.ts'
import { requestId } from './request-id.ts'
import { kindIs, type RequestVariables } from './request-kind.ts'
import { requestLog } from './request-log.ts'

async function lineOf(path: string, headers: Readonly<Record<string, string>> = {}, level = 'info') {
  let written = ''
  const log = pino({ base: null, level }, { write: (line) => (written += line) })
  const app = new Hono<{ Variables: RequestVariables }>()
  app.use(requestId, requestLog({ log, trustedProxies: trustedProxies('10.0.0.1') }))
  app.get('/healthz', kindIs('probe'), (c) => c.text('well'))
  app.get('/readyz', kindIs('probe'), (c) => c.text('not well', 503))
  const response = await app.request(path, { headers }, { incoming: { socket: { remoteAddress: '203.0.113.9' } } })
  return { written, id: response.headers.get('x-request-id') }
}

test('SITE-86: a request is one line, with its id, its path without the query and the network it came from', async () => {
  const { written, id } = await lineOf('/contact?name=Lovelace', { 'X-Forwarded-For': '198.51.100.1', Cookie: 'a=b' })
  expect(JSON.parse(written)).toMatchObject({
    id,
    method: 'GET',
    path: '/contact',
    status: 404,
    from: '203.0.113.0/24',
  })
  expect(written).not.toMatch(/Lovelace|203\.0\.113\.9|198\.51|a=b/)
})

test.each(['/a%0d%0a{"level":60}', '/a\u2028b', '/a","status":200,"x":"'])(
  'SITE-86: %j makes no line of its own',
  async (path) => {
    const { written } = await lineOf(path)
    expect(written.indexOf('\n')).toBe(written.length - 1)
    expect(JSON.parse(written)).toMatchObject({ level: 30, status: 404 })
  },
)

test('SITE-116: a probe that is well leaves a line where debugging is asked for, one that is not leaves one always', async () => {
  expect((await lineOf('/healthz')).written).toBe('')
  expect(JSON.parse((await lineOf('/healthz', {}, 'debug')).written)).toMatchObject({ kind: 'probe', status: 200 })
  expect(JSON.parse((await lineOf('/readyz')).written)).toMatchObject({ kind: 'probe', status: 503 })
})

import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { trustedProxies } from './client-address.ts'
import { answerRecorder, everyAnswer } from './every-answer.ts'

async function lineOf(path: string, init: RequestInit = {}, { logRequests = false, proxies = '10.0.0.1' } = {}) {
  let written = ''
  const log = pino({ base: null }, { write: (line) => (written += line) })
  const note = answerRecorder({ log, trustedProxies: trustedProxies(proxies), logRequests })
  const app = new Hono().use(everyAnswer({}, note))
  app.get('/away', (c) => c.text('not well', 503))
  const response = await app.request(path, init, { incoming: { socket: { remoteAddress: '203.0.113.9' } } })
  return { written, id: response.headers.get('x-request-id') }
}

test('SITE-58: a request is one line, with its id, its path without the query and the network it came from', async () => {
  const headers = { 'X-Forwarded-For': '198.51.100.1', Cookie: 'a=b' }
  const { written, id } = await lineOf('/contact?name=Lovelace', { method: 'POST', headers })
  const known = { id, method: 'POST', path: '/contact', status: 404, from: '203.0.113.0/24' }
  expect(JSON.parse(written)).toMatchObject(known)
  expect(written).not.toMatch(/Lovelace|203\.0\.113\.9|198\.51|a=b/)
})

test.each(['/a%0d%0a{"level":60}', '/a\u2028b', '/a","status":200,"x":"'])(
  'SITE-58: %j makes no line of its own',
  async (path) => {
    const { written } = await lineOf(path, {}, { logRequests: true })
    expect(written.indexOf('\n')).toBe(written.length - 1)
    expect(JSON.parse(written)).toMatchObject({ level: 30, status: 404 })
  },
)

test('SITE-58: what is read leaves a line where it fails, or where the operator asks for every request', async () => {
  expect((await lineOf('/contact')).written).toBe('')
  expect((await lineOf('/contact', {}, { logRequests: true })).written).not.toBe('')
  expect(JSON.parse((await lineOf('/away')).written)).toMatchObject({ status: 503 })
})

test.each([
  ['198.51.100.1', '', true],
  [undefined, '', false],
  ['198.51.100.1', '10.0.0.1', false],
])('SITE-37: forwarded for %s, proxies "%s": told of an unnamed proxy is %s', async (forwarded, proxies, told) => {
  const headers = forwarded ? { 'X-Forwarded-For': forwarded } : {}
  expect((await lineOf('/', { headers }, { proxies })).written.includes('TRUSTED_PROXIES')).toBe(told)
})

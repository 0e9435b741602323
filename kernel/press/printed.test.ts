import { expect, test } from 'vitest'
import { Printed } from './printed.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['br;q=0.1', 'br'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  [';;,,=', 'identity'],
])('SITE-28: Accept-Encoding: %s is answered with %s', (header, encoding) => {
  const { headers } = new Printed('', { bodyHeaders: {} }).answer(header, undefined, new Date())
  expect(headers['Content-Encoding'] ?? 'identity').toBe(encoding)
})

test.each([0, 1, 59, 60, 61, 300, 301, 359, 360, 361, 100_000])(
  'SITE-26: a page that is true for %d s more is kept for no longer, also where it is sent while a new one is fetched',
  (left) => {
    const now = new Date('2026-05-06T15:00:00Z')
    const until = new Date(now.getTime() + left * 1000)
    const cacheControl = new Printed('', { until, bodyHeaders: {} }).answer(undefined, undefined, now).headers[
      'Cache-Control'
    ]
    const [fresh = 0, shared = 0, stale = 0] = cacheControl?.match(/\d+/g)?.map(Number) ?? []
    expect(Math.max(fresh, shared) + stale).toBe(Math.min(left, 360))
  },
)

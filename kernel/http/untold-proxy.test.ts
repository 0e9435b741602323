import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { trustedProxies } from './client-address.ts'
import { untoldProxy, watchForProxy } from './untold-proxy.ts'

async function warnings(trusted: string, headers: Readonly<Record<string, string>>): Promise<number> {
  let written = ''
  const log = pino({ base: null }, { write: (line) => (written += line) })
  const app = new Hono()
  app.use(untoldProxy(watchForProxy(log, trustedProxies(trusted))))
  for (let asked = 0; asked < 3; asked += 1) await app.request('/', { headers })
  return written.split('TRUSTED_PROXIES').length - 1
}

test('SITE-118: a proxy of which the settings know nothing is told of once; one that they name, and none at all, never', async () => {
  const forwarded = { 'X-Forwarded-For': '198.51.100.1' }
  expect(await warnings('', forwarded)).toBe(1)
  expect(await warnings('10.0.0.0/8', forwarded)).toBe(0)
  expect(await warnings('', {})).toBe(0)
})

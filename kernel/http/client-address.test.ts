import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientKey, networkOf, trustedProxies } from './client-address.ts'

async function sender(remoteAddress: string | undefined, forwarded = '', trusted = '10.0.0.0/8, 2001:db8:1::/48') {
  const app = new Hono()
  app.get('/', (c) => c.text(clientKey(c, trustedProxies(trusted))))
  const response = await app.request(
    '/',
    { headers: forwarded ? { 'X-Forwarded-For': forwarded } : {} },
    { incoming: { socket: { remoteAddress } } },
  )
  return response.text()
}

test('LEAD-19: the address of the connection counts, not what a header says', async () => {
  expect(await sender('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
  expect(await sender('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(await sender(undefined)).toBe('')
})

test('LEAD-19: behind trusted proxies the rightmost untrusted address counts', async () => {
  expect(await sender('10.0.0.1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7')
  expect(await sender('10.0.0.1', '198.51.100.1, 203.0.113.7, 10.9.9.9')).toBe('203.0.113.7')
  expect(await sender('::ffff:10.0.0.1', '203.0.113.7:50123')).toBe('203.0.113.7')
  expect(await sender('2001:db8:1::5', '[2001:db8:ffff:1:2:3:4:5]:443')).toBe('2001:db8:ffff:1::/64')
})

test('LEAD-19: a header that makes no sense ends the walk', async () => {
  expect(await sender('10.0.0.1', 'unknown')).toBe('10.0.0.1')
  expect(await sender('10.0.0.1', '203.0.113.7, <script>')).toBe('10.0.0.1')
  expect(await sender('10.0.0.1')).toBe('10.0.0.1')
})

test('LEAD-19: IPv6 counts by /64', async () => {
  const one = await sender('2001:0DB8:0:7:1::9')
  expect(one).toBe('2001:db8:0:7::/64')
  expect(await sender('2001:db8:0:7:ffff:ffff:ffff:ffff')).toBe(one)
  expect(await sender('2001:db8:0:8::1')).not.toBe(one)
  expect(await sender('::1')).toBe('0:0:0:0::/64')
})

test('SITE-37: a list of proxies that cannot be read is refused', () => {
  for (const list of ['proxy.example', '10.0.0.0/x', '10.0.0.0/99', '1.2.3'])
    expect(() => trustedProxies(list)).toThrow()
})

test('SITE-58: the log names the network of a sender and no single address', () => {
  const logged = (remoteAddress: string, forwarded = '') =>
    networkOf({ remoteAddress, forwarded }, trustedProxies('10.0.0.0/8'))
  expect(logged('203.0.113.9')).toBe('203.0.113.0/24')
  expect(logged('10.0.0.1', '198.51.100.77')).toBe('198.51.100.0/24')
  expect(logged('2001:db8:ffff:1:2:3:4:5')).toBe('2001:db8:ffff::/48')
  expect(logged('::1')).toBe('0:0:0::/48')
})

import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientKey, networkOf, trustedProxies } from './client-address.ts'

const trusted = trustedProxies('10.0.0.0/8, 2001:db8:1::/48')

test.each<[string, string | undefined, string, string]>([
  ['the address of the connection counts, not what a header says', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['an IPv4 address may come mapped', '::ffff:203.0.113.9', '', '203.0.113.9'],
  ['no connection is no address', undefined, '', ''],
  ['the rightmost untrusted address counts', '10.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['a chain of proxies is walked', '10.0.0.1', '198.51.100.1, 203.0.113.7, 10.9.9.9', '203.0.113.7'],
  ['a port is no part of it', '::ffff:10.0.0.1', '203.0.113.7:50123', '203.0.113.7'],
  ['nor are brackets', '2001:db8:1::5', '[2001:db8:ffff:1:2:3:4:5]:443', '2001:db8:ffff:1::/64'],
  ['a header that makes no sense ends the walk', '10.0.0.1', '203.0.113.7, <script>', '10.0.0.1'],
  ['a proxy that names no one is itself counted', '10.0.0.1', '', '10.0.0.1'],
  ['IPv6 counts by /64', '2001:0DB8:0:7:1::9', '', '2001:db8:0:7::/64'],
  ['all of a household alike', '2001:db8:0:7:ffff:ffff:ffff:ffff', '', '2001:db8:0:7::/64'],
  ['however short it is written', '::1', '', '0:0:0:0::/64'],
])('LEAD-19: %s', async (_, remoteAddress, forwarded, counted) => {
  const app = new Hono().get('/', (c) => c.text(clientKey(c, trusted)))
  const headers = forwarded ? { 'X-Forwarded-For': forwarded } : {}
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
  expect(await response.text()).toBe(counted)
})

test.each(['proxy.example', '10.0.0.0/x', '10.0.0.0/99', '1.2.3'])('SITE-37: %s is no proxy', (list) => {
  expect(() => trustedProxies(list)).toThrow()
})

test.each([
  ['203.0.113.9', '', '203.0.113.0/24'],
  ['10.0.0.1', '198.51.100.77', '198.51.100.0/24'],
  ['2001:db8:ffff:1:2:3:4:5', '', '2001:db8:ffff::/48'],
])('SITE-58: of %s the log names the network and no single address', (remoteAddress, forwarded, network) => {
  expect(networkOf({ remoteAddress, forwarded }, trusted)).toBe(network)
})

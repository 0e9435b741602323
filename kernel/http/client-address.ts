import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'

/** Who sent a request: the other end of its connection, and the addresses that proxies have added. */
export interface Sender {
  readonly remoteAddress?: string | undefined
  readonly forwarded?: string | undefined
}

/** Node's side of the request; undefined where no connection brought it. */
export function incomingOf(c: Context): IncomingMessage | undefined {
  return (c.env as { incoming?: IncomingMessage } | undefined)?.incoming
}

export function senderOf(c: Context): Sender {
  return { remoteAddress: incomingOf(c)?.socket?.remoteAddress, forwarded: c.req.header('x-forwarded-for') }
}

/** Reads `TRUSTED_PROXIES`: addresses and networks, parted by commas. Throws where one is neither. */
export function trustedProxies(list: string): BlockList {
  const trusted = new BlockList()
  for (const entry of list.split(',').map((part) => part.trim())) {
    if (!entry) continue
    const [address = '', bits] = entry.split('/')
    const family = familyOf(address)
    if (!family || (bits !== undefined && !/^\d{1,3}$/.test(bits)))
      throw new Error(`"${entry}" is no address or network`)
    const isMapped = /^::ffff:/i.test(address)
    if (Number(bits ?? 128) < (family === 'ipv4' ? 8 : isMapped ? 96 + 8 : 7))
      throw new Error(`"${entry}" trusts nearly every address, so that any client could name another one's`)
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  return trusted
}

/** The key under which requests count together: the connection, or the rightmost address that is no trusted proxy's. */
export function clientKey(c: Context, trusted: BlockList): string {
  return countedTogether(clientOf(senderOf(c), trusted))
}

/** The network that a request comes from: the first three numbers of an IPv4 address, the first three groups of an IPv6 one. */
export function networkOf(sender: Sender, trusted: BlockList): string {
  const client = clientOf(sender, trusted)
  return familyOf(client) === 'ipv6' ? `${firstGroups(client, 3)}::/48` : client.replace(/\d+$/, '0/24')
}

/** The key under which connections count together, and whether they come from a trusted proxy. */
export function connectionOf(remoteAddress: string | undefined, trusted: BlockList) {
  const address = normalized(remoteAddress ?? '')
  return { key: countedTogether(address), isProxy: isTrusted(address, trusted) }
}

/**
 * Whether a post comes from our own pages. The browser says so itself in `Sec-Fetch-Site`, as the visitor sees the site
 * and thus rightly behind any proxy; an older one names the origin, which is held against `SITE_URL` and never against
 * the request's own address. A client that sends neither is no browser, so no other site can have made it post (CSRF).
 */
export function isFromOwnSite(c: Context, ownOrigins: readonly string[]): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site === 'same-origin' || site === 'none') return true
  if (site === 'cross-site') return false
  const origin = c.req.header('origin')
  return origin === undefined ? site === undefined : ownOrigins.includes(origin)
}

function clientOf({ remoteAddress = '', forwarded = '' }: Sender, trusted: BlockList): string {
  let client = normalized(remoteAddress)
  const named = forwarded.split(',').map(normalized)
  while (isTrusted(client, trusted)) {
    const next = named.pop()
    if (!next || !familyOf(next)) break
    client = next
  }
  return client
}

/** Counts IPv6 by /64, since one household has as many of those addresses as it likes. */
function countedTogether(address: string): string {
  return familyOf(address) === 'ipv6' ? `${firstGroups(address, 4)}::/64` : address
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const family = familyOf(address)
  return family !== undefined && trusted.check(address, family)
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address)
  return version === 0 ? undefined : `ipv${version as 4 | 6}`
}

/** The address without brackets, port and zone; an IPv4-mapped IPv6 address, as dual-stack sockets report it, becomes IPv4. */
function normalized(written: string): string {
  const address = written
    .trim()
    .replace(/^\[(.*?)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '')
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}

/** The first groups of an IPv6 address, in one spelling. */
function firstGroups(address: string, count: number): string {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const missing = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const groups = [...head, ...missing, ...tail].slice(0, count)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'

/** Reads `TRUSTED_PROXIES`: addresses and networks, parted by commas. Throws where one is neither. */
export function trustedProxies(list: string): BlockList {
  const trusted = new BlockList()
  for (const entry of list.split(',').map((part) => part.trim())) {
    if (!entry) continue
    const [address = '', bits] = entry.split('/')
    const kind = kindOf(address)
    if (!kind || (bits !== undefined && !/^\d{1,3}$/.test(bits))) throw new Error(`"${entry}" is no address or network`)
    if (bits === undefined) trusted.addAddress(address, kind)
    else trusted.addSubnet(address, Number(bits), kind)
  }
  return trusted
}

/**
 * Whose requests the rate limit counts together. The address of the connection; behind proxies that we trust, the rightmost one
 * they name that is none of theirs: what stands left of it the visitor may have made up. IPv6 counts by /64, since
 * one household has as many of those addresses as it likes.
 */
export function clientKey(c: Context, trusted: BlockList): string {
  return keyOf(cameBy(c), trusted)
}

/** How a request came here: the other end of its connection, and what proxies say of whom they asked for. */
export interface CameBy {
  readonly remoteAddress?: string | undefined
  readonly forwarded?: string | undefined
}

export function cameBy(c: Context): CameBy {
  const connection = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming
  return { remoteAddress: connection?.socket?.remoteAddress, forwarded: c.req.header('x-forwarded-for') }
}

function keyOf({ remoteAddress = '', forwarded = '' }: CameBy, trusted: BlockList): string {
  let client = normalized(remoteAddress)
  const named = forwarded.split(',').map(normalized)
  while (isTrusted(client, trusted)) {
    const next = named.pop()
    if (!next || !kindOf(next)) break
    client = next
  }
  return countedTogether(client)
}

/** The network that a request comes from: the first three numbers of an IPv4 address, the first three groups of an IPv6 one. */
export function networkOf(came: CameBy, trusted: BlockList): string {
  const key = keyOf(came, trusted)
  if (kindOf(key) === 'ipv4') return key.replace(/\d+$/, '0/24')
  return key.replace(/^((?:[^:]+:){2}[^:]+):[^:]+::\/64$/, '$1::/48')
}

/** Whose connections are counted together, and whether they come from a proxy that we trust. */
export function connectionOf(remoteAddress: string | undefined, trusted: BlockList) {
  const address = normalized(remoteAddress ?? '')
  return { key: countedTogether(address), isProxy: isTrusted(address, trusted) }
}

function countedTogether(address: string): string {
  return kindOf(address) === 'ipv6' ? network64(address) : address
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const kind = kindOf(address)
  return kind !== undefined && trusted.check(address, kind)
}

const kinds = { 4: 'ipv4', 6: 'ipv6' } as const

function kindOf(address: string): 'ipv4' | 'ipv6' | undefined {
  return kinds[isIP(address) as keyof typeof kinds]
}

/** Without brackets, port and zone; an IPv4-mapped IPv6 address, as dual-stack sockets report it, as IPv4. */
function normalized(written: string): string {
  const address = written
    .trim()
    .replace(/^\[(.*?)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '')
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}

function network64(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '#server/http/accepted-encoding.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A cache entry: an answer in every encoding, with the headers that belong to this very text. */
export interface CachedResponse {
  readonly status: number
  /** Set on a redirect. */
  readonly location?: string
  readonly bodies: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>
  readonly etag: string
  readonly policy: string
  /** Milliseconds since 1970 at which the entry expires. */
  readonly until: number
  /** What it counts against the size of the cache. */
  readonly bytes: number
}

interface CacheOptions {
  readonly status: number
  readonly until: Date
  /** Takes longest to make and is the smallest: for a text that many will ask for. */
  readonly maxCompression: boolean
}

const fastCompression = 5
// What an entry takes in memory besides its bodies: without it, a flood of tiny answers would not count.
const overheadBytes = 1024

export async function cacheText(
  text: string,
  { status, until, maxCompression }: CacheOptions,
): Promise<CachedResponse> {
  const identity = Buffer.from(text)
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: maxCompression ? constants.BROTLI_MAX_QUALITY : fastCompression,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    zip(identity, { level: maxCompression ? constants.Z_BEST_COMPRESSION : fastCompression }),
  ])
  return {
    status,
    bodies: { br, gzip: gz, identity },
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    policy: contentSecurityPolicy(text),
    until: until.getTime(),
    bytes: identity.length + br.length + gz.length + overheadBytes,
  }
}

export function cacheRedirect(location: string, status: number): CachedResponse {
  const nothing = new Uint8Array()
  const bodies = { br: nothing, gzip: nothing, identity: nothing }
  return {
    status,
    location,
    bodies,
    etag: '',
    policy: '',
    until: Number.POSITIVE_INFINITY,
    bytes: location.length + overheadBytes,
  }
}

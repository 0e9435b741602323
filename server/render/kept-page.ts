import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '#server/http/accepted-encoding.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A page as it leaves the house: whole, in every encoding, with the headers that belong to this very text. */
export interface KeptPage {
  readonly status: number
  /** Set where the page only says where to go. */
  readonly location?: string
  readonly bodies: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>
  readonly etag: string
  readonly policy: string
  /** Milliseconds since 1970 from which the page must not be given out any more. */
  readonly until: number
  readonly bytes: number
}

interface Keeping {
  readonly status: number
  readonly until: Date
  /** Many will ask for this very text, so it is worth the time to make it as small as can be. */
  readonly often: boolean
}

const quick = 5
// What a kept page weighs besides its bodies: without it, a flood of tiny answers would not count.
const besides = 1024

export async function keepPage(html: string, { status, until, often }: Keeping): Promise<KeptPage> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: often ? constants.BROTLI_MAX_QUALITY : quick,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    zip(identity, { level: often ? constants.Z_BEST_COMPRESSION : quick }),
  ])
  return {
    status,
    bodies: { br, gzip: gz, identity },
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    policy: contentSecurityPolicy(html),
    until: until.getTime(),
    bytes: identity.length + br.length + gz.length + besides,
  }
}

export function keepRedirect(location: string, status: number): KeptPage {
  const nothing = new Uint8Array()
  const bodies = { br: nothing, gzip: nothing, identity: nothing }
  return {
    status,
    location,
    bodies,
    etag: '',
    policy: '',
    until: Number.POSITIVE_INFINITY,
    bytes: location.length + besides,
  }
}

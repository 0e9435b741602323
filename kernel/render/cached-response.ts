import { createHash } from 'node:crypto'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { EncodedText } from './encoded-text.ts'
import type { PreparedAnswers } from './prepared-answers.ts'

/** A cache entry: an answer with the headers that belong to this very text. */
export interface CachedResponse {
  readonly status: number
  /** Set on a redirect. */
  readonly location?: string
  readonly text: EncodedText
  readonly etag: string
  readonly policy: string
  /** Milliseconds since 1970 at which the entry expires. */
  readonly until: number
  /** False for what only this request is answered with. */
  readonly keep: boolean
  /** As it was sent before, for whoever asks in the same way. */
  readonly prepared: PreparedAnswers
  /** What it counts against the size of the cache. */
  readonly bytes: number
}

type CacheOptions = Pick<CachedResponse, 'status' | 'keep'> & { readonly until: Date }

// What an entry takes in memory besides its text and its key: buffers, its place in the map, headers as they are sent in
// each form.
const overheadBytes = 4096
const empty = new EncodedText('')

export function cacheText(content: string, { status, until, keep }: CacheOptions): CachedResponse {
  const text = new EncodedText(content)
  const policy = contentSecurityPolicy(content)
  return {
    status,
    text,
    etag: createHash('sha256').update(text.identity).digest('base64url').slice(0, 22),
    policy,
    until: until.getTime(),
    keep,
    prepared: new Map(),
    bytes: text.bytes + policy.length + overheadBytes,
  }
}

/** A redirect costs less to find out than to keep. */
export function cacheRedirect(location: string, status: number): CachedResponse {
  return { status, location, text: empty, etag: '', policy: '', until: 0, keep: false, prepared: new Map(), bytes: 0 }
}

import type { Context } from 'hono'
import { acceptedEncoding } from '#kernel/http/accepted-encoding.ts'
import type { CachedResponse } from './cached-response.ts'

const browserSeconds = 60
const sharedCacheSeconds = 300

type Headers = Readonly<Record<string, string>>

interface HeaderSets {
  /** On a 304 as well. */
  readonly always: Headers
  /** Where there is a body. */
  readonly withBody: Headers
}

/** Sends a cache entry in the best encoding that the client accepts, or 304 when it has it already. */
export function sendCached(
  c: Context,
  cached: CachedResponse,
  { always, withBody }: HeaderSets,
): Response | Promise<Response> {
  const encoding = acceptedEncoding(c.req.header('accept-encoding'))
  c.header('ETag', `"${cached.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`)
  c.header('Vary', 'Accept-Encoding')
  for (const [name, value] of Object.entries(always)) c.header(name, value)
  if (cached.status === 200 && isUnchanged(c.req.header('if-none-match'), cached.etag)) return c.body(null, 304)
  for (const [name, value] of Object.entries(withBody)) c.header(name, value)
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  const body = cached.text.in(encoding)
  return body instanceof Promise
    ? body.then((made) => c.body(made, cached.status as 200))
    : c.body(body, cached.status as 200)
}

/** Whether a client that names these entity tags has it already. */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return (
    header.trim() === '*' ||
    header.split(',').some((given) => given.replace(/^\s*(W\/)?"|(-br|-gzip)?"\s*$/g, '') === etag)
  )
}

/** For how long others may keep a page: never longer than it is true. */
export function pageCacheControl({ status, until }: CachedResponse, now: Date): string {
  if (status >= 500) return 'no-store'
  const left = Math.max(0, Math.floor((until - now.getTime()) / 1000))
  const fresh = Math.min(browserSeconds, left)
  return `public, max-age=${fresh}, s-maxage=${Math.min(sharedCacheSeconds, left)}, stale-while-revalidate=${fresh}`
}

import type { Context } from 'hono'

/**
 * Whether a post comes from our own pages. The browser says so itself in `Sec-Fetch-Site`, as the visitor sees the site
 * and thus rightly behind any proxy; an older one names the origin, which is held against `SITE_URL` and never against
 * the request's own address. A client that sends neither is no browser, so no other site can have made it post (CSRF).
 */
export function fromOwnSite(c: Context, ownOrigins: readonly string[]): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site === 'same-origin' || site === 'none') return true
  if (site === 'cross-site') return false
  const origin = c.req.header('origin')
  return origin === undefined ? site === undefined : ownOrigins.includes(origin)
}

import type { Context, Handler } from 'hono'
import type { Page, PageContext, Ports } from '#site/page.ts'
import type { Assets } from './assets.ts'
import { type CachedResponse, cacheRedirect, cacheText } from './cached-response.ts'
import type { PageCache } from './page-cache.ts'
import { renderPage } from './render.tsx'
import { sendCached } from './send-cached.ts'

export interface PageServices {
  readonly siteUrl: string
  readonly ports: Ports
  readonly assets: Assets
  readonly cache: PageCache
  readonly dataVersion: () => string
  readonly now: () => Date
  readonly quickCompression?: boolean
}

const browserSeconds = 60
const sharedCacheSeconds = 300

/**
 * Answers GET and HEAD for one page module, from the cache where it can. With `samePath`, every address that comes here
 * is shown the page as at that one.
 */
export function pageHandler(page: Page, services: PageServices, samePath?: string): Handler {
  return async (c) => {
    const now = services.now()
    const path = samePath ?? c.req.path
    const search = declaredSearch(c, page.query)
    const key = search.size > 0 ? `${path}?${search}` : path
    const cached = await services.cache.get(key, services.dataVersion(), now.getTime(), () =>
      make(page, services, {
        path,
        params: c.req.param(),
        search,
        now,
        siteUrl: services.siteUrl,
        ports: services.ports,
      }),
    )
    return cached.location === undefined ? respond(c, cached, now) : c.redirect(cached.location, cached.status as 308)
  }
}

async function make(page: Page, services: PageServices, context: PageContext): Promise<CachedResponse> {
  const answer = await page.answer(context)
  if ('redirect' in answer) return cacheRedirect(answer.redirect, answer.status ?? 308)
  const { html, until } = renderPage(page, answer, context, services.assets)
  const maxCompression = !services.quickCompression && answer.status === 200 && context.search.size === 0
  return cacheText(html, { status: answer.status, until, maxCompression })
}

/** Only what the page declares, in its order: every other query is the same page. */
function declaredSearch(c: Context, names: readonly string[]): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of names) for (const value of c.req.queries(name) ?? []) search.append(name, value)
  return search
}

function respond(c: Context, page: CachedResponse, now: Date): Response {
  return sendCached(c, page, {
    always: { 'Cache-Control': cacheControl(page, now), 'Content-Security-Policy': page.policy },
    withBody: { 'Content-Type': 'text/html; charset=utf-8', 'Speculation-Rules': '"/speculation-rules.json"' },
  })
}

function cacheControl(page: CachedResponse, now: Date): string {
  if (page.status >= 500) return 'no-store'
  const left = Math.max(0, Math.floor((page.until - now.getTime()) / 1000))
  const fresh = Math.min(browserSeconds, left)
  return `public, max-age=${fresh}, s-maxage=${Math.min(sharedCacheSeconds, left)}, stale-while-revalidate=${fresh}`
}

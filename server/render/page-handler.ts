import type { Context, Handler } from 'hono'
import { serverBusyView } from '#site/discovery/view/server-error.tsx'
import { canonicalQuery, type Page, type PageContext, type PageView } from '#site/page.ts'
import { pageKind, pageName } from '#site/pages.ts'
import { type CachedResponse, cacheRedirect, cacheText } from './cached-response.ts'
import { sendFixedPage } from './fixed-page.ts'
import type { PageServices } from './page-services.ts'
import { renderPage } from './render.tsx'
import { LineFull } from './render-line.ts'
import { pageCacheControl, sendCached } from './send-cached.ts'

const retrySeconds = '2'
// No form or link of ours asks for more, but for a search in very many words.
const likelyQueryLength = 200

interface Question {
  readonly page: Page
  readonly context: PageContext
  readonly version: string
  /** Whether all of an address counts: false where every address is shown the same page. */
  readonly ownPath: boolean
}

/**
 * Answers GET and HEAD for one page module, from the cache where it can. With `samePath`, every address that comes here
 * is shown the page as at that one.
 */
export function pageHandler(page: Page, services: PageServices, samePath?: string): Handler {
  const kind = pageKind(page)
  return async (c) => {
    c.set('requestKind', kind)
    const { siteUrl, ports } = services
    const now = services.now()
    const path = samePath ?? c.req.path
    const search = canonicalQuery(page, new URLSearchParams(c.req.url.match(/\?[^#]*/)?.[0]))
    const query = search.toString()
    const context = { path, params: c.req.param(), search, now, siteUrl, ports }
    const version = services.dataVersion()
    const cache = query === '' ? services.kept : services.keptViews
    const question = { page, context, version, ownPath: samePath === undefined }
    const key = query === '' ? path : `${path}?${query}`
    try {
      const cached = await cache.get(key, version, now.getTime(), () =>
        services.line.enter(() => make(question, services)),
      )
      c.set('keptPage', { key, response: cached })
      return cached.location === undefined ? respond(c, cached, now) : c.redirect(cached.location, cached.status as 308)
    } catch (error) {
      if (!(error instanceof LineFull)) throw error
      c.header('Retry-After', retrySeconds)
      return sendFixedPage(c, serverBusyView, services)
    }
  }
}

async function make(question: Question, services: PageServices): Promise<CachedResponse> {
  const { page, context, version, ownPath } = question
  const { line, kept } = services
  const turn = context.search.size === 0 ? 'path' : 'query'
  const answer = await line.turn(turn, () => page.answer(context))
  if ('redirect' in answer) return cacheRedirect(answer.redirect, answer.status ?? 308)
  const rendered = () => line.turn(turn, () => render(answer, question, services))
  if (!answer.alike || !ownPath) return rendered()
  // Whoever asks for what is not there makes up addresses: the answer is kept once for all of them.
  const alike = await kept.get(`${answer.status} ${pageName(page)}`, version, context.now.getTime(), rendered)
  return { ...alike, keep: false }
}

function render(
  answer: PageView,
  { page, context, version, ownPath }: Question,
  services: PageServices,
): CachedResponse {
  const { assets, quickCompression, recompressor, dataVersion, now } = services
  const { html, until } = renderPage(page, answer, context, assets)
  const query = context.search.toString()
  const lasting = answer.status === 200 || answer.status === 410 || answer.alike === true || !ownPath
  const keep = lasting && query.length <= likelyQueryLength
  const response = cacheText(html, { status: answer.status, until, keep })
  if (keep && query === '' && !quickCompression) {
    const current = () => dataVersion() === version && now().getTime() < response.until
    recompressor.add({ text: response.text, current })
  }
  return response
}

function respond(c: Context, page: CachedResponse, now: Date): Response | Promise<Response> {
  return sendCached(c, page, {
    always: { 'Cache-Control': pageCacheControl(page, now), 'Content-Security-Policy': page.policy },
    withBody: { 'Content-Type': 'text/html; charset=utf-8', 'Speculation-Rules': '"/speculation-rules.json"' },
  })
}

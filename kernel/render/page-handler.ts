import type { Context, Handler } from 'hono'
import { pageKind, pageName } from '#app/pages.ts'
import { canonicalQuery, type Page, type PageContext, type PageView } from '#kernel/page/page.ts'
import { serverBusyView } from '#subjects/discovery/view/server-error.tsx'
import { type CachedResponse, cacheRedirect, cacheText } from './cached-response.ts'
import { asksForPresent } from './data-versions.ts'
import { sendFixedPage } from './fixed-page.ts'
import type { PageServices } from './page-services.ts'
import { renderPage } from './render.tsx'
import { LineFull, type Turn } from './render-line.ts'
import { pageCacheControl, sendCached } from './send-cached.ts'

const retrySeconds = '2'
// No form or link of ours asks for more, but for a search in very many words.
const likelyQueryLength = 200

/** What comes with a request, besides itself. */
export interface PageEnvironment {
  /** Set where nobody waits for the page: it is made anew, and not sent. */
  readonly renewal?: boolean
}

interface Question {
  readonly page: Page
  readonly context: PageContext
  readonly version: string
  /** Whether all of an address counts: false where every address is shown the same page. */
  readonly ownPath: boolean
  readonly turn: Turn
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
    const version = services.versions.present()
    const renewal = (c.env as PageEnvironment | undefined)?.renewal === true
    const cache = query === '' ? services.kept : services.keptViews
    const turn = renewal ? 'renewal' : query === '' ? 'path' : 'query'
    const question: Question = { page, context, version, ownPath: samePath === undefined, turn }
    const key = query === '' ? path : `${path}?${query}`
    if (renewal) {
      const done = await cache.renew(key, version, now.getTime(), (old) => remake(old, question, services))
      return c.body(null, done ? 204 : 503)
    }
    const stillGood = (old: string) =>
      services.versions.stillGood(old) && !asksForPresent(c.req.header('cache-control'))
    try {
      const making = () => services.line.enter(() => make(question, services))
      const cached = await cache.get(key, version, now.getTime(), making, stillGood)
      c.set('keptPage', { key, response: cached })
      if (query === '') shrinkLater(cached, question, services)
      return cached.location === undefined ? respond(c, cached, now) : c.redirect(cached.location, cached.status as 308)
    } catch (error) {
      if (!(error instanceof LineFull)) throw error
      c.header('Retry-After', retrySeconds)
      return sendFixedPage(c, serverBusyView, services)
    }
  }
}

/** What has not changed keeps its compressed forms; of what has, those are made that were asked for, before it is given out. */
async function remake(
  old: CachedResponse | undefined,
  question: Question,
  services: PageServices,
): Promise<CachedResponse> {
  const made = await make(question, services)
  if (old && old.etag === made.etag && old.status === made.status)
    return { ...made, text: old.text, prepared: old.prepared }
  await made.text.prepareLike(old?.text)
  return made
}

async function make(question: Question, services: PageServices): Promise<CachedResponse> {
  const { page, context, version, ownPath, turn } = question
  const { line, kept } = services
  const answer = await line.turn(turn, () => page.answer(context))
  if ('redirect' in answer) return cacheRedirect(answer.redirect, answer.status ?? 308)
  const rendered = () => line.turn(turn, () => render(answer, question, services))
  if (!answer.alike || !ownPath) return rendered()
  // Whoever asks for what is not there makes up addresses: the answer is kept once for all of them.
  const alike = await kept.get(`${answer.status} ${pageName(page)}`, version, context.now.getTime(), rendered)
  return { ...alike, keep: false }
}

function render(answer: PageView, { page, context, ownPath }: Question, { assets }: PageServices): CachedResponse {
  const { html, until } = renderPage(page, answer, context, assets)
  const query = context.search.toString()
  const lasting = answer.status === 200 || answer.status === 410 || answer.alike === true || !ownPath
  return cacheText(html, { status: answer.status, until, keep: lasting && query.length <= likelyQueryLength })
}

/** Once somebody has asked for it. */
function shrinkLater(response: CachedResponse, { version }: Question, services: PageServices): void {
  const { quickCompression, recompressor, dataVersion, now } = services
  const { keep, text, until } = response
  if (!keep || text.shrinking || quickCompression) return
  text.shrinking = true
  recompressor.add({ text, current: () => dataVersion() === version && now().getTime() < until })
}

function respond(c: Context, page: CachedResponse, now: Date): Response | Promise<Response> {
  return sendCached(c, page, {
    always: { 'Cache-Control': pageCacheControl(page, now), 'Content-Security-Policy': page.policy },
    withBody: { 'Content-Type': 'text/html; charset=utf-8', 'Speculation-Rules': '"/speculation-rules.json"' },
  })
}

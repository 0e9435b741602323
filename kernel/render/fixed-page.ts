import type { Context } from 'hono'
import type { Page, PageView } from '#kernel/page/page.ts'
import { notFoundPage } from '#subjects/discovery/view/not-found.page.tsx'
import { type CachedResponse, cacheText } from './cached-response.ts'
import type { PageServices } from './page-services.ts'
import { renderPage } from './render.tsx'
import { sendCached } from './send-cached.ts'

/** A view that says the same to everybody, made of the parts of a page whose style it takes. */
export interface FixedView {
  readonly page?: Page
  readonly name: string
  readonly view: () => PageView
}

/**
 * Answers with a page that is kept, whatever the rest of the site does: a refusal must cost less than an answer. There
 * are few of them, so they wait for no turn. Nobody else may keep them.
 */
export async function sendFixedPage(c: Context, fixed: FixedView, services: PageServices): Promise<Response> {
  const page = await fixedPage(fixed, services)
  return sendCached(c, page, {
    always: { 'Cache-Control': 'no-store', 'Content-Security-Policy': page.policy },
    withBody: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}

export function fixedPage({ page = notFoundPage, name, view }: FixedView, services: PageServices) {
  const { kept, now, siteUrl, ports, assets } = services
  const at = now()
  return kept.get(`fixed ${name}`, '', at.getTime(), async (): Promise<CachedResponse> => {
    const answer = view()
    const context = { path: answer.head.canonical, params: {}, search: new URLSearchParams(), now: at, siteUrl, ports }
    const { html, until } = renderPage(page, answer, context, assets)
    return cacheText(html, { status: answer.status, until, keep: true })
  })
}

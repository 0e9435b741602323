import type { Context } from 'hono'
import type { Page, PageView } from '#kernel/page/page.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { PageServices } from './page-services.ts'
import { renderPage } from './render.tsx'

/** A page for this one visitor, which no cache may store: it carries what was typed. */
export async function renderOnce(c: Context, page: Page, view: PageView, services: PageServices): Promise<Response> {
  const { siteUrl, ports, assets, now, line } = services
  const context = { path: c.req.path, params: {}, search: new URLSearchParams(), now: now(), siteUrl, ports }
  const { html } = await line.turn('path', () => renderPage(page, view, context, assets))
  return sendOnce(c, html, contentSecurityPolicy(html), view.status)
}

export function sendOnce(c: Context, html: string, policy: string, status: PageView['status']): Response {
  return c.html(html, status, { 'Cache-Control': 'no-store', 'Content-Security-Policy': policy })
}

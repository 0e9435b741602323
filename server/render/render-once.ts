import type { Context } from 'hono'
import type { Page, PageView, Ports } from '#site/page.ts'
import type { Assets } from './assets.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { renderPage } from './render.tsx'

export interface OnceServices {
  readonly siteUrl: string
  readonly ports: Ports
  readonly assets: Assets
  readonly now: () => Date
}

/** A page for this one visitor, which no cache may store: it carries what was typed, or an error of the moment. */
export function renderOnce(
  c: Context,
  page: Page,
  view: PageView,
  { siteUrl, ports, assets, now }: OnceServices,
): Response {
  const context = { path: c.req.path, params: {}, search: new URLSearchParams(), now: now(), siteUrl, ports }
  const { html } = renderPage(page, view, context, assets)
  c.header('Cache-Control', 'no-store')
  c.header('Content-Security-Policy', contentSecurityPolicy(html))
  return c.html(html, view.status)
}

import { hash } from 'node:crypto'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type Island, withIslandRenderer } from '#kernel/page/island.tsx'
import type { Page, PageContext, PageView } from '#kernel/page/page.ts'
import type { Assets } from './built-assets.ts'

/** What the frame needs to know of a finished body: its content decides about style and scripts. */
export interface FinishedBody {
  readonly body: string
  readonly css: string
  readonly scripts: readonly string[]
  readonly devHead: string | undefined
}

/** Builds the document around a page's body: the app hands the frame to the press. */
export type Frame = (
  page: Page,
  view: PageView,
  context: PageContext,
) => {
  readonly body: ReactNode
  readonly document: (finished: FinishedBody) => ReactNode
  /** The instant from which the frame would be untrue. */
  readonly until: Date
}

export interface Renderer {
  readonly frame: Frame
  readonly assets: Assets
  /** Pages and islands are named like their files. */
  readonly pageName: (page: Page) => string
  readonly islandName: (island: Island) => string
}

/** A page to send: its document, the policy for that very text, and the instant from which it would be untrue. */
export function renderPage(
  page: Page,
  view: PageView,
  context: PageContext,
  { frame, assets, pageName, islandName }: Renderer,
) {
  const { body, document, until } = frame(page, view, context)
  const placed = new Map<string, Island['when']>()
  // The browser hydrates each island as a root of its own, so the server renders it as one: only then do its ids agree.
  const renderIsland = (island: Island, props: object) => {
    const name = islandName(island)
    placed.set(name, island.when)
    const html = renderToString(createElement(island.component, props as never), { identifierPrefix: `${name}-` })
    return { name, html }
  }
  const markup = withIslandRenderer(renderIsland, () => renderToStaticMarkup(body))
  const islands = [...placed.keys()]
  const text = renderToStaticMarkup(
    document({
      body: markup,
      css: assets.css(pageName(page)),
      scripts: islands.length === 0 ? [] : assets.scripts(islands.filter((name) => placed.get(name) === 'load')),
      devHead: assets.devHead,
    }),
  )
  const html = `<!DOCTYPE html>${text}`
  return {
    html,
    policy: { 'Content-Security-Policy': contentSecurityPolicy(html) },
    until: view.until && view.until < until ? view.until : until,
  }
}

/** The policy for one page: it allows the style and script that stand in that page and the kinds of file that it uses, nothing else. */
function contentSecurityPolicy(html: string): string {
  const hashesOf = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`)
  const styles = hashesOf(/<style>(.*?)<\/style>/gs)
  if (html.includes('<link rel="stylesheet"')) styles.unshift("'self'")
  // Hashes the scripts in the page itself; the browser does not run JSON in a script element.
  const scripts = hashesOf(/<script id="[a-z-]+"(?: type="module")?>(.*?)<\/script>/gs)
  if (/<script (?:type="module"|id="load-islands")/.test(html)) scripts.unshift("'self'")
  const frames = [...html.matchAll(/<iframe [^>]*src="(https:[^"]+)"/g)].map(([, src = '']) => new URL(src).origin)
  return [
    "default-src 'none'",
    `style-src ${styles.join(' ') || "'none'"}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `script-src ${scripts.join(' ') || "'none'"}`,
    // Forbids the browser to turn any text into markup or script.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    // Pages without script need it too: auditing tools ask for robots.txt from within the page.
    "connect-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${[...new Set(frames)].join(' ')}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

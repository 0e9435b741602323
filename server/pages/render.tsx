import { createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { Shell } from '#app/components/layout/shell.tsx'
import { Document } from '#app/document.tsx'
import { setIslandRenderer } from '#app/islands/island.tsx'
import type { Page, PageContext, PageView } from '#app/page.ts'
import { pageModule } from '#app/pages/page-modules.ts'
import { businessHours, serviceHours } from '#content/hours.ts'
import { openState } from '#domain/open-hours.ts'
import type { Assets } from './assets.ts'

// An island is a root of its own in the browser, so it is one here: only then do the ids inside it agree.
setIslandRenderer((name, component, props) =>
  renderToString(createElement(component, props as never), { identifierPrefix: `${name}-` }),
)

export interface RenderedPage {
  readonly html: string
  /** The shell says whether we are open, so no page outlives the next opening or closing. */
  readonly until: Date
}

/** A view that its query makes is one of endlessly many: search engines keep the plain page alone. */
export function renderPage(page: Page, view: PageView, context: PageContext, assets: Assets): RenderedPage {
  const sales = openState(businessHours.week, context.now)
  const service = openState(serviceHours.week, context.now)
  const body = renderToStaticMarkup(
    <Shell path={context.path} sales={sales}>
      {view.body}
    </Shell>,
  )
  const islands = [...new Set([...body.matchAll(/ data-island="([a-z-]+)"/g)].map(([, name]) => name ?? ''))]
  const document = renderToStaticMarkup(
    <Document
      head={context.search.size > 0 ? { ...view.head, noindex: true } : view.head}
      siteUrl={context.siteUrl}
      css={assets.css(pageModule(page), body, islands)}
      fonts={assets.fonts}
      scripts={assets.scripts(islands)}
      devHead={assets.devHead}
      body={body}
    />,
  )
  return { html: `<!DOCTYPE html>${document}`, until: earliest(sales.until, service.until, view.until) }
}

function earliest(...instants: readonly (Date | undefined)[]): Date {
  return new Date(Math.min(...instants.flatMap((instant) => (instant ? [instant.getTime()] : []))))
}

import { createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { islandName } from '#app/islands.ts'
import { carriesTown, pageName } from '#app/pages.ts'
import { type Island, setIslandRenderer } from '#kernel/page/island.tsx'
import type { Page, PageContext, PageView } from '#kernel/page/page.ts'
import { townKey } from '#subjects/county/rules/chosen-town.ts'
import { deliveryAt } from '#subjects/county/rules/delivery.ts'
import { ChosenTown } from '#subjects/county/view/chosen-town.tsx'
import { businessHours, serviceHours } from '#subjects/dealership/facts/hours.ts'
import { comingDates } from '#subjects/dealership/rules/dated-hours.ts'
import { openState } from '#subjects/dealership/rules/open-hours.ts'
import { ComingDatesContext } from '#subjects/dealership/view/coming-dates.ts'
import { Document } from '#subjects/discovery/view/document.tsx'
import { Shell } from '#subjects/discovery/view/shell.tsx'
import type { Assets } from './assets.ts'

/** The islands of the page that is being rendered: rendering never waits, so there is one at a time. */
const placed: { readonly name: string; readonly when: Island['when'] }[] = []

// An island is a root of its own in the browser, so it is one here: only then do the ids inside it agree.
setIslandRenderer((island, props) => {
  const name = islandName(island)
  const html = renderToString(createElement(island.component, props as never), { identifierPrefix: `${name}-` })
  placed.push({ name, when: island.when })
  return { name, html }
})

export interface RenderedPage {
  readonly html: string
  /** The shell says whether we are open and announces the dates of the week ahead: no page outlives either. */
  readonly until: Date
}

/** A view that its query makes is one of endlessly many: search engines keep the plain page alone. */
export function renderPage(page: Page, view: PageView, context: PageContext, assets: Assets): RenderedPage {
  const sales = openState(businessHours.week, context.now)
  const service = openState(serviceHours.week, context.now)
  const coming = comingDates(context.now)
  const delivery = page.carries ? deliveryAt(context.search.get(townKey) ?? '') : null
  placed.length = 0
  const body = renderToStaticMarkup(
    <ComingDatesContext value={coming.dates}>
      <ChosenTown delivery={delivery} carries={carriesTown}>
        <Shell
          path={context.path}
          sales={sales}
          action={view.status === 200 ? view.action : undefined}
          cart={context.params.id}
        >
          {view.body}
        </Shell>
      </ChosenTown>
    </ComingDatesContext>,
  )
  const islands = [...new Set(placed.map(({ name }) => name))]
  const atOnce = islands.filter((island) => placed.some(({ name, when }) => name === island && when === 'load'))
  const document = renderToStaticMarkup(
    <Document
      head={context.search.size > 0 ? { ...view.head, noindex: true } : view.head}
      siteUrl={context.siteUrl}
      comingDates={coming.dates}
      css={ownScenes(assets.css(pageName(page)), body)}
      scripts={assets.scripts(islands, atOnce)}
      integrity={assets.integrity(islands)}
      devHead={assets.devHead}
      body={body}
    />,
  )
  return { html: `<!DOCTYPE html>${document}`, until: earliest(sales.until, service.until, coming.until, view.until) }
}

/** The colors that stand in for a scene while it loads are nine rules, of which a page shows one. */
function ownScenes(css: string, body: string): string {
  return css.replace(/\.(scene-[\w-]+)\{[^{}]*\}/g, (rule, name: string) => (body.includes(name) ? rule : ''))
}

function earliest(...instants: readonly (Date | undefined)[]): Date {
  return new Date(Math.min(...instants.flatMap((instant) => (instant ? [instant.getTime()] : []))))
}

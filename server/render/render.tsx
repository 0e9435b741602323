import { createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { businessHours, serviceHours } from '#content/dealership/hours.ts'
import { deliveryAt } from '#site/county/rules/delivery-to.ts'
import { comingDates } from '#site/dealership/rules/dated-hours.ts'
import { openState } from '#site/dealership/rules/open-hours.ts'
import { ComingDatesContext } from '#site/dealership/view/coming-dates.ts'
import { Document } from '#site/discovery/view/document.tsx'
import { Shell } from '#site/discovery/view/shell.tsx'
import { islandName } from '#site/islands.ts'
import type { Page, PageContext, PageView } from '#site/page.ts'
import { pageName } from '#site/pages.ts'
import { townKey } from '#site/shared/rules/with-town.ts'
import { DeliveryContext } from '#site/shared/view/delivered-price.tsx'
import { type Island, setIslandRenderer } from '#site/shared/view/island.tsx'
import type { Assets } from './assets.ts'
import { carryTown } from './carry-town.ts'

/** The islands of the page that is being rendered: rendering never waits, so there is one at a time. */
const placed: { readonly name: string; readonly html: string; readonly when: Island['when'] }[] = []

// An island is a root of its own in the browser, so it is one here: only then do the ids inside it agree.
setIslandRenderer((island, props) => {
  const name = islandName(island)
  const html = renderToString(createElement(island.component, props as never), { identifierPrefix: `${name}-` })
  placed.push({ name, html, when: island.when })
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
  const delivery = page.carriesTown ? deliveryAt(context.search.get(townKey) ?? '') : null
  placed.length = 0
  const body = renderToStaticMarkup(
    <ComingDatesContext value={coming.dates}>
      <DeliveryContext value={delivery}>
        <Shell
          path={context.path}
          sales={sales}
          action={view.status === 200 ? view.action : undefined}
          cart={context.params.id}
        >
          {view.body}
        </Shell>
      </DeliveryContext>
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
      body={
        delivery
          ? carryTown(
              body,
              delivery.slug,
              placed.map(({ html }) => html),
            )
          : body
      }
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

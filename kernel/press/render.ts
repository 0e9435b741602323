import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type Island, withIslandRenderer } from '#kernel/page/island.tsx'
import type { Page, PageContext, PageView } from '#kernel/page/page.ts'
import type { Assets } from './built-assets.ts'

/** What the finished body of a page needs around it: what stands in it decides about style and scripts. */
export interface FinishedBody {
  readonly body: string
  readonly css: string
  /** The files of script that its islands start with. */
  readonly scripts: readonly string[]
  /** What each script that may come must hash to, by its address. */
  readonly integrity: Readonly<Record<string, string>>
  readonly devHead: string | undefined
}

/** What stands around every page: the app hands it to the press. */
export type Frame = (
  page: Page,
  view: PageView,
  context: PageContext,
) => {
  readonly body: ReactNode
  readonly document: (finished: FinishedBody) => ReactNode
  /** The instant from which the frame would say something wrong. */
  readonly until: Date
}

export interface Renderer {
  readonly frame: Frame
  readonly assets: Assets
  /** Pages and islands are named like their files. */
  readonly pageName: (page: Page) => string
  readonly islandName: (island: Island) => string
}

export function renderPage(
  page: Page,
  view: PageView,
  context: PageContext,
  { frame, assets, pageName, islandName }: Renderer,
): { readonly html: string; readonly until: Date } {
  const { body, document, until } = frame(page, view, context)
  const placed: { readonly name: string; readonly when: Island['when'] }[] = []
  // An island is a root of its own in the browser, so it is one here: only then do the ids inside it agree.
  const renderIsland = (island: Island, props: object) => {
    const name = islandName(island)
    placed.push({ name, when: island.when })
    const html = renderToString(createElement(island.component, props as never), { identifierPrefix: `${name}-` })
    return { name, html }
  }
  const markup = withIslandRenderer(renderIsland, () => renderToStaticMarkup(body))
  const islands = [...new Set(placed.map(({ name }) => name))]
  const atOnce = islands.filter((island) => placed.some(({ name, when }) => name === island && when === 'load'))
  const html = renderToStaticMarkup(
    document({
      body: markup,
      css: assets.css(pageName(page)),
      scripts: assets.scripts(islands, atOnce),
      integrity: assets.integrity(islands),
      devHead: assets.devHead,
    }),
  )
  return { html: `<!DOCTYPE html>${html}`, until: view.until && view.until < until ? view.until : until }
}

import { Hono } from 'hono'
import type { Logger } from '#kernel/log/log.ts'
import type { Page } from '#kernel/page/page.ts'
import { pageIndex } from '#subjects/discovery/view/page-index.ts'
import { type PageEnvironment, pageHandler } from './page-handler.ts'
import type { PageServices } from './page-services.ts'
import { Renewal } from './renewal.ts'

// Of what queries ask for, what is asked for most.
const mostViews = 100
const renewed = 204

/** The pages alone, with no layer of the app around them, asked by nobody but this. */
export function renewPages(pages: readonly Page[], services: PageServices, log: Logger): Renewal {
  const { kept, keptViews, line, ports, versions, now } = services
  const inside = new Hono<{ Bindings: PageEnvironment }>()
  for (const page of pages) for (const path of page.paths) inside.get(path, pageHandler(page, services))
  inside.onError((_, c) => c.body(null, 500))
  return new Renewal({
    version: () => versions.present(),
    outdated: (version) => {
      const at = now().getTime()
      return [...kept.outdated(version, at), ...keptViews.outdated(version, at).slice(0, mostViews)]
    },
    addresses: async () => (await pageIndex(ports)).map(({ path }) => path),
    roomy: () => kept.roomy,
    renew: async (address) => (await inside.request(address, undefined, { renewal: true })).status === renewed,
    busy: () => line.busy,
    log,
  })
}

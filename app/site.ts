import { Hono } from 'hono'
import { noStore } from '#kernel/http/answer-headers.ts'
import { answerRecorder, errorHandler, everyAnswer, securityHeaders } from '#kernel/http/every-answer.ts'
import { health } from '#kernel/http/health.ts'
import type { RequestVariables } from '#kernel/http/request-kind.ts'
import { staticFiles } from '#kernel/http/static-files.ts'
import type { Metrics } from '#kernel/metrics/metrics.ts'
import type { Assets } from '#kernel/press/built-assets.ts'
import { Press } from '#kernel/press/press.ts'
import { serveFromCache } from '#kernel/press/serve-printed.ts'
import { serverMessages } from '#subjects/dealership/facts/server-messages.ts'
import { presentShop } from '#subjects/dealership/server/shop-store.ts'
import { siteFrame } from '#subjects/discovery/view/frame.tsx'
import { notFoundPage } from '#subjects/discovery/view/not-found.page.tsx'
import { serverBusyView, serverErrorView } from '#subjects/discovery/view/server-error.tsx'
import { publicCarts } from '#subjects/inventory/server/public-carts.ts'
import type { StoredPorts } from './database.ts'
import { carriesTown, islandName, pageEntries, pageName, pages } from './pages.ts'
import { type AllServices, subjects } from './subjects.ts'

export interface AppServices extends Omit<AllServices, 'press' | 'pages' | 'entries' | 'ports'> {
  readonly ports: StoredPorts
  /** For how long browsers shall come by HTTPS alone, as the header says it; left out, the site sends no such header. */
  readonly hsts?: string | undefined
  readonly assets: Assets
  /** Counts the requests. */
  readonly metrics?: Metrics | undefined
  /** Whether the log holds every request. */
  readonly logRequests?: boolean
  /** Where the built files lie; left out where something else serves them. */
  readonly filesDirectory?: string
  /** Rejects when the database does not answer, or stores nothing. */
  readonly ready: () => Promise<void>
  /** Whether the process is about to end: a proxy should send it no more requests. */
  readonly stopping?: () => boolean
}

/** Makes the whole site out of the services it depends on. Routes that are mounted first answer first. */
export async function createSite(given: AppServices) {
  const { log, filesDirectory, metrics, dataVersion, now } = given
  const ports = {
    ...given.ports,
    vehicles: publicCarts(given.ports.vehicles, dataVersion, now),
    shop: presentShop(given.ports.shop, dataVersion, now),
  }
  const entries = () => pageEntries(ports)
  const frame = siteFrame(carriesTown, given.assets.laterStyle)
  const press = new Press({
    ...given,
    ports,
    snapshot: async () => ({ shop: await ports.shop() }),
    pages,
    frame,
    pageName,
    islandName,
    notFound: notFoundPage,
    busy: serverBusyView,
  })
  const services = { ...given, ports, pages, entries, press }
  const headers = securityHeaders(given.hsts)
  const recordAnswer = answerRecorder({ ...given, trustedProxies: given.contact.trustedProxies })
  metrics?.add(() => press.figures())

  const app = new Hono<{ Variables: RequestVariables }>()
  app.use(everyAnswer(headers, recordAnswer))
  app.onError(
    errorHandler({
      log,
      sendPage: (c) => press.sendFixed(c, 'error', notFoundPage, () => serverErrorView),
      plainText: serverMessages.errorPlain,
    }),
  )
  app.route('/', health(given))
  if (filesDirectory) app.use(staticFiles(filesDirectory))
  for (const { routes } of subjects) if (routes) app.route('/', (await routes())(services))
  app.all('/api/*', (c) => c.json({ error: 'There is nothing here.' }, 404, noStore))
  app.route('/', press.routes)
  app.all('*', (c) => c.text('This address can only be read.', 405, { Allow: 'GET, HEAD', ...noStore }))
  // Runs before the app: a printed page needs none of it.
  return { app, press, ports, serveFromCache: serveFromCache({ press, headers, now, recordAnswer }) }
}

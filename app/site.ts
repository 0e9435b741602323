import { Hono } from 'hono'
import { type AnswerKept, answerKept } from '#kernel/http/answer-kept.ts'
import { defaultPolicy } from '#kernel/http/default-policy.ts'
import { errorHandler } from '#kernel/http/error-handler.ts'
import { health } from '#kernel/http/health.ts'
import { RateLimit } from '#kernel/http/rate-limit.ts'
import { requestId } from '#kernel/http/request-id.ts'
import { kindIs, type RequestVariables } from '#kernel/http/request-kind.ts'
import { noteAnswers, requestLog } from '#kernel/http/request-log.ts'
import { securityHeaders } from '#kernel/http/security-headers.ts'
import { staticFiles } from '#kernel/http/static-files.ts'
import { untoldProxy, watchForProxy } from '#kernel/http/untold-proxy.ts'
import type { Logger } from '#kernel/log/log.ts'
import { cacheFigures } from '#kernel/metrics/cache-figures.ts'
import type { Metrics } from '#kernel/metrics/metrics.ts'
import type { Page, Ports } from '#kernel/page/page.ts'
import type { Assets } from '#kernel/render/assets.ts'
import { pageHandler } from '#kernel/render/page-handler.ts'
import { createPageServices, type PageServices } from '#kernel/render/page-services.ts'
import { prepareAnswers } from '#kernel/render/prepared-answers.ts'
import { renewPages } from '#kernel/render/renew-pages.ts'
import type { Services } from '#kernel/subject.ts'
import { leadRules } from '#subjects/contact/facts/lead-rules.ts'
import type { ContactServices } from '#subjects/contact/server/contact-services.ts'
import { discoveryPaths } from '#subjects/discovery/server/discovery.ts'
import { answeredBy, oneAddressEach } from '#subjects/discovery/server/one-address.ts'
import { notFoundPage } from '#subjects/discovery/view/not-found.page.tsx'
import { publicCarts } from '#subjects/inventory/server/public-carts.ts'
import { shareList } from '#subjects/inventory/server/shared-list.ts'
import { townNotFoundPage } from '#subjects/towns/view/town-not-found.page.tsx'
import { subjects } from './subjects.ts'

export interface AppServices extends Pick<Services, 'pictureFiles'> {
  readonly siteUrl: string
  /** For how long browsers shall come by HTTPS alone, as the header says it; left out, they are not told. */
  readonly hsts?: string | undefined
  readonly log: Logger
  readonly ports: Ports
  readonly pages: readonly Page[]
  readonly assets: Assets
  /** Counts what is asked for, where somebody reads it. */
  readonly metrics?: Metrics | undefined
  /** Where the built files lie; left out where something else serves them. */
  readonly filesDirectory?: string
  readonly now: () => Date
  readonly dataVersion: () => string
  /** Rejects when the database does not answer. */
  readonly ready: () => Promise<void>
  /** Whether the process is on its way out: whoever spreads requests should leave it out. */
  readonly stopping?: () => boolean
  /** Where pages are not worth the time to be made as small as can be: while the site is built or tested. */
  readonly quickCompression?: boolean
  /** Where leads go, and whose posts count as our own visitors'. */
  readonly contact: Pick<ContactServices, 'acceptLead' | 'ownOrigins' | 'trustedProxies'>
}

type App = Hono<{ Variables: RequestVariables }>

export interface Site {
  readonly app: App
  /** Comes before the app: what is kept needs none of it. */
  readonly answerKept: AnswerKept
  /** Begins to make all pages anew whenever they have to be; the answer ends that. */
  readonly renewPages: () => () => void
}

/** The whole site as a function of what it depends on. What is mounted first answers first. */
export function createSite(services: AppServices): Site {
  const { log, filesDirectory, metrics } = services
  const { burst, refillSeconds } = leadRules.requests
  const limit = new RateLimit({ burst, refillMs: refillSeconds * 1000 })
  const ports = { ...services.ports, vehicles: shareList(publicCarts(services.ports.vehicles), services.dataVersion) }
  const contact = { ...services.contact, vehicles: ports.vehicles, limit, log }
  const pages = createPageServices({ ...services, ports })
  const app: App = new Hono()

  const { trustedProxies } = contact
  const watch = watchForProxy(log, trustedProxies)
  app.use(prepareAnswers, requestId, requestLog({ log, trustedProxies, metrics }), untoldProxy(watch))
  app.use(securityHeaders(services.hsts), defaultPolicy)
  metrics?.add(cacheFigures(pages))
  app.onError(errorHandler(log, pages))
  app.route('/', health(services))
  if (filesDirectory) app.use(staticFiles(filesDirectory))
  for (const path of discoveryPaths) app.use(path, kindIs('feed'))
  for (const { routes } of subjects) if (routes) app.route('/', routes({ ...services, ports, contact, pages }))
  app.all('/api/*', (c) => c.json({ error: 'There is nothing here.' }, 404, { 'Cache-Control': 'no-store' }))
  app.use(oneAddressEach(answeredBy(answeredPaths(services.pages))))
  mountPages(app, services.pages, pages)
  app.all('*', (c) => c.text('This address can only be read.', 405, { Allow: 'GET, HEAD' }))
  const note = noteAnswers({ log, metrics })
  return {
    app,
    answerKept: answerKept({ pages, trustedProxies, note, watchForProxy: watch }),
    renewPages: () => {
      const renewal = renewPages(services.pages, pages, log)
      pages.versions.renewing = true
      renewal.start()
      return () => renewal.stop()
    },
  }
}

/** A page that says that there is no such town answers to no address of its own. */
const answeredPaths = (pages: readonly Page[]) => [
  ...pages.filter((page) => page !== townNotFoundPage).flatMap(({ paths }) => paths),
  ...discoveryPaths,
]

function mountPages(app: App, pages: readonly Page[], services: PageServices): void {
  for (const page of pages) {
    const handler = pageHandler(page, services)
    for (const path of page.paths) app.get(path, handler)
  }
  app.get('*', pageHandler(notFoundPage, services, notFoundPage.paths[0]))
}

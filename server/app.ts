import { Hono } from 'hono'
import { type RequestIdVariables, requestId } from 'hono/request-id'
import type { Ports } from '#app/page.ts'
import { pages } from '#app/pages/index.ts'
import { notFoundPage } from '#app/pages/not-found.tsx'
import { townNotFoundPage } from '#app/pages/town-not-found.tsx'
import { leadRules } from '#content/lead-rules.ts'
import { api } from './api/api.ts'
import { health } from './api/health.ts'
import { contactForm } from './contact/contact-form.ts'
import { RateLimit } from './contact/rate-limit.ts'
import type { ContactServices } from './contact/refusal.ts'
import { discovery, discoveryPaths } from './discovery/discovery.ts'
import type { Logger } from './log.ts'
import { defaultPolicy } from './middleware/default-policy.ts'
import { answeredBy, oneAddressEach } from './middleware/one-address.ts'
import { requestLog } from './middleware/request-log.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import type { Assets } from './pages/assets.ts'
import { calendar } from './pages/calendar.ts'
import { earlierPictures } from './pages/earlier-pictures.ts'
import { PageCache } from './pages/page-cache.ts'
import { pageHandler } from './pages/page-handler.ts'
import { photos, photosPath } from './pages/photos.ts'
import { staticFiles } from './pages/static-files.ts'

export interface AppServices {
  readonly siteUrl: string
  readonly log: Logger
  readonly ports: Ports
  readonly assets: Assets
  /** Where the built files lie; left out where something else serves them. */
  readonly filesDirectory?: string
  /** Where the dealer's own pictures lie. */
  readonly photosDirectory?: string
  readonly now: () => Date
  readonly dataVersion: () => string
  /** Rejects when the database does not answer. */
  readonly ready: () => Promise<void>
  /** Where messages go, and whose count as our own visitors'. */
  readonly contact: Pick<ContactServices, 'accept' | 'ownOrigins' | 'trustedProxies'>
  /** The page of all components is for those who build the site. */
  readonly styleguide: boolean
}

const cacheBytes = 64 * 1024 * 1024

/** The whole site as a function of what it depends on. */
export function createApp(services: AppServices): Hono<{ Variables: RequestIdVariables }> {
  const app = new Hono<{ Variables: RequestIdVariables }>()
  const { burst, refillSeconds } = leadRules.posts
  const limit = new RateLimit({ burst, refillMs: refillSeconds * 1000 })
  const contact = { ...services.contact, limit, log: services.log }
  const pageServices = { ...services, cache: new PageCache(cacheBytes) }

  app.use(requestId(), requestLog(services.log), securityHeaders(), defaultPolicy)
  app.onError((error, c) => {
    services.log.error({ id: c.var.requestId, path: c.req.path, error: error.stack ?? String(error) }, 'request failed')
    return c.text('Something went wrong on our side. Please try again, or call us.', 500, {
      'Cache-Control': 'no-store',
    })
  })

  app.route('/', health(services))
  app.route('/api', api(contact, services))
  app.use('/media/*', earlierPictures)
  if (services.filesDirectory) app.use(staticFiles(services.filesDirectory))
  if (services.photosDirectory) app.use(`${photosPath}*`, photos(services.photosDirectory))
  app.route('/', discovery(services))
  const listed = pages(services.styleguide)
  const answering = listed.filter((page) => page !== townNotFoundPage).flatMap(({ paths }) => paths)
  app.use(oneAddressEach(answeredBy([...answering, ...discoveryPaths])))
  app.route('/', contactForm(contact, services))
  app.route('/', calendar(services))
  for (const page of listed) {
    const handler = pageHandler(page, pageServices)
    for (const path of page.paths) app.get(path, handler)
  }
  app.get('*', pageHandler(notFoundPage, pageServices, notFoundPage.paths[0]))
  app.all('*', (c) => c.text('This address can only be read.', 405, { Allow: 'GET, HEAD' }))
  return app
}

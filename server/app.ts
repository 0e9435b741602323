import { Hono } from 'hono'
import { type RequestIdVariables, requestId } from 'hono/request-id'
import { leadRules } from '#content/contact/lead-rules.ts'
import { contactForm } from '#site/contact/server/contact-form.ts'
import type { ContactServices } from '#site/contact/server/refusal.ts'
import { townNotFoundPage } from '#site/county/view/town-not-found.page.tsx'
import { discovery, discoveryPaths } from '#site/discovery/server/discovery.ts'
import { answeredBy, oneAddressEach } from '#site/discovery/server/one-address.ts'
import { notFoundPage } from '#site/discovery/view/not-found.page.tsx'
import type { Ports } from '#site/page.ts'
import { pages } from '#site/pages.ts'
import { earlierPictures } from '#site/pictures/server/earlier-pictures.ts'
import { photos, photosPath } from '#site/pictures/server/photos.ts'
import { calendar } from '#site/policies/server/calendar.ts'
import { api } from './http/api.ts'
import { defaultPolicy } from './http/default-policy.ts'
import { health } from './http/health.ts'
import { RateLimit } from './http/rate-limit.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { staticFiles } from './http/static-files.ts'
import type { Logger } from './log.ts'
import type { Assets } from './render/assets.ts'
import { PageCache } from './render/page-cache.ts'
import { pageHandler } from './render/page-handler.ts'

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
  /** Where pages are not worth the time to be made as small as can be: while the site is built or tested. */
  readonly quickCompression?: boolean
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

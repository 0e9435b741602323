import { type Context, Hono } from 'hono'
import { streamText } from '#kernel/files/stream-text.ts'
import type { Routes, Services } from '#kernel/subject.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { securityContact } from '#subjects/discovery/facts/security-contact.ts'
import { feedWords } from '#subjects/inventory/facts/feeds.ts'
import { arrivalsFeed } from '#subjects/inventory/server/arrivals-feed.ts'
import { vehicleFeed } from '#subjects/inventory/server/vehicle-feed.ts'
import { llmsText } from './llms-text.ts'
import { securityText } from './security-text.ts'
import { sitemap, sitemapIndex, sitemapParts, sitemapPath } from './sitemap.ts'
import { speculationRules } from './speculation-rules.ts'

declare const __BUILT_ON__: string

const anHour = { 'Cache-Control': 'public, max-age=3600' }
const xml = { 'Content-Type': 'application/xml; charset=utf-8', ...anHour }
const fewMinutes = { 'Cache-Control': 'public, max-age=300' }

/** The files that tell machines what there is and how to move about. */
export function discovery({ siteUrl, ports, entries, log, now }: Services): Routes {
  const files: Routes = new Hono()
  /** A database that is away for a moment must not make a crawler forget what it knows. */
  async function whenListed<Answer>(c: Context, answer: () => Promise<Answer>): Promise<Answer | Response> {
    try {
      return await answer()
    } catch (error) {
      log.error({ alarm: 'store', error: String(error) }, 'the list of carts could not be read')
      return c.text('The list of carts cannot be read just now. Please ask again in a minute.', 503, {
        'Retry-After': '60',
        'Cache-Control': 'no-store',
      })
    }
  }
  files.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`, 200, anHour),
  )
  files.get('/sitemap.xml', (c) =>
    whenListed(c, async () => {
      const parts = sitemapParts(await entries())
      const [only = []] = parts
      return parts.length > 1
        ? c.body(sitemapIndex(parts.length, siteUrl), 200, xml)
        : streamText(c, sitemap(only, siteUrl), xml)
    }),
  )
  files.get('/:file{sitemap-[1-9][0-9]*\\.xml}', async (c, next) => {
    const answer = await whenListed(c, async () => {
      const parts = sitemapParts(await entries())
      const part = parts.length > 1 ? parts.find((_, index) => sitemapPath(index + 1) === c.req.path) : undefined
      return part && streamText(c, sitemap(part, siteUrl), xml)
    })
    return answer ?? next()
  })
  files.get(feedWords.vehicles.path, (c) =>
    whenListed(c, async () => {
      const [vehicles, ledgers] = await Promise.all([ports.vehicles.list(), ports.vehicles.ledgers()])
      return streamText(c, vehicleFeed(vehicles, { siteUrl, ledgers, today: easternClock(now()).day }), {
        'Content-Type': 'text/csv; charset=utf-8; header=present',
        ...fewMinutes,
      })
    }),
  )
  files.get(feedWords.arrivals.path, (c) =>
    whenListed(c, async () =>
      c.body(arrivalsFeed(await ports.vehicles.list(), siteUrl), 200, {
        'Content-Type': 'application/atom+xml; charset=utf-8',
        ...fewMinutes,
      }),
    ),
  )
  files.get(securityContact.path, (c) => c.text(securityText(__BUILT_ON__, siteUrl), 200, anHour))
  files.get('/llms.txt', (c) => c.text(llmsText(siteUrl), 200, anHour))
  files.get('/speculation-rules.json', (c) =>
    c.body(JSON.stringify(speculationRules), 200, { 'Content-Type': 'application/speculationrules+json', ...anHour }),
  )
  return files
}

/** What these answer, for those who lead there from elsewhere. */
export const discoveryPaths = ['/sitemap.xml', feedWords.vehicles.path, feedWords.arrivals.path, securityContact.path]

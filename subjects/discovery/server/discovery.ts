import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { noStore } from '#kernel/http/answer-headers.ts'
import { setRequestKind } from '#kernel/http/request-kind.ts'
import type { Page, PageEntry } from '#kernel/page/page.ts'
import type { Routes, Services } from '#kernel/subject.ts'
import { addDays, type CalendarDay } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { xmlText } from '#kit/formats/xml.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { hoursSummary } from '#subjects/dealership/rules/hours.ts'
import { addressLine, mailHref } from '#subjects/dealership/rules/reach.ts'
import type { Shop } from '#subjects/dealership/rules/shop.ts'
import { securityContact } from '#subjects/discovery/facts/security-contact.ts'
import { siteMapPageWords } from '#subjects/discovery/facts/site-map-page.ts'
import { oneAddress } from '#subjects/discovery/rules/one-address.ts'
import { feedWords } from '#subjects/inventory/facts/feeds.ts'
import { arrivalsFeed, vehicleFeed } from '#subjects/inventory/server/cart-feeds.ts'
import { footerPolicies } from '#subjects/policies/rules/policies.ts'
import { townNotFoundPage } from '#subjects/towns/view/town-not-found.page.tsx'

declare const __BUILT_ON__: string

const anHour = { 'Cache-Control': 'public, max-age=3600' }
const xml = { 'Content-Type': 'application/xml; charset=utf-8', ...anHour }
const fewMinutes = { 'Cache-Control': 'public, max-age=300' }

/** Answers with the files that tell machines which pages there are and where they may go. */
export function discovery({ siteUrl, pages, ports, entries, log, now }: Services): Routes {
  const files: Routes = new Hono()
  for (const path of feeds) files.use(path, setRequestKind('feed'))
  /** Answers 503 while the database is away, so that a crawler forgets nothing that it knows. */
  async function whenListed<Answer>(c: Context, answer: () => Promise<Answer>): Promise<Answer | Response> {
    try {
      return await answer()
    } catch (error) {
      log.error({ alarm: 'store', error: String(error) }, 'the list of carts could not be read')
      return c.text('The list of carts cannot be read just now. Please ask again in a minute.', 503, {
        'Retry-After': '60',
        ...noStore,
      })
    }
  }
  files.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`, 200, anHour),
  )
  files.get('/sitemap.xml', (c) => whenListed(c, async () => c.body(sitemap(await entries(), siteUrl), 200, xml)))
  files.get(feedWords.vehicles.path, (c) =>
    whenListed(c, async () => {
      const [vehicles, ledgers] = await Promise.all([ports.vehicles.list(), ports.vehicles.ledgers()])
      return c.body(vehicleFeed(vehicles, { siteUrl, ledgers, today: easternClock(now()).day }), 200, {
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
  files.get('/llms.txt', async (c) => c.text(llmsText(siteUrl, await ports.shop(), now()), 200, anHour))
  files.get('/speculation-rules.json', (c) =>
    c.body(JSON.stringify(speculationRules), 200, { 'Content-Type': 'application/speculationrules+json', ...anHour }),
  )
  files.use(oneAddressEach(answeredBy([...addressesOf(pages), ...feeds])))
  return files
}

/** Other spellings of these addresses lead to them, as with pages (FIND-43). */
const feeds = ['/sitemap.xml', feedWords.vehicles.path, feedWords.arrivals.path, securityContact.path]

/** The addresses that pages answer, without the page that says that there is no such town: it answers any. */
const addressesOf = (pages: readonly Page[]) =>
  pages.filter((page) => page !== townNotFoundPage).flatMap(({ paths }) => paths)

/** Redirects a near miss to the one address of a page; the query goes along (FIND-43). */
function oneAddressEach(answers: (path: string) => boolean): MiddlewareHandler {
  return async (c, next) => {
    const target = c.req.method === 'GET' || c.req.method === 'HEAD' ? oneAddress(c.req.path, answers) : undefined
    if (target === undefined) return next()
    c.header('Cache-Control', 'public, max-age=3600')
    return c.redirect(target + new URL(c.req.url).search, 308)
  }
}

/** Tells whether one of these patterns answers a path. A parameter fills a whole segment, without capitals. */
function answeredBy(patterns: readonly string[]): (path: string) => boolean {
  const plain = new Set(patterns.filter((pattern) => !pattern.includes(':')))
  const open = patterns
    .filter((pattern) => pattern.includes(':'))
    .map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[a-z0-9-]+')}$`))
  return (path) => plain.has(path) || open.some((pattern) => pattern.test(path))
}

/** Every page that search engines should find, with its pictures, and the day of its last change where that is known. */
function sitemap(entries: readonly PageEntry[], siteUrl: string): string {
  const listed = entries.filter(({ unlisted }) => !unlisted)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${listed.map((entry) => `${addressOf(entry, siteUrl)}\n`).join('')}</urlset>
`
}

function addressOf({ path, changed, share, images = [] }: PageEntry, siteUrl: string): string {
  const pictures = [...new Set([...images, ...(share ? [share.path] : [])])]
  return [
    `<url><loc>${xmlText(siteUrl + path)}</loc>`,
    ...(changed ? [`<lastmod>${xmlText(changed)}</lastmod>`] : []),
    ...pictures.map((picture) => `<image:image><image:loc>${xmlText(siteUrl + picture)}</image:loc></image:image>`),
    '</url>',
  ].join('')
}

/** A summary of the site in Markdown, for machines. */
function llmsText(siteUrl: string, { phones, weeks }: Shop, now: Date): string {
  const link = ({ name, url, description }: { name: string; url: string; description?: string }) =>
    `- [${name}](${siteUrl}${url})${description ? `: ${description}` : ''}`
  const { name, description, address, email } = business
  return [
    `# ${name}`,
    '',
    `> ${description}`,
    '',
    `${addressLine(address)}. ${phones.main}, ${phones.tollFree}, ${email}. ${hoursSummary(weeks.sales(easternClock(now).day))}.`,
    '',
    `## ${siteMapPageWords.main}`,
    '',
    ...siteMapPageWords.mainLinks.map(link),
    '',
    `## ${siteMapPageWords.policies}`,
    '',
    ...footerPolicies.map(link),
    '',
    `## ${siteMapPageWords.files}`,
    '',
    ...[feedWords.vehicles, feedWords.arrivals].map(({ title, path }) => link({ name: title, url: path })),
    '',
  ].join('\n')
}

/** RFC 9116. The text expires some time after the build: a site that is not built anew has no reader of its mail. */
function securityText(builtOn: CalendarDay, siteUrl: string): string {
  const { path, goodForDays, languages } = securityContact
  return [
    `Contact: ${mailHref(business.email)}`,
    `Contact: ${siteUrl}${addresses.contact}`,
    `Expires: ${addDays(builtOn, goodForDays)}T00:00:00Z`,
    `Preferred-Languages: ${languages}`,
    `Canonical: ${siteUrl}${path}`,
    '',
  ].join('\n')
}

/** Pages of this site, which the browser fetches while the finger is on its way. */
const ownPages = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: '/api/*' } },
    { not: { href_matches: '/feeds/*' } },
    { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
  ],
}

const eagerLinks = '.site-header-nav a, .site-footer .list-fold a, .button[data-look=main]'

const speculationRules = {
  prefetch: [
    // Eager links are those that only a wide window shows, and the main button: a phone fetches an eager link as soon as it is visible.
    { where: { and: [...ownPages.and, { selector_matches: eagerLinks }] }, eagerness: 'eager' },
    { where: ownPages, eagerness: 'moderate' },
  ],
  prerender: [{ where: ownPages, eagerness: 'conservative' }],
}

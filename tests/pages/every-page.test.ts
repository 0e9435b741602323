import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { opensNewTab } from '#kit/parts/words.ts'
import { towns } from '#subjects/county/rules/towns.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { budgets } from '#tests/budgets.ts'
import { answerOf, htmlOf } from '#tests/setup/every-page.ts'
import { htmlFaults } from '#tests/setup/html-faults.ts'
import { canonicalOf, find, findAll, metaOf, scriptsIn } from '#tests/setup/page-html.ts'
import { app, paths, ports } from '#tests/setup/shared-site.ts'
import { testSiteUrl } from '#tests/setup/test-app.ts'

test('FIND-4: every canonical URL is listed once', () => {
  expect(new Set(paths).size).toBe(paths.length)
})

test.each([...paths, '/404'])('SITE-1: %s: answers as a whole document', (path) => {
  expect(answerOf(path).status).toBe(path === '/404' ? 404 : 200)
  expect(htmlOf(path)).toMatch(/^<!DOCTYPE html><html lang="en-US">/)
  expect(findAll(htmlOf(path), 'h1')).toHaveLength(1)
})

test.each([...paths, '/404'])('SITE-1: %s: is valid HTML', async (path) => {
  expect(await htmlFaults(htmlOf(path))).toEqual([])
})

test.each([...paths, '/404'])(
  'SITE-3, SITE-31, SITE-48: %s: ships script only for its islands besides the line that closes the menu, style without unsafe-*',
  (path) => {
    const page = htmlOf(path)
    expect(find(page, 'script#close-menus').text.length).toBeLessThanOrEqual(budgets.scriptWithin)
    if (findAll(page, '[data-island]').length === 0) expect(scriptsIn(page)).toEqual([])
    expect(page).not.toMatch(/ style="| on[a-z]+="/)
    const policy = answerOf(path).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    // SITE-48: no cookie, no sign-in, no checkout.
    expect(answerOf(path).headers.get('set-cookie')).toBeNull()
    expect(page).not.toMatch(/type="password"|href="\/(?:login|sign-?in|account|checkout|booking)\b/)
  },
)

const ofItsOwn: Readonly<Record<string, number>> = { '/inventory': budgets.html.inventory }

test.each([...paths, '/404'])('SITE-4: %s: fits into the first 14 KB with its style', (path) => {
  expect(brotliCompressSync(htmlOf(path)).length).toBeLessThanOrEqual(ofItsOwn[path] ?? budgets.html.page)
})

test.each([...paths, '/404'])(
  'SITE-4, SITE-8: %s: no type face stands before its words, no change is animated',
  (path) => {
    const html = htmlOf(path)
    expect(findAll(html, 'link[rel="preload"][as="font"]')).toEqual([])
    const faces = html.match(/@font-face\{[^}]*\.woff2[^}]*\}/g) ?? []
    expect(faces).toHaveLength(2)
    for (const face of faces) expect(face).toContain('font-display:swap')
    expect(html).not.toContain('@view-transition')
  },
)

test.each(paths)('FIND-1, FIND-2: the head of %s has all its tags', (path) => {
  const html = htmlOf(path)
  const title = find(html, 'head > title').text
  const description = metaOf(html, 'description')
  expect(title.length).toBeGreaterThan(5)
  expect(title.length).toBeLessThanOrEqual(60)
  expect(description.length).toBeGreaterThanOrEqual(70)
  expect(description.length).toBeLessThanOrEqual(160)
  expect(metaOf(html, 'keywords')).not.toBe('')
  expect(canonicalOf(html)).toBe(testSiteUrl + path)
  expect(findAll(html, 'head > link[rel=icon]')).not.toEqual([])
  for (const name of ['title', 'description', 'url', 'type', 'image', 'image:alt'])
    expect(find(html, `head > meta[property="og:${name}"]`).getAttribute('content')).not.toBe('')
  for (const name of ['card', 'title', 'image'])
    expect(find(html, `head > meta[name="twitter:${name}"]`).getAttribute('content')).not.toBe('')
})

test.each(['/vehicle/ev-city', '/privacy', '/privacy-policy', '/terms', '/terms-of-service'])(
  'FIND-43: %s answers with a page as well',
  async (path) => {
    expect((await app.request(path)).status).toBe(200)
  },
)

test('FIND-2: no two pages share a title or a description', () => {
  expect(new Set(paths.map((path) => find(htmlOf(path), 'title').text)).size).toBe(paths.length)
  expect(new Set(paths.map((path) => metaOf(htmlOf(path), 'description'))).size).toBe(paths.length)
})

test.each([...paths, '/404'])('FIND-33: %s: every link to the application for financing opens a new tab', (path) => {
  const links = findAll(htmlOf(path), 'a').filter(
    (link) => link.getAttribute('href') === business.externalSites.financingApplication,
  )
  expect(links.length).toBeGreaterThanOrEqual(
    towns.some(({ url, rentalPath }) => [url, rentalPath].includes(path)) ? 2 : 1,
  )
  for (const link of links) {
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    expect(link.text).toContain(opensNewTab)
  }
})

test.each([...paths, '/404'])('FIND-54: %s: has no dead link', async (path) => {
  const ids = new Set(findAll(htmlOf(path), '[id]').map(({ id }) => id))
  const dead: string[] = []
  for (const href of new Set(['href', 'src', 'action'].flatMap((name) => valuesOf(path, name)))) {
    if (href.startsWith('#')) {
      if (!ids.has(href.slice(1))) dead.push(href)
    } else if (href.startsWith('/')) {
      if (!(await alive(href))) dead.push(href)
    }
  }
  expect(dead).toEqual([])
})

function valuesOf(path: string, attribute: string): readonly string[] {
  return findAll(htmlOf(path), `[${attribute}]`).map((element) => element.getAttribute(attribute) ?? '')
}

const known = new Map<string, boolean>()

async function alive(href: string): Promise<boolean> {
  const address = href.replace(/#.*$/, '')
  if (!known.has(address)) {
    const response = await app.request(address)
    const target = response.headers.get('location')
    known.set(address, response.status === 200 || (target !== null && (await app.request(target)).status === 200))
  }
  return known.get(address) ?? false
}

test.each([
  '/inventory?brand=Denago',
  '/rentals?days=3',
  '/eco-impact?miles=40',
  '/vehicles/ev-city?town=kidder',
  '/contact?town=kidder',
])('FIND-4: %s sends search engines to the plain page', async (address) => {
  const head = await (await app.request(address)).text()
  expect(metaOf(head, 'robots')).toBe('noindex')
  expect(canonicalOf(head)).toBe(testSiteUrl + address.replace(/\?.*/, ''))
  expect(metaOf(htmlOf(address.replace(/\?.*/, '')), 'robots')).toBe('')
})

test.each(paths)('FIND-52: %s: unfurls with a picture of its own kind, 1200 × 630, with words for it', async (path) => {
  const head = htmlOf(path)
  const picture = metaOf(head, 'og:image')
  expect(picture).toMatch(/\/media\/og\/[a-z0-9-]+\.jpg\?v=/)
  expect(metaOf(head, 'twitter:image')).toBe(picture)
  expect((await app.request(picture.replace(testSiteUrl, ''))).status).toBe(200)
  expect([metaOf(head, 'og:image:width'), metaOf(head, 'og:image:height')]).toEqual(['1200', '630'])
  expect(metaOf(head, 'og:image:alt').length).toBeGreaterThan(20)
})

test('FIND-52: a link to a cart unfurls with its price and its stock', async () => {
  const [cart] = await ports.vehicles.list()
  const head = htmlOf(`/vehicles/${cart?.id}`)
  expect(metaOf(head, 'og:type')).toBe('product')
  expect(metaOf(head, 'product:price:amount')).toBe(String(cart?.price))
  expect(metaOf(head, 'product:price:currency')).toBe('USD')
  expect(metaOf(head, 'product:availability')).toBe('in stock')
  expect(metaOf(head, 'og:image')).toContain(`/media/og/cart-${cart?.id}.jpg`)
})

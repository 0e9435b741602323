import { expect, test } from 'vitest'
import { pageEntries } from '#app/pages.ts'
import { createLog } from '#kernel/log/log.ts'
import { readCsv } from '#kit/formats/csv.ts'
import { themeColors } from '#kit/styles/theme-colors.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { mailHref, telHref } from '#subjects/dealership/rules/reach.ts'
import { vehicleFeedColumns } from '#subjects/inventory/facts/feeds.ts'
import { find, findAll, hrefsIn, mainOf, metaOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { app, htmlAt, ports, publicPorts } from '#tests/setup/shared-site.ts'
import { testApp, testSiteUrl } from '#tests/setup/test-app.ts'

const sitemap = await htmlAt('/sitemap.xml')

test('FIND-45: the sitemap names every canonical page that is to be found, and no other', async () => {
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  const expected = (await pageEntries(publicPorts))
    .filter(({ unlisted }) => !unlisted)
    .map(({ path }) => testSiteUrl + path)
  expect(listed).toEqual(expected)
})

test('FIND-46: robots.txt lets all machines in, away from the calls, and names the sitemap', async () => {
  expect(await htmlAt('/robots.txt')).toBe(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${testSiteUrl}/sitemap.xml\n`,
  )
})

test('FIND-45: the sitemap dates only what it knows: policies by their effective day, carts untouched since they came', async () => {
  const entryOf = (path: string) => sitemap.match(new RegExp(`<url><loc>${testSiteUrl}${path}</loc>.*?</url>`))?.[0]
  expect(entryOf('/policies/return-policy')).toContain(`<lastmod>${business.policiesUpdated}</lastmod>`)
  const [cart] = await ports.vehicles.list()
  expect(entryOf(`/vehicles/${cart?.id}`)).toContain(`<lastmod>${cart?.addedAt}</lastmod>`)
  expect(entryOf('/rentals')).not.toContain('lastmod')
})

test('FIND-45: the sitemap names the pictures of each page, and they exist', async () => {
  const pictures = [...sitemap.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, url = '']) => url)
  expect(pictures.length).toBeGreaterThan(200)
  for (const picture of new Set(pictures))
    expect((await app.request(picture.replace(testSiteUrl, ''))).status, picture).toBe(200)
})

test('CART-78: the vehicle file holds every cart under the columns that listing services read', async () => {
  const response = await app.request('/feeds/vehicles.csv')
  expect(response.headers.get('content-type')).toContain('text/csv')
  const [head, ...rows] = readCsv(await response.text())
  expect(head?.cells).toEqual(vehicleFeedColumns)
  const carts = await ports.vehicles.list()
  const cell = (row: number, column: (typeof vehicleFeedColumns)[number]) =>
    rows[row]?.cells[vehicleFeedColumns.indexOf(column)]
  expect(rows).toHaveLength(carts.length)
  expect([cell(0, 'id'), cell(0, 'price'), cell(0, 'availability'), cell(0, 'condition')]).toEqual([
    'd5-maverick-4-plus',
    '12995.00 USD',
    'in_stock',
    'new',
  ])
  for (const row of rows.keys()) {
    expect(cell(row, 'link')).toBe(`${testSiteUrl}/vehicles/${cell(row, 'id')}`)
    expect(cell(row, 'image_link')).toMatch(/\.(?:png|jpe?g|webp)$/)
  }
})

test('CART-78: the feed of new arrivals begins with the latest, and every page tells of it', async () => {
  const response = await app.request('/feeds/new-arrivals.xml')
  expect(response.headers.get('content-type')).toContain('application/atom+xml')
  const feed = await response.text()
  const days = [...feed.matchAll(/<published>(.*?)T/g)].map(([, day = '']) => day)
  expect(days).toHaveLength(20)
  expect(days).toEqual(days.toSorted().reverse())
  expect(feed).toContain(`<updated>${days[0]}T00:00:00Z</updated>`)
  const home = await htmlAt('/')
  expect(find(home, 'link[rel=alternate][type="application/atom+xml"]').getAttribute('href')).toBe(
    '/feeds/new-arrivals.xml',
  )
})

test('CART-78, CART-81: feeds hold what a dealer types', async () => {
  const typed = '=cmd()|"<b>]]>&amp;\u0001\u2028'
  const list = async () => (await ports.vehicles.list()).map((cart) => ({ ...cart, name: typed, description: typed }))
  const { app: odd } = await testApp(undefined, { ports: { ...ports, vehicles: { ...ports.vehicles, list } } })
  const feed = await (await odd.request('/feeds/new-arrivals.xml')).text()
  expect(feed).toContain('<title>=cmd()|&quot;&lt;b&gt;]]&gt;&amp;amp;\u2028</title>')
  const rows = readCsv(await (await odd.request('/feeds/vehicles.csv')).text())
  expect(rows[1]?.cells[1]).toBe(`'${typed}`)
})

test('FIND-51: files about carts say when these cannot be read, and the log says why', async () => {
  const noted: unknown[] = []
  const log = Object.assign(createLog('silent'), { error: (fields: unknown) => void noted.push(fields) })
  const { app: broken, database } = await testApp(undefined, { log })
  await database.close()
  for (const path of ['/sitemap.xml', '/feeds/vehicles.csv', '/feeds/new-arrivals.xml']) {
    const response = await broken.request(path)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
    expect(noted.pop()).toMatchObject({ alarm: 'store', error: expect.any(String) })
  }
})

test('FIND-46: the security contact runs out some time after the build, within the year that RFC 9116 allows', async () => {
  const text = await htmlAt('/.well-known/security.txt')
  expect(text).toContain(`Contact: ${mailHref(business.email)}\n`)
  expect(text).toContain('Expires: 2026-10-28T00:00:00Z\n')
  expect(text).toContain(`Canonical: ${testSiteUrl}/.well-known/security.txt\n`)
})

test('FIND-46: llms.txt names the main pages and the policies, and they exist', async () => {
  const text = await htmlAt('/llms.txt')
  expect(text).toMatch(new RegExp(`^# ${business.name}\n`))
  const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, url = '']) => url.replace(testSiteUrl, ''))
  expect(links.length).toBeGreaterThan(20)
  for (const link of links) expect((await app.request(link)).status, link).toBe(200)
})

test('FIND-45: the site map for people has every page that the sitemap has', async () => {
  const links = new Set(hrefsIn(await htmlAt('/site-map')))
  const listed = (await pageEntries(publicPorts)).filter(({ unlisted }) => !unlisted).map(({ path }) => path)
  expect(listed.filter((path) => !links.has(path))).toEqual([])
})

test('FIND-46: the web manifest speaks of this business, and its icons exist', async () => {
  const response = await app.request('/site.webmanifest')
  expect(response.headers.get('content-type')).toBe('application/manifest+json')
  const manifest = (await response.json()) as { name: string; background_color: string; icons: { src: string }[] }
  expect(manifest.name).toBe(business.name)
  expect(manifest.background_color).toBe(themeColors.light)
  for (const { src } of manifest.icons) expect((await app.request(src)).status).toBe(200)
})

test('SITE-8: every answer of a page names the speculation rules, which never touch the calls', async () => {
  expect((await app.request('/')).headers.get('speculation-rules')).toBe('"/speculation-rules.json"')
  const response = await app.request('/speculation-rules.json')
  expect(response.headers.get('content-type')).toBe('application/speculationrules+json')
  expect(JSON.stringify(await response.json())).toContain('{"not":{"href_matches":"/api/*"}}')
})

test('SITE-34: files whose address changes with their content are kept forever, others for a day', async () => {
  const page = await htmlAt('/')
  const [style = ''] = /\/assets\/[\w.-]+\.css/.exec(page) ?? []
  expect((await app.request(style)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await app.request('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=86400')
})

test('FIND-40, FIND-41: a path that no page answers says so, leads on, and reads the same at every address', async () => {
  const answer = await app.request('/no/such/page?at=all')
  const html = await answer.text()
  const main = mainOf(html)
  expect([answer.status, textsOf(main, 'h1'), metaOf(html, 'robots')]).toEqual([404, ['404 Page Not Found'], 'noindex'])
  expect(textOf(main)).toContain('Did you forget to add the page to the router?')
  const [call, ...others] = hrefsIn(main)
  expect(call).toBe(telHref(business.phones.main))
  expect(others).toEqual(expect.arrayContaining(['/', '/inventory', '/carbon-county-golf-carts', '/site-map']))
  expect(findAll(main, 'form[action="/inventory"] input[name=search]')).toHaveLength(1)
  expect(await htmlAt('/another')).toBe(html)
})

test.each([
  ['/rentals//?town=kidder&x=%0d%0a', 'GET', 308, '/rentals?town=kidder&x=%0d%0a'],
  ['/JIM-THORPE-GOLF-CARTS', 'HEAD', 308, '/jim-thorpe-borough-golf-carts'],
  ['/vehicles/EV-City?town=kidder', 'GET', 308, '/vehicles/ev-city?town=kidder'],
  ['/vehicle/Denago-EV-City', 'GET', 308, '/vehicle/denago-ev-city'],
  ['/towns', 'GET', 404, null],
  ['/home', 'GET', 404, null],
  ['/rentals/nowhere', 'GET', 404, null],
  ['//evil.example/rentals', 'GET', 404, null],
  ['/%2F%2Fevil.example/', 'GET', 404, null],
  ['/rentals/', 'POST', 405, null],
])('FIND-43: %s, asked with %s, is answered %d and leads to %s', async (path, method, status, location) => {
  const response = await app.request(path, { method })
  expect([response.status, response.headers.get('location')]).toEqual([status, location])
})

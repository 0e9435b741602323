import { expect, test } from 'vitest'
import { formatPrice } from '#kit/formats/format.ts'
import { htmlOf } from '#tests/setup/every-page.ts'
import { markupFaults } from '#tests/setup/markup-faults.ts'
import { find, findAll, jsonLdOf, labelled, linksIn, metaOf, textOf } from '#tests/setup/page-html.ts'
import { paths } from '#tests/setup/shared-site.ts'
import { testSiteUrl } from '#tests/setup/test-app.ts'

const body = (path: string) => find(htmlOf(path), 'body')

type Found = Readonly<Record<string, unknown>>

/** Every object in it, itself first. */
function within(value: unknown): readonly Found[] {
  if (Array.isArray(value)) return value.flatMap(within)
  if (typeof value !== 'object' || value === null) return []
  return [value as Found, ...Object.values(value).flatMap(within)]
}

const isOnlyReference = (node: Found) => Object.keys(node).join() === '@id'

test.each(paths)(
  'FIND-5: structured data of %s: one script, known types, known properties, nothing missing, each thing described once by its absolute id',
  (path) => {
    const scripts = findAll(htmlOf(path), 'script[type="application/ld+json"]')
    expect(scripts.map(({ parentNode }) => parentNode?.tagName)).toEqual(['HEAD'])
    const nodes = jsonLdOf(htmlOf(path))
    expect(nodes.flatMap((node) => markupFaults(node))).toEqual([])
    const described = within(nodes).flatMap((node) =>
      node['@id'] !== undefined && !isOnlyReference(node) ? [String(node['@id'])] : [],
    )
    expect(new Set(described).size).toBe(described.length)
    expect(described.filter((id) => !id.startsWith(`${testSiteUrl}/`))).toEqual([])
  },
)

/** Every text under one of these names must be there to read. */
const shown = new Set(['name', 'description', 'jobTitle', 'telephone', 'email', 'streetAddress', 'postalCode'])

function shownTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) =>
    typeof inner === 'string' && shown.has(field) ? [inner] : shownTexts(inner),
  )
}

test.each(paths)('FIND-8: structured data of %s: what is marked up can be read on the page', (path) => {
  const text = textOf(body(path))
  const graph = jsonLdOf(htmlOf(path))
  const nodes = within(graph)
  const prices = nodes.flatMap(({ price }) => (typeof price === 'number' && price > 0 ? [formatPrice(price)] : []))
  const words = nodes
    .flatMap(({ text: words, reviewBody, headline, serviceType }) => [words, reviewBody, headline, serviceType])
    .filter((word) => typeof word === 'string')
  // The navigation has a test of its own; the local business of a town carries what FIND-7, SHOP-9 list.
  const others = graph.filter((node) => !/#(navigation|local-business)$/.test(node['@id'] ?? ''))
  expect([...prices, ...words, ...shownTexts(others)].filter((marked) => !text.includes(marked))).toEqual([])
  const starts = nodes.flatMap(({ startDate }) => (typeof startDate === 'string' ? [startDate] : []))
  for (const start of starts) expect(findAll(body(path), `time[datetime="${start}"]`)).not.toEqual([])
})

test('FIND-5: one graph: what is spoken of is described on some page', () => {
  const all = within(paths.map((path) => jsonLdOf(htmlOf(path))))
  const described = new Set(all.filter((node) => !isOnlyReference(node)).map((node) => node['@id']))
  const dangling = all.filter((node) => isOnlyReference(node) && !described.has(node['@id']))
  expect(dangling).toEqual([])
})

test('FIND-5: one graph: every page can be reached from the dealership', () => {
  const edges = new Map<string, Set<string>>()
  for (const path of paths) {
    for (const node of jsonLdOf(htmlOf(path))) {
      const ids = within(node).flatMap((inner) => (typeof inner['@id'] === 'string' ? [inner['@id']] : []))
      for (const from of ids) for (const to of ids) edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
  }
  const reached = new Set([`${testSiteUrl}/#organization`])
  for (const id of reached) for (const next of edges.get(id) ?? []) reached.add(next)
  for (const path of paths) expect(reached, path).toContain(`${testSiteUrl}${path}#page`)
})

test('FIND-6: every kind of structured data stands on some page', () => {
  const types = new Set(within(paths.map((path) => jsonLdOf(htmlOf(path)))).flatMap((node) => node['@type'] ?? []))
  const kinds =
    'AutoDealer Product Vehicle Review Service Offer FAQPage Event HowTo Brand Menu Place Person CollectionPage ' +
    'BreadcrumbList SearchAction SiteNavigationElement'
  expect(kinds.split(' ').filter((type) => !types.has(type))).toEqual([])
})

test('FIND-7, TOWN-42: a local business stands only where there is a town', () => {
  const withBusiness = paths.filter((path) => jsonLdOf(htmlOf(path)).some((node) => node['@type'] === 'AutoDealer'))
  const townPaths = paths.filter((path) =>
    /^\/(?:[a-z-]+-(?:borough|township)-golf-carts|rentals\/[a-z-]+)$/.test(path),
  )
  expect(withBusiness).toEqual(townPaths)
  expect(paths.filter((path) => metaOf(htmlOf(path), 'geo.placename') !== '')).toEqual(townPaths)
})

test.each(paths.filter((path) => path !== '/'))('FIND-11: breadcrumb of %s: the trail that the page shows', (path) => {
  const visible = labelled(htmlOf(path), 'nav', 'Breadcrumb')
  // The trail keeps the visitor's town; what search engines are told leads to the page itself.
  const links = linksIn(visible).map(({ href, text }) => ({ name: text, item: testSiteUrl + href.replace(/\?.*/, '') }))
  const here = { name: textOf(find(visible, '[aria-current=page]')), item: testSiteUrl + path }
  const list = jsonLdOf(htmlOf(path)).find((node) => node['@type'] === 'BreadcrumbList')
  expect(list?.itemListElement).toEqual(
    [...links, here].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  )
})

test('FIND-11, FIND-13: the navigation in the markup of / is the one in the header, the search the one of the inventory', () => {
  const site = jsonLdOf(htmlOf('/')).find((node) => node['@type'] === 'WebSite')
  expect(site?.potentialAction).toMatchObject({
    target: { urlTemplate: `${testSiteUrl}/inventory?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  })
  const list = jsonLdOf(htmlOf('/')).find((node) => node['@id'] === `${testSiteUrl}/#navigation`)
  const items = list?.itemListElement as readonly { name: string; url: string; description?: string }[]
  const header = linksIn(labelled(htmlOf('/'), 'nav', 'Main'))
  expect(items.map(({ url }) => url.replace(testSiteUrl, ''))).toEqual(header.map(({ href }) => href))
  for (const [index, { name, description }] of items.entries())
    expect(header[index]?.text).toBe(description ? `${name} ${description}` : name)
})

test.each([
  ['/jim-thorpe-borough-golf-carts', ['09:00', '18:00', 'Monday', 'Saturday'], undefined],
  ['/kidder-township-golf-carts', ['12:00', '16:00'], 'Sunday'],
  ['/rentals/kidder', ['12:00', '17:00'], 'Sunday'],
])('SHOP-9: structured data of %s: its reading of the hours', (path, [opens, closes], day) => {
  const business = jsonLdOf(htmlOf(path)).find((node) => node['@type'] === 'AutoDealer')
  const hours = business?.openingHoursSpecification as { opens: string; closes: string; dayOfWeek: string[] }[]
  const asked = hours.find(({ dayOfWeek }) => dayOfWeek.includes(day ?? 'Saturday'))
  expect([asked?.opens, asked?.closes]).toEqual([opens, closes])
  expect(hours.some(({ dayOfWeek }) => dayOfWeek.includes('Sunday'))).toBe(day === 'Sunday')
})

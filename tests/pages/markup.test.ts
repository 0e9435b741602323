import { expect, test } from 'vitest'
import { pageIndex } from '#site/discovery/view/page-index.ts'
import { formatPrice } from '#site/shared/rules/format.ts'
import { markupFaults } from '#tests/setup/markup-faults.ts'
import { jsonLdOf, textOf } from '#tests/setup/page-html.ts'
import { testApp, testSiteUrl } from '#tests/setup/test-app.ts'

const { app, ports } = await testApp()
const paths = (await pageIndex(ports)).map(({ path }) => path)
const pages = new Map<string, string>()
for (const path of paths) pages.set(path, await (await app.request(path)).text())
const html = (path: string) => pages.get(path) ?? ''
const body = (path: string) => html(path).slice(html(path).indexOf('<body'))

type Found = Readonly<Record<string, unknown>>

/** Every object in it, itself first. */
function within(value: unknown): readonly Found[] {
  if (Array.isArray(value)) return value.flatMap(within)
  if (typeof value !== 'object' || value === null) return []
  return [value as Found, ...Object.values(value).flatMap(within)]
}

const isOnlyReference = (node: Found) => Object.keys(node).join() === '@id'
const typesOf = (node: Found) => [node['@type'] ?? []].flat().map(String)

test.each(paths)(
  'FIND-5: structured data of %s: one script, known types, known properties, nothing missing',
  (path) => {
    expect(html(path).match(/<script type="application\/ld\+json">/g)).toHaveLength(1)
    expect(html(path).indexOf('ld+json')).toBeLessThan(html(path).indexOf('</head>'))
    expect(jsonLdOf(html(path)).flatMap((node) => markupFaults(node))).toEqual([])
  },
)

test.each(paths)('FIND-9: structured data of %s: a thing is described once, and spoken of by its id', (path) => {
  const described = within(jsonLdOf(html(path))).flatMap((node) =>
    node['@id'] !== undefined && !isOnlyReference(node) ? [String(node['@id'])] : [],
  )
  expect(new Set(described).size).toBe(described.length)
})

test.each(paths)('FIND-8: structured data of %s: each price, day and answer is the one on the page', (path) => {
  const text = textOf(body(path))
  const nodes = within(jsonLdOf(html(path)))
  const prices = nodes.flatMap(({ price }) => (typeof price === 'number' && price > 0 ? [formatPrice(price)] : []))
  const words = nodes.flatMap(({ text: words, reviewBody, headline, serviceType }) =>
    [words, reviewBody, headline, serviceType].filter((word) => typeof word === 'string'),
  )
  expect([...prices, ...words].filter((shown) => !text.includes(shown))).toEqual([])
  const starts = nodes.flatMap(({ startDate }) => (typeof startDate === 'string' ? [startDate] : []))
  for (const start of starts) expect(body(path)).toContain(`dateTime="${start}"`)
})

test('FIND-9: one graph: whatever is spoken of is described on some page', () => {
  const all = within(paths.map((path) => jsonLdOf(html(path))))
  const described = new Set(all.filter((node) => !isOnlyReference(node)).map((node) => node['@id']))
  const dangling = all.filter((node) => isOnlyReference(node) && !described.has(node['@id']))
  expect(dangling).toEqual([])
})

test('FIND-9: one graph: every page can be reached from the dealership', () => {
  const edges = new Map<string, Set<string>>()
  for (const path of paths) {
    for (const node of jsonLdOf(html(path))) {
      const ids = within(node).flatMap((inner) => (typeof inner['@id'] === 'string' ? [inner['@id']] : []))
      for (const from of ids) for (const to of ids) edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
  }
  const reached = new Set([`${testSiteUrl}/#organization`])
  for (const id of reached) for (const next of edges.get(id) ?? []) reached.add(next)
  for (const path of paths) expect(reached, path).toContain(`${testSiteUrl}${path}#page`)
})

test('FIND-6: every kind of structured data stands on some page', () => {
  const types = new Set(within(paths.map((path) => jsonLdOf(html(path)))).flatMap(typesOf))
  const kinds = {
    'local business': 'AutoDealer',
    product: 'Product',
    vehicle: 'Vehicle',
    review: 'Review',
    service: 'Service',
    offer: 'Offer',
    FAQ: 'FAQPage',
    event: 'Event',
    'how-to': 'HowTo',
    brand: 'Brand',
    menu: 'Menu',
    place: 'Place',
    person: 'Person',
    collection: 'CollectionPage',
    breadcrumb: 'BreadcrumbList',
    'site search': 'SearchAction',
    navigation: 'SiteNavigationElement',
  }
  expect(Object.entries(kinds).filter(([, type]) => !types.has(type))).toEqual([])
})

test('FIND-7: a local business stands only where there is a town', () => {
  const withBusiness = paths.filter((path) => jsonLdOf(html(path)).some((node) => node['@type'] === 'AutoDealer'))
  const townPaths = paths.filter((path) =>
    /^\/(?:[a-z-]+-(?:borough|township)-golf-carts|rentals\/[a-z-]+)$/.test(path),
  )
  expect(withBusiness).toEqual(townPaths)
})

test.each([
  ['/jim-thorpe-borough-golf-carts', ['09:00', '18:00', 'Monday', 'Saturday'], undefined],
  ['/kidder-township-golf-carts', ['12:00', '16:00'], 'Sunday'],
  ['/rentals/kidder', ['12:00', '17:00'], 'Sunday'],
])('SHOP-9: structured data of %s: its reading of the hours', (path, [opens, closes], day) => {
  const business = jsonLdOf(html(path)).find((node) => node['@type'] === 'AutoDealer')
  const hours = business?.openingHoursSpecification as { opens: string; closes: string; dayOfWeek: string[] }[]
  const asked = hours.find(({ dayOfWeek }) => dayOfWeek.includes(day ?? 'Saturday'))
  expect([asked?.opens, asked?.closes]).toEqual([opens, closes])
  expect(hours.some(({ dayOfWeek }) => dayOfWeek.includes('Sunday'))).toBe(day === 'Sunday')
})

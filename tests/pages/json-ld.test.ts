import { expect, test } from 'vitest'
import { htmlOf } from '#tests/setup/every-page.ts'
import { find, jsonLdOf, labelled, linksIn, textOf } from '#tests/setup/page-html.ts'
import { paths } from '#tests/setup/shared-site.ts'
import { testSiteUrl } from '#tests/setup/test-app.ts'

const bodyOf = (path: string) => find(htmlOf(path), 'body')

/** Every text under one of these names must be there to read. */
const shown = new Set(['name', 'description', 'jobTitle', 'telephone', 'email', 'streetAddress', 'postalCode'])

function shownTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) =>
    typeof inner === 'string' && shown.has(field) ? [inner] : shownTexts(inner),
  )
}

test.each(paths)('FIND-5: structured data of %s: one node a thing, each with an absolute id', (path) => {
  const ids = jsonLdOf(htmlOf(path)).map((node) => node['@id'] ?? '')
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id.startsWith(`${testSiteUrl}/`), id).toBe(true)
})

test.each(paths)('FIND-8: structured data of %s: what is marked up can be read on the page', (path) => {
  const text = textOf(bodyOf(path))
  // The navigation has a test of its own; the local business of a town carries what FIND-7, SHOP-9 list.
  const nodes = jsonLdOf(htmlOf(path)).filter((node) => !/#(navigation|local-business)$/.test(node['@id'] ?? ''))
  expect(shownTexts(nodes).filter((marked) => !text.includes(marked))).toEqual([])
})

test.each(paths.filter((path) => path !== '/'))('FIND-11: breadcrumb of %s: the trail that the page shows', (path) => {
  const visible = labelled(htmlOf(path), 'nav', 'Breadcrumb')
  const links = linksIn(visible).map(({ href, text }) => ({ name: text, item: testSiteUrl + href }))
  const here = { name: textOf(find(visible, '[aria-current=page]')), item: testSiteUrl + path }
  const list = jsonLdOf(htmlOf(path)).find((node) => node['@type'] === 'BreadcrumbList')
  expect(list?.itemListElement).toEqual(
    [...links, here].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  )
})

test.each([
  ['/', ['Organization', 'WebSite', 'ItemList', ...Array(6).fill('Brand'), 'WebPage']],
  ['/about', ['Organization', 'BreadcrumbList', 'Place', ...Array(4).fill('Person'), 'WebPage']],
  ['/services', ['Organization', 'BreadcrumbList', ...Array(4).fill('Service'), 'Menu', 'HowTo', 'WebPage']],
  ['/showroom', ['Organization', 'BreadcrumbList', 'Place', 'Place', ...Array(3).fill('Event'), 'WebPage']],
  ['/rentals', ['Organization', 'BreadcrumbList', ...Array(3).fill('Service'), 'WebPage']],
  ['/contact', ['Organization', 'BreadcrumbList', 'Place', 'Place', 'FAQPage']],
  ['/thank-you', ['BreadcrumbList', 'WebPage']],
])('FIND-6: kinds of structured data on %s', (path, kinds) => {
  expect(jsonLdOf(htmlOf(path)).map((node) => node['@type'])).toEqual(kinds)
})

test('FIND-11: the navigation in the markup of / is the one in the header', () => {
  const list = jsonLdOf(htmlOf('/')).find((node) => node['@id'] === `${testSiteUrl}/#navigation`)
  const items = list?.itemListElement as readonly { name: string; url: string; description?: string }[]
  const header = linksIn(labelled(htmlOf('/'), 'nav', 'Main'))
  expect(items.map(({ url }) => url.replace(testSiteUrl, ''))).toEqual(header.map(({ href }) => href))
  for (const [index, { name, description }] of items.entries())
    expect(header[index]?.text).toBe(description ? `${name} ${description}` : name)
})

test('FIND-13: the advertised search leads to the inventory', () => {
  const site = jsonLdOf(htmlOf('/')).find((node) => node['@type'] === 'WebSite')
  expect(site?.potentialAction).toEqual({
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${testSiteUrl}/inventory?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  })
})

import { expect, test } from 'vitest'
import { business } from '#subjects/dealership/facts/business.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { findAll, linksIn, mainOf, metaOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { app } from '#tests/setup/shared-site.ts'

const answer = await app.request('/no/such/page?at=all')
const html = await answer.text()
const main = mainOf(html)

test("FIND-40: '404 Page Not Found' and the question about the router", () => {
  expect(answer.status).toBe(404)
  expect(textsOf(main, 'h1')).toEqual(['404 Page Not Found'])
  expect(textOf(main)).toContain('Did you forget to add the page to the router?')
})

test('FIND-41: a not-found page helps on: pages that are there, a telephone link, a search of the inventory', () => {
  const [call, ...others] = linksIn(main).map(({ href }) => href)
  expect(call).toBe(telHref(business.phones.main))
  const everywhere = [
    '/',
    '/inventory',
    '/rentals',
    '/services',
    '/showroom',
    '/contact',
    '/about',
    '/evolution',
    '/denago',
  ]
  expect(others).toEqual(expect.arrayContaining([...everywhere, '/carbon-county-golf-carts', '/site-map']))
  expect(findAll(main, 'form[action="/inventory"] input[name=search]')).toHaveLength(1)
})

test('FIND-41: a not-found page is kept out of search results and says the same at every address', async () => {
  expect(metaOf(html, 'robots')).toBe('noindex')
  expect(await (await app.request('/another')).text()).toBe(html)
})

import { expect, test } from 'vitest'
import { townRedirects } from '#subjects/county/rules/towns.ts'
import { oldAddresses } from '#subjects/discovery/facts/old-addresses.ts'
import { policyRedirects } from '#subjects/policies/rules/policies.ts'
import { app, paths } from '#tests/setup/shared-site.ts'

const moved = [...oldAddresses, ...policyRedirects, ...townRedirects]

async function ends(path: string) {
  const first = await app.request(path)
  const location = first.headers.get('location')
  return { status: first.status, location, after: location === null ? null : (await app.request(location)).status }
}

test.each(moved)('FIND-43: %s leads to %s in one permanent step', async (from, to) => {
  expect(await ends(from)).toEqual({ status: 308, location: to, after: 200 })
})

test.each(paths.filter((path) => path !== '/'))(
  'FIND-43: %s: a slash too many, or capitals, are one step away',
  async (path) => {
    for (const near of [`${path}/`, `/${path}`, path.replace('/', '///')])
      expect(await ends(near), near).toEqual({ status: 308, location: path, after: 200 })
    const shouted = await ends(path.toUpperCase())
    expect(shouted).toEqual({ status: 308, location: path, after: 200 })
  },
)

test.each([
  '/shop',
  '/faq',
  '/vehicles',
  '/policies',
  '/towns',
  '/returns',
  '/rss',
  '/brands/denago',
  '/rentals/nowhere',
])('FIND-43, FIND-40: %s is registered nowhere and answers 404', async (path) => {
  expect(await ends(path)).toEqual({ status: 404, location: null, after: null })
})

test('FIND-43: the query goes along', async () => {
  expect((await app.request('/Rentals/?town=kidder&x=%0d%0a')).headers.get('location')).toBe(
    '/rentals?town=kidder&x=%0d%0a',
  )
})

test.each(['//evil.example', '///evil.example/', '/\\evil.example', '//evil.example/rentals', '/%2F%2Fevil.example/'])(
  'FIND-43: %s never leads out of the site',
  async (path) => {
    const { status, location } = await ends(path)
    expect([status, location]).toEqual([404, null])
  },
)

test('FIND-43: what is posted is not led anywhere', async () => {
  const response = await app.request('/rentals/', { method: 'POST' })
  expect(response.status).toBe(405)
})

import { expect, test, vi } from 'vitest'
import { readBuiltAssets } from '#kernel/render/built-assets.ts'
import { leadRules } from '#subjects/contact/facts/lead-rules.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { serverMessages } from '#subjects/dealership/facts/messages.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { find, findAll, textsOf } from '#tests/setup/page-html.ts'
import { testApp, testSiteUrl } from '#tests/setup/test-app.ts'

/** A site of its own that counts the pages it renders: each asks for its style once. */
async function countingSite() {
  const assets = readBuiltAssets('dist/current/client')
  const rendered = vi.fn(assets.css)
  const site = await testApp(undefined, { assets: { ...assets, css: rendered } })
  return { ...site, rendered }
}

test.each([
  [
    addresses.inventory,
    [
      'brand=denago&price=under-15000',
      'price=UNDER-15000&brand=denago',
      'brand=denago&price=under-15000&page=1&sort=x',
    ],
  ],
  [addresses.compare, ['carts=ev-nomad,ev-city', 'carts=EV-Nomad,,ev-city,ev-nomad', 'carts=%20ev-nomad,ev-city,<x>']],
  [addresses.contact, ['interest=service&town=jim-thorpe', 'town=jim-thorpe-borough&interest=service&cart=<x>']],
  [addresses.ecoImpact, ['miles=20&use=work', 'use=work&miles=%2020&miles=7&other=1']],
])('SITE-27: %s: however a query is spelled, it is one page', async (path, queries) => {
  const { app, rendered } = await countingSite()
  const pages = await Promise.all(queries.map(async (query) => (await app.request(`${path}?${query}`)).text()))
  expect(new Set(pages).size).toBe(1)
  expect(rendered).toHaveBeenCalledTimes(1)
})

test('SITE-27: a query of defaults alone is the plain page, and one that is very long is not kept', async () => {
  const { app, rendered } = await countingSite()
  const plain = await (await app.request(addresses.inventory)).text()
  expect(await (await app.request(`${addresses.inventory}?sort=nonsense&page=0&brand=all`)).text()).toBe(plain)
  expect(rendered).toHaveBeenCalledTimes(1)
  const long = `${addresses.ecoImpact}?miles=${'1'.repeat(250)}`
  await app.request(long)
  await app.request(long)
  expect(rendered).toHaveBeenCalledTimes(3)
})

test('SITE-27: addresses that no page answers share one page', async () => {
  const { app, rendered } = await countingSite()
  for (const path of ['/no-such-page', '/nor-this/one', '/wp-login.php?x=1'])
    expect((await app.request(path)).status).toBe(404)
  expect(rendered).toHaveBeenCalledTimes(1)
})

test('SITE-27: carts that are not there share one page, which leads to no address that was made up', async () => {
  const { app, rendered } = await countingSite()
  const ask = async (id: string) => app.request(`/vehicles/${id}`)
  const first = await ask('none-such')
  const second = await ask('none-such-either')
  expect([first.status, second.status]).toEqual([404, 404])
  const html = await first.text()
  expect(await second.text()).toBe(html)
  expect(html).not.toContain('none-such')
  expect(rendered).toHaveBeenCalledTimes(1)
})

test('SITE-54: who comes when too many pages are being made is told so by a kept page and when to come back; kept pages go on', async () => {
  const { app } = await countingSite()
  await app.request('/')
  const crowd = Array.from({ length: 300 }, (_, index) => app.request(`${addresses.ecoImpact}?miles=${index}`))
  expect((await app.request('/')).status).toBe(200)
  const answers = await Promise.all(crowd)
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 200).length).toBe(answers.length - refused.length)
  const [one] = refused
  expect(Number(one?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(one?.headers.get('cache-control')).toBe('no-store')
  expect(textsOf((await one?.text()) ?? '', 'h1')).toEqual([serverMessages.busyTitle])
  expect((await app.request(`${addresses.ecoImpact}?miles=299`)).status).toBe(200)
})

const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: testSiteUrl }
const refusedPosts: [number, RequestInit][] = [
  [403, { headers: { ...form, Origin: 'https://elsewhere.example' } }],
  [413, { headers: form, body: 'x'.repeat(leadRules.bodyBytes + 1) }],
  [415, { headers: { ...form, 'Content-Type': 'text/plain' }, body: 'x' }],
]

test.each(refusedPosts)('SITE-55: a form refused by %d is answered with one kept page', async (status, init) => {
  const { app, rendered } = await countingSite()
  const pages = new Set<string>()
  for (let times = 0; times < 5; times += 1) {
    const response = await app.request(addresses.contact, { method: 'POST', ...init })
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    pages.add(await response.text())
  }
  expect(pages.size).toBe(1)
  expect(rendered).toHaveBeenCalledTimes(1)
})

test('SITE-55, LEAD-19: too many posts are answered with a kept page that holds what each visitor has typed', async () => {
  const { app, rendered } = await countingSite()
  const post = async (values: Record<string, string>) => {
    const body = new URLSearchParams(values).toString()
    const headers = { ...form, 'Content-Length': String(body.length) }
    return app.request(addresses.contact, { method: 'POST', headers, body })
  }
  const short = { message: 'short' }
  for (let times = 0; times < leadRules.requests.burst; times += 1) await post(short)
  rendered.mockClear()
  const message = '\nA first line that is empty,\n"place-of-lastName", <b> & \u2028 </script> </textarea> $& $1'
  const response = await post({ ...goodSubmission, firstName: '"O\'Neil" <x>', message, interest: 'parts' })
  await post({ ...goodSubmission, firstName: 'Grace', interest: 'parts' })
  expect(rendered).toHaveBeenCalledTimes(1)
  expect(response.status).toBe(429)
  const html = await response.text()
  expect(find(html, '[name=firstName]').getAttribute('value')).toBe('"O\'Neil" <x>')
  expect(find(html, '[name=email]').getAttribute('value')).toBe(goodSubmission.email)
  expect(findAll(html, '[name=interest] option[selected]').map((option) => option.getAttribute('value'))).toEqual([
    'parts',
  ])
  const props = findAll(html, '[data-island="contact-form"] script')[0]?.textContent ?? ''
  expect(JSON.parse(props).values).toEqual({
    ...goodSubmission,
    firstName: '"O\'Neil" <x>',
    message,
    interest: 'parts',
  })
  expect(html).toContain('<textarea')
  expect(html).not.toContain('<b> &')
  expect(html).not.toContain('place-of-firstName')
})

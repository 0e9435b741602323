import { expect, test } from 'vitest'
import { readCsv } from '#kit/formats/csv.ts'
import { fillText } from '#kit/formats/format.ts'
import { comparePageWords } from '#subjects/inventory/facts/compare-page.ts'
import { soldCarts } from '#subjects/inventory/facts/sold-carts.ts'
import { vehicleMessages } from '#subjects/inventory/facts/vehicle-messages.ts'
import { mostSimilar } from '#subjects/inventory/facts/vehicle-page.ts'
import type { FieldDefinition } from '#subjects/inventory/rules/cart-field.ts'
import { comparePath } from '#subjects/inventory/rules/cart-slug.ts'
import { type Vehicle, vehicleFields } from '#subjects/inventory/rules/vehicle.ts'
import { canonicalOf, find, findAll, linksIn, mainOf, metaOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { changeCarts } from '#tests/setup/replace-carts.ts'
import { testApp } from '#tests/setup/test-app.ts'

const id = 'ev-nomad'
const path = `/vehicles/${id}`
const during = new Date('2026-05-19T15:00:00Z')
const after = new Date('2026-05-20T15:00:00Z')

/** A site at this instant, whose dealer has changed the cart. */
async function siteWith(change: Partial<Vehicle>, now = during) {
  const { app, database } = await testApp(now)
  const { vehicles } = database.ports
  const cart = (await vehicles.get(id)) as Vehicle
  const put = (changed: Partial<Vehicle>) => changeCarts(vehicles, { put: [{ ...cart, ...changed }] })
  await put(change)
  const html = async (address: string) => (await app.request(address)).text()
  return { put, html, get: (address: string) => app.request(address) }
}

const sold = { inStock: false, soldOn: '2026-05-06' }

test('CART-104: a sold cart says so at its address, and until when, and offers carts like it', async () => {
  const page = await (await siteWith(sold)).html(path)
  const main = mainOf(page)
  expect(textsOf(main, 'span')).toContain(soldCarts.badge)
  expect(textOf(main)).toContain('Sold on May 6, 2026. This page stays until May 19, 2026.')
  expect(findAll(main, '#similar li h3 a')).toHaveLength(mostSimilar)
  expect(textOf(main.split('id="similar"')[0] ?? '')).not.toMatch(/in stock|can be ordered|test drive/i)
  expect(textOf(find(page, 'title'))).toContain('sold')
  expect(canonicalOf(page)).toMatch(new RegExp(`${path}$`))
})

test('CART-104: a sold cart stands in no list, and the call for it tells the day of its sale', async () => {
  const { get, html, put } = await siteWith(sold)
  for (const address of [
    '/inventory',
    '/inventory?search=nomad',
    '/',
    '/lansford-golf-carts',
    '/denago',
    '/site-map',
  ]) {
    const hrefs = linksIn(await html(address)).map(({ href }) => href)
    const listed = hrefs.filter((href) => /^\/vehicles?\/(?:denago-)?ev-nomad$/.test(href))
    expect(listed, address).toEqual([])
  }
  for (const file of ['/sitemap.xml', '/feeds/vehicles.csv', '/feeds/new-arrivals.xml'])
    expect(await html(file)).not.toMatch(/vehicles\/ev-nomad\b(?!-)/)
  expect(await html('/api/vehicles')).not.toContain(`"${id}"`)
  const gone = fillText(comparePageWords.gone, { count: 1 })
  expect(textsOf(await html(comparePath([id, 'ev-city'])), 'main [role=status]')).toContain(gone)
  expect(await (await get(`/api/vehicles/${id}`)).json()).toMatchObject({ id, soldOn: '2026-05-06', inStock: false })
  await put({ inStock: true })
  expect(await html('/inventory?search=nomad')).toContain(`"${path}"`)
})

test('CART-104: 14 days later it is gone: 410 with carts like it, for the call as well', async () => {
  const { get, html } = await siteWith(sold, after)
  for (const address of [path, `/vehicle/denago-${id}`]) {
    expect((await get(address)).status).toBe(410)
    const page = await html(address)
    expect(metaOf(page, 'robots')).toContain('noindex')
    expect(textOf(mainOf(page))).toContain('was sold on May 6, 2026 and is no longer listed')
    expect(findAll(page, '#similar li h3 a')).toHaveLength(mostSimilar)
    expect(findAll(page, 'script[type="application/ld+json"]').join()).not.toContain('Offer"')
  }
  const call = await get(`/api/vehicles/${id}`)
  expect([call.status, await call.json()]).toEqual([410, { error: vehicleMessages.fetchError }])
})

test('CART-106: the serial number never leaves the desk; stock number, hours and mileage are told', async () => {
  const { html } = await siteWith({ serialNumber: 'SECRET-7', stockNumber: 'A-17', hours: 12, miles: 340 })
  const calls = ['/api/vehicles', `/api/vehicles/${id}`, '/feeds/vehicles.csv']
  for (const address of [path, '/inventory', comparePath([id]), ...calls])
    expect(await html(address), address).not.toContain('SECRET-7')
  const facts = textOf(mainOf(await html(path)))
  for (const fact of ['A-17', '12 hours', '340 miles']) expect(facts).toContain(fact)
})

test('CART-106: the calls answer with no field that is for the desk alone', async () => {
  const { html } = await siteWith({ serialNumber: 'SECRET-7', specialPrice: 7995, specialUntil: '2026-05-31' })
  const fields: readonly [string, FieldDefinition][] = Object.entries(vehicleFields)
  const forDesk = fields.flatMap(([name, { isForDesk }]) => (isForDesk ? `"${name}"` : []))
  expect(forDesk).toContain('"serialNumber"')
  for (const call of ['/api/vehicles', `/api/vehicles/${id}`]) {
    const answer = await html(call)
    expect(answer).toContain('"regularPrice"')
    for (const name of forDesk) expect(answer, call).not.toContain(name)
  }
})

test('CART-110: the ledger of prices stands on the page, in the feed and in the markup of a changed cart', async () => {
  const { html, put } = await siteWith({}, new Date())
  const history = async () => {
    const [head, ...rows] = readCsv(await html('/feeds/vehicles.csv'))
    return rows.find(({ cells }) => cells[0] === id)?.cells[head?.cells.indexOf('price_history') ?? -1]
  }
  expect(await html(path)).not.toMatch(/→|Here since|validFrom/)
  expect(await history()).toBe('')
  await put({ price: 7995 })
  expect(await html(path)).toMatch(/\$8,495 → \$7,995 on \w+ \d+\./)
  expect(await html(path)).toContain('"validFrom":"')
  expect(await history()).toMatch(/^\$8,495 → \$7,995 on \w+ \d+\.$/)
})

import { describe, expect, test } from 'vitest'
import { fillText, formatPrice } from '#kit/formats/format.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { comparePageWords } from '#subjects/inventory/facts/compare-page.ts'
import { inventoryWords } from '#subjects/inventory/facts/inventory-list.ts'
import { stockWords } from '#subjects/inventory/facts/vehicle-messages.ts'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import { byKind, kindsOf } from '#subjects/inventory/rules/list/cart-sort.ts'
import { inventoryResult } from '#subjects/inventory/rules/list/inventory-result.ts'
import { viewFromQuery } from '#subjects/inventory/rules/list/inventory-view.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import {
  canonicalOf,
  find,
  findAll,
  linksIn,
  mainOf,
  metaOf,
  sectionOf,
  textOf,
  textsOf,
} from '#tests/setup/page-html.ts'
import { replaceCarts } from '#tests/setup/replace-carts.ts'
import { app } from '#tests/setup/shared-site.ts'
import { testApp } from '#tests/setup/test-app.ts'

const get = async (path: string) => (await app.request(path)).text()
const listed = byKind(firstCarts)
const idsOf = (html: string) => findAll(html, 'li input[name=carts]').map((box) => box.getAttribute('value'))
const page = await get('/inventory')

/** The inventory of a site whose dealer keeps other carts, all after the model of our first. */
async function siteWith(change: Partial<Vehicle>, count = 1) {
  const { app, database } = await testApp()
  const [model] = await database.ports.vehicles.list()
  const carts = Array.from({ length: count }, (_, index) => ({ ...(model as Vehicle), ...change, id: `cart-${index}` }))
  await replaceCarts(database.ports.vehicles, carts)
  return async (path: string) => (await app.request(path)).text()
}

test('CART-13: filters, buttons and the count of the list; on a phone they fold under a line that counts, too', async () => {
  expect(textsOf(mainOf(page), 'h2')[0]).toBe(`Available Golf Carts (${firstCarts.length})`)
  for (const name of ['search', 'brand', 'category', 'price', 'budget', 'seats', 'condition', 'stock', 'sort'])
    expect(findAll(page, `input[name=${name}], select[name=${name}]`)).toHaveLength(1)
  expect(textsOf(mainOf(page), 'button')).toEqual(expect.arrayContaining(['Apply Filters', 'Clear All Filters']))
  expect(textsOf(await get('/inventory?brand=Denago&seats=6'), 'form#filters > details > summary')).toEqual([
    'Filters · 1 cart',
  ])
})

test('CART-13, SHOP-6: below: a way to contact us, a number, and a strip of phone, hours and delivery', () => {
  const closing = linksIn(sectionOf(page, 'Not sure which one?'))
  expect(closing.map(({ href }) => href)).toEqual(['/contact?interest=sales', telHref(business.phones.main)])
  expect(textsOf(mainOf(page), 'h3').slice(-3)).toEqual(['By phone', 'Business Hours', 'Delivery service'])
})

test('CART-15: each card has picture, name, price, badge, figures, description and the way to its page, in at most 16 elements', () => {
  const cards = findAll(page, 'li:has([name=carts])')
  expect(idsOf(page)).toEqual(listed.map(({ id }) => id))
  for (const [index, { id, name, description, price, isNew, inStock, images }] of listed.entries()) {
    const card = cards[index] ?? ''
    expect(find(card, 'img').getAttribute('src')).toMatch(new RegExp(`^${images[0]}\\?v=`))
    expect(textsOf(card, 'h3')).toEqual([name])
    for (const words of [description, formatPrice(price)]) expect(textOf(card)).toContain(words)
    expect(textsOf(card, 'span')).toContain(isNew ? 'NEW' : inStock ? 'In Stock' : 'Out of Stock')
    expect(linksIn(card)).toMatchObject([{ href: `/vehicles/${id}`, text: 'View Details' }])
    expect(findAll(card, '*').length).toBeLessThanOrEqual(16)
  }
})

test.each(['/inventory', '/', '/vehicles/d5-maverick-4-plus'])(
  'CART-15: one order of lines on the cards of %s',
  async (path) => {
    const { name, price, seatingCapacity } = listed.find(({ id }) => id === 'd6-max-xt4') as (typeof listed)[number]
    expect(textOf(mainOf(await get(path)))).toContain(
      `${name} ${formatPrice(price)} NEW ${stockWords.inStock} ${seatingCapacity} seats · `,
    )
  },
)

test('CART-15, PIC-4: a cart without a picture shows the placeholder and says so', async () => {
  const picture = find(await (await siteWith({ name: 'A cart', images: [] }))('/inventory'), 'li:has([name=carts]) img')
  expect(picture.getAttribute('alt')).toBe('A cart, no photo yet')
  expect(picture.getAttribute('src')).toMatch(/^\/media\/carts\/placeholder\.webp\?v=/)
})

test('CART-30: kind by kind under its heading, with a link that jumps to each; one list in any other order', async () => {
  const links = linksIn(find(page, `nav[aria-label="${inventoryWords.kinds}"]`))
  const kinds = kindsOf(listed, 'featured')
  expect(links.map(({ href, text }) => [href, text])).toEqual(
    kinds.map(({ id, name, carts }) => [`#${id}`, `${name} ${carts.length}`]),
  )
  for (const { id, name } of kinds) expect(textOf(find(page, `h2#${id}`))).toBe(name)
  expect(findAll(await get('/inventory?sort=price-low'), 'ul.carts')).toHaveLength(1)
})

test.each([
  'category=lift',
  'budget=9000&price=under-15000',
  'brand=Evolution&search=forward&price=under-15000&seats=4&condition=new&stock=in',
  'sort=price-high&brand=all&category=all&search=',
  'sort=range&page=7',
])('CART-33: %s: the page shows what the rule finds, without script too', async (query) => {
  const expected = inventoryResult(firstCarts, viewFromQuery(new URLSearchParams(query)))
  const html = await get(`/inventory?${query}`)
  expect(idsOf(html)).toEqual(expected.vehicles.map(({ id }) => id))
  expect(textsOf(mainOf(html), 'h2')[0]).toBe(`Available Golf Carts (${expected.count})`)
})

test('CART-31: the form holds what was asked, and each filter in force is a link to the view without it', async () => {
  const html = await get('/inventory?search=ranger&brand=evolution&budget=%248%2C000')
  for (const field of ['[name=search][value=ranger]', '[name=budget][value="8000"]', '[value=Evolution][selected]'])
    expect(findAll(html, field), field).toHaveLength(1)
  const chips = linksIn(find(html, `ul[aria-label="${inventoryWords.active}"]`))
  expect(chips.map(({ href, text }) => [text, href])).toEqual([
    ['Search: ranger', '/inventory?brand=evolution&budget=8000'],
    ['Brand: evolution', '/inventory?search=ranger&budget=8000'],
    ['Budget: up to $8,000', '/inventory?search=ranger&brand=evolution'],
  ])
})

test('CART-31, CART-140: what was typed is text, never markup; a budget that is no price is said and left out', async () => {
  const html = await get(`/inventory?search=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(html).not.toContain('<script>alert')
  expect(canonicalOf(html)).toMatch(/\/inventory$/)
  const refused = await get('/inventory?budget=cheap')
  expect(idsOf(refused)).toHaveLength(firstCarts.length)
  expect(textOf(refused)).toContain(fillText(inventoryWords.budgetProblem, { text: 'cheap' }))
  expect(find(refused, 'input[name=budget]').getAttribute('aria-invalid')).toBe('true')
})

test('CART-19: the empty result to the letter, and which filter stands in the way', async () => {
  const html = mainOf(await get('/inventory?brand=Denago&seats=8'))
  const text = textOf(html)
  expect(text).toContain('No vehicles match your current filters.')
  expect(text).toContain(`Showing 0 of ${firstCarts.length} total vehicles`)
  expect(textsOf(html, 'h3')).toContain('No vehicles found')
  expect(text).toMatch(/Without “Brand: Denago” ?: 1 cart /)
})

test('CART-33: above 60 carts the page is paged, by links that need no script', async () => {
  const ask = await siteWith({}, 2000)
  const first = await ask('/inventory')
  expect(idsOf(first)).toHaveLength(60)
  expect(textsOf(mainOf(first), 'h2')[0]).toBe('Available Golf Carts (2,000)')
  const next = find(mainOf(first), 'a[rel=next]').getAttribute('href') ?? ''
  expect(idsOf(await ask(next))[0]).toBe('cart-60')
})

test('CART-11, SITE-27: a list that cannot be read: six placeholders, without script the error and ways on, not kept', async () => {
  const other = await testApp()
  await other.database.close()
  const response = await other.app.request('/inventory?brand=Denago')
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  const html = mainOf(await response.text())
  expect(findAll(html, 'ul[aria-hidden=true] > li')).toHaveLength(6)
  expect(textsOf(html, 'h2')[0]).toBe('Available Golf Carts')
  const instead = find(html, '#results ~ noscript')
  expect(textOf(instead)).toContain('Error loading vehicles: Failed to fetch vehicles: 503')
  expect(linksIn(instead).map(({ href }) => href)).toEqual(['/inventory?brand=Denago', telHref(business.phones.main)])
})

describe('compare', () => {
  const ids = ['ev-city', 'd5-ranger-4', 'd6-max-xt4']
  const path = `/inventory/compare?carts=${ids.join(',')}`
  const namedCarts = (html: string) =>
    findAll(html, 'th[scope=col] a[href^="/vehicles/"]').map((link) => link.getAttribute('href'))

  test('CART-55: carts side by side, kept out of search; differences, lowest price and longest range marked', async () => {
    const html = await get(path)
    expect(metaOf(html, 'robots')).toBe('noindex')
    expect(namedCarts(html)).toEqual(ids.map((id) => `/vehicles/${id}`))
    expect(textsOf(html, 'th[scope=row]')).toEqual(
      expect.arrayContaining([`Price (${comparePageWords.differs})`, 'Seats']),
    )
    expect(textsOf(html, 'tbody td strong')).toEqual([comparePageWords.lowestPrice, comparePageWords.longestRange])
  })

  test('CART-55: a form names each cart by itself; the address to share is the short one', async () => {
    const response = await app.request(`/inventory/compare?${ids.map((id) => `carts=${id}`).join('&')}`)
    expect([response.status, response.headers.get('location')]).toEqual([303, path])
  })

  test('CART-55: each can be removed; one that is gone is told of; nonsense is nothing', async () => {
    const removed = linksIn(await get(path)).filter(({ text }) => text === comparePageWords.remove)
    expect(removed[0]?.href).toBe('/inventory/compare?carts=d5-ranger-4,d6-max-xt4')
    const text = textOf(await get('/inventory/compare?carts=ev-city,sold-long-ago,..%2f'))
    expect(text).toContain(fillText(comparePageWords.gone, { count: 1 }))
    expect(textsOf(await get('/inventory/compare'), 'h1')).toEqual(['Pick carts to compare'])
  })
})

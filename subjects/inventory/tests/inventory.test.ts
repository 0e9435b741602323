import { describe, expect, test } from 'vitest'
import { fillText, formatPrice } from '#kit/formats/format.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { comparePage } from '#subjects/inventory/facts/compare-page.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { inventoryWords } from '#subjects/inventory/facts/inventory-list.ts'
import { inventoryResult } from '#subjects/inventory/rules/inventory-result.ts'
import { viewFromQuery } from '#subjects/inventory/rules/inventory-view.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { byKind, kindsOf } from '#subjects/inventory/rules/vehicle-sort.ts'
import {
  canonicalOf,
  find,
  findAll,
  jsonLdOf,
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
const cardsOf = (html: string) => findAll(html, 'li.cart')
const listed = byKind(inventory)
const idsOf = (html: string) => cardsOf(html).map((card) => find(card, 'input[name=carts]').getAttribute('value'))
const page = await get('/inventory')

test('CART-13: filters, buttons and the count of the list; on a phone they fold under a line that counts, too', async () => {
  expect(textsOf(mainOf(page), 'h2')[0]).toBe(`Available Golf Carts (${inventory.length})`)
  for (const name of ['search', 'brand', 'category', 'price', 'budget', 'seats', 'condition', 'stock', 'sort'])
    expect(findAll(page, `input[name=${name}], select[name=${name}]`)).toHaveLength(1)
  expect(textsOf(mainOf(page), 'button')).toEqual(expect.arrayContaining(['Apply Filters', 'Clear All Filters']))
  expect(textsOf(page, 'form#filters summary')).toEqual([`Filters · ${inventory.length} carts`])
  expect(textsOf(await get('/inventory?brand=Denago&seats=6'), 'form#filters summary')).toEqual(['Filters · 1 cart'])
})

test('CART-15: each card: image, badge, name, description, price and the way to its page, in at most 16 elements', () => {
  const cards = cardsOf(page)
  expect(idsOf(page)).toEqual(listed.map(({ id }) => id))
  for (const [index, { id, name, description, price, isNew, inStock, images }] of listed.entries()) {
    const card = cards[index] ?? ''
    expect(find(card, 'img').getAttribute('src')).toMatch(new RegExp(`^${images[0]}\\?v=`))
    expect(textsOf(card, 'h3')).toEqual([name])
    expect(textOf(card)).toContain(description)
    expect(textOf(card)).toContain(formatPrice(price))
    expect(textsOf(card, 'span')[0]).toBe(isNew ? 'NEW' : inStock ? 'In Stock' : 'Out of Stock')
    expect(linksIn(card)).toMatchObject([{ href: `/vehicles/${id}`, text: 'View Details' }])
    expect(find(card, 'a').getAttribute('aria-label')).toBe(`View Details of ${name}`)
    expect(findAll(card, '*').length).toBeLessThanOrEqual(16)
  }
})

test('CART-30: kind by kind under its heading, with a link that jumps to each; one list in any other order', async () => {
  const links = linksIn(find(page, `nav[aria-label="${inventoryWords.kinds}"]`))
  const kinds = kindsOf(listed, 'featured')
  expect(links.map(({ href, text }) => [href, text])).toEqual(
    kinds.map(({ id, name, vehicles }) => [`#${id}`, `${name} ${vehicles.length}`]),
  )
  for (const { id, name } of kinds) expect(textOf(find(page, `h2#${id}`))).toBe(name)
  const sorted = await get('/inventory?sort=price-low')
  expect(findAll(sorted, 'h2[id^=kind-]')).toEqual([])
  expect(findAll(sorted, 'ul.carts')).toHaveLength(1)
})

test('CART-15, PIC-4: a cart without a picture shows the placeholder and says so', async () => {
  const other = await testApp()
  const [first] = await other.database.ports.vehicles.list()
  await replaceCarts(other.database.ports.vehicles, [{ ...(first as Vehicle), images: [] }])
  const html = await (await other.app.request('/inventory')).text()
  const picture = find(html, 'img[alt="Evolution D5 Maverick 4 Plus, no photo yet"]')
  expect(picture.getAttribute('src')).toMatch(/^\/media\/carts\/placeholder\.webp\?v=/)
})

test('CART-13, SHOP-6: below: a way to contact us, a number, and a strip of phone, hours and delivery', () => {
  const closing = linksIn(sectionOf(page, 'Not sure which one?'))
  expect(closing.map(({ href }) => href)).toEqual(['/contact?interest=sales', telHref(business.phones.main)])
  expect(textsOf(mainOf(page), 'h3').slice(-3)).toEqual(['By phone', 'Business Hours', 'Delivery service'])
})

test.each([
  'category=lift',
  'budget=9000&price=under-15000',
  'brand=Evolution&search=forward&price=under-15000&seats=4&condition=new&stock=in',
  'sort=price-high&brand=all&category=all&search=',
  'sort=range&page=7',
])('CART-33: %s: the page shows what the rule finds, without script too', async (query) => {
  const expected = inventoryResult(inventory, viewFromQuery(new URLSearchParams(query)))
  const html = await get(`/inventory?${query}`)
  expect(idsOf(html)).toEqual(expected.vehicles.map(({ id }) => id))
  expect(textsOf(mainOf(html), 'h2')[0]).toBe(`Available Golf Carts (${expected.count})`)
})

test('CART-31: the form holds what was asked, and each filter in force is a link to the view without it', async () => {
  const html = await get('/inventory?search=ranger&brand=evolution&budget=%248%2C000')
  expect(find(html, 'input[name=search]').getAttribute('value')).toBe('ranger')
  expect(find(html, 'input[name=budget]').getAttribute('value')).toBe('8000')
  expect(find(html, 'select[name=brand] option[selected]').getAttribute('value')).toBe('Evolution')
  const chips = linksIn(mainOf(html)).filter(({ text }) => /^(Search|Brand|Budget): /.test(text))
  expect(chips.map(({ href, text }) => [text, href])).toEqual([
    ['Search: ranger', '/inventory?brand=evolution&budget=8000'],
    ['Brand: evolution', '/inventory?search=ranger&budget=8000'],
    ['Budget: up to $8,000', '/inventory?search=ranger&brand=evolution'],
  ])
})

test('CART-140: a budget that is no price is said and left out', async () => {
  const refused = await get('/inventory?budget=cheap')
  expect(idsOf(refused)).toHaveLength(inventory.length)
  expect(textOf(refused)).toContain(fillText(inventoryWords.budgetProblem, { text: 'cheap' }))
  expect(find(refused, 'input[name=budget]').getAttribute('aria-invalid')).toBe('true')
})

test('CART-19: the empty result to the letter, and which filter stands in the way', async () => {
  const html = mainOf(await get('/inventory?brand=Denago&seats=8'))
  const text = textOf(html)
  expect(text).toContain('No vehicles match your current filters.')
  expect(text).toContain(`Showing 0 of ${inventory.length} total vehicles`)
  expect(textsOf(html, 'h3')).toContain('No vehicles found')
  expect(text).toMatch(/Without “Brand: Denago” ?: 1 cart /)
})

test('CART-31: what a visitor typed is text, never markup; every view is one canonical page with its breadcrumb', async () => {
  const html = await get(`/inventory?search=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('&quot;&gt;&lt;script&gt;')
  expect(canonicalOf(html)).toMatch(/\/inventory$/)
  expect(jsonLdOf(html).map((node) => node['@type'])).toContain('BreadcrumbList')
})

test('CART-33: above 60 carts the page is paged, by links that need no script', async () => {
  const many = await testApp()
  const [model] = await many.database.ports.vehicles.list()
  const cart = (index: number): Vehicle => ({ ...(model as Vehicle), id: `cart-${index}`, name: `Cart ${index}` })
  await replaceCarts(
    many.database.ports.vehicles,
    Array.from({ length: 2000 }, (_, index) => cart(index)),
  )
  const ask = async (path: string) => (await many.app.request(path)).text()
  const first = await ask('/inventory')
  expect(idsOf(first)).toHaveLength(60)
  expect(textsOf(mainOf(first), 'h2')[0]).toBe('Available Golf Carts (2,000)')
  expect(find(mainOf(first), 'a[rel=next]').getAttribute('href')).toBe('/inventory?page=2')
  expect(idsOf(await ask('/inventory?page=2'))[0]).toBe('cart-60')
  expect(idsOf(await ask('/inventory?page=99'))).toHaveLength(20)
})

test('CART-11, SITE-27: when the server cannot read the list, the page comes with six placeholders, and is not kept', async () => {
  const other = await testApp()
  await other.database.close()
  const response = await other.app.request('/inventory')
  const html = await response.text()
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(findAll(html, 'ul[aria-hidden=true] > li')).toHaveLength(6)
  expect(textsOf(mainOf(html), 'h2')[0]).toBe('Available Golf Carts')
})

describe('compare', () => {
  const ids = ['ev-city', 'd5-ranger-4', 'd6-max-xt4']
  const namedCarts = (html: string) =>
    findAll(html, 'th[scope=col] a[href^="/vehicles/"]').map((link) => link.getAttribute('href'))

  test('CART-55: carts side by side, each difference marked, kept out of search', async () => {
    const html = await get(`/inventory/compare?carts=${ids.join(',')}`)
    expect(metaOf(html, 'robots')).toBe('noindex')
    expect(namedCarts(html)).toEqual(ids.map((id) => `/vehicles/${id}`))
    const rows = textsOf(html, 'th[scope=row]')
    expect(rows).toContain(`Price (${comparePage.differs})`)
    expect(rows).toContain('Seats')
  })

  test('CART-55: a form names each cart by itself; the address to share is the short one', async () => {
    const response = await app.request(`/inventory/compare?${ids.map((id) => `carts=${id}`).join('&')}`)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/inventory/compare?carts=${ids.join(',')}`)
  })

  test('CART-55: never more than four; one that is gone is named; nonsense is nothing', async () => {
    const all = inventory.slice(0, 6).map(({ id }) => id)
    const html = await get(`/inventory/compare?carts=${all.join(',')}`)
    expect(namedCarts(html)).toHaveLength(4)
    const text = textOf(await get('/inventory/compare?carts=ev-city,sold-long-ago,..%2f'))
    expect(text).toContain(fillText(comparePage.gone, { ids: 'sold-long-ago' }))
    expect(textsOf(await get('/inventory/compare'), 'h1')).toEqual(['Pick carts to compare'])
  })

  test('CART-55: the lowest price and the longest range are marked, and figures have bars', async () => {
    const html = await get(`/inventory/compare?carts=${ids.join(',')}`)
    const rowOf = (label: string) =>
      findAll(html, 'tbody tr').find((row) => textOf(find(row, 'th')).startsWith(label)) ?? ''
    expect(textsOf(rowOf('Price'), 'strong')).toEqual([comparePage.lowestPrice])
    expect(textsOf(rowOf('Range'), 'strong')).toEqual([comparePage.longestRange])
    for (const label of ['Price', 'Range', 'Top speed', 'Seats'])
      expect(findAll(rowOf(label), 'td > svg')).toHaveLength(ids.length)
    expect(findAll(rowOf('Battery'), 'svg')).toEqual([])
  })

  test('CART-55: the link to remove a cart leaves the others', async () => {
    const html = await get(`/inventory/compare?carts=${ids.join(',')}`)
    expect(
      find(html, `a[aria-label="${fillText(comparePage.removeName, { name: 'Denago EV City' })}"]`).getAttribute(
        'href',
      ),
    ).toBe('/inventory/compare?carts=d5-ranger-4,d6-max-xt4')
  })
})

test('CART-76: a changed inventory is on the page at once', async () => {
  const changing = await testApp()
  const [first] = await changing.database.ports.vehicles.list()
  await (await changing.app.request('/inventory')).text()
  await changing.database.ports.vehicles.apply({ put: [{ ...(first as Vehicle), price: 1234 }] })
  expect(await (await changing.app.request('/inventory')).text()).toContain('$1,234')
})

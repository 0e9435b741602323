import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fillText } from '#kit/formats/fill-text.ts'
import { formatPrice } from '#kit/formats/format.ts'
import { slugOf } from '#kit/formats/slug.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { vehicleMessages } from '#subjects/inventory/facts/messages.ts'
import { paymentLimits } from '#subjects/inventory/facts/payment-limits.ts'
import { dailyMiles, vehiclePage } from '#subjects/inventory/facts/vehicle-page.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { budgets } from '#tests/budgets.ts'
import { canonicalOf, find, findAll, linksIn, metaOf, proseOf, scriptFilesOf, textsOf } from '#tests/setup/page-html.ts'
import { app, ports } from '#tests/setup/shared-site.ts'
import { testApp, testSiteUrl } from '#tests/setup/test-app.ts'

const carts = await ports.vehicles.list()
const cart = (id: string) => carts.find((candidate) => candidate.id === id) as Vehicle

async function get(path: string) {
  const response = await app.request(path)
  const html = await response.text()
  return { status: response.status, html, text: proseOf(html), headers: response.headers }
}

describe.each(carts)('$name', (vehicle) => {
  const { id, name, brand, price, description, features, specifications } = vehicle

  test.each([`/vehicles/${id}`, `/vehicle/${id}`, `/vehicle/${slugOf(brand)}-${id}`, `/vehicles/${id.toUpperCase()}`])(
    'CART-39: %s answers as the one page of the cart',
    async (path) => {
      const { status, html } = await get(path)
      expect(status).toBe(200)
      expect(canonicalOf(html)).toBe(`${testSiteUrl}/vehicles/${id}`)
    },
  )

  test('CART-40, CART-41, CART-42: what is shown, the buttons, the cards, the contact block', async () => {
    const { html, text } = await get(`/vehicles/${id}`)
    const badge = vehicle.isNew ? 'NEW' : vehicle.inStock ? 'In Stock' : 'Out of Stock'
    expect(textsOf(html, 'main span')).toContain(badge)
    expect(textsOf(html, 'h1')).toEqual([name])
    for (const words of [description, formatPrice(price), brand, ...features]) expect(text).toContain(words)
    expect(text).toContain(`Seats ${specifications.seatingCapacity}`)
    for (const value of Object.values(specifications)) expect(text).toContain(String(value))
    expect(textsOf(html, 'h2')).toEqual(expect.arrayContaining(['Features', 'Specifications']))
    expect(linkTo(html, 'Schedule Test Drive')).toBe(telHref(business.phones.main))
    expect(linkTo(html, 'Get Financing Quote')).toBe(business.externalSites.dealerFinancing)
    expect(linkTo(html, 'Ask about this cart')).toBe(`/contact?interest=sales&cart=${id}`)
    expect(html).not.toContain('View Vehicle Details')
  })

  test('CART-170: says under its gallery that it is drawn, and where to ask for photos', async () => {
    const { html, text } = await get(`/vehicles/${id}`)
    expect(text).toContain('Our drawing of the model. Ask for photos of this very cart.')
    expect(linkTo(html, 'Ask for photos of this very cart.')).toBe(`/contact?interest=sales&cart=${id}`)
  })

  test('PIC-4: shows its pictures, and each of them is there', async () => {
    const { html } = await get(`/vehicles/${id}`)
    const pictures = findAll(html, 'li[id^=picture-] > a').map((link) => link.getAttribute('href') ?? '')
    expect(pictures.map((path) => path.replace(/\?.*/, ''))).toEqual(vehicle.images)
    for (const path of pictures) expect((await app.request(path)).status).toBe(200)
  })
})

test('every cart of the content is tested here', () => {
  expect(carts.map(({ id }) => id)).toEqual(inventory.map(({ id }) => id))
})

describe('what does not exist', () => {
  test.each(['/vehicles/no-such-cart', '/vehicle/denago-d6-max-xt4', '/vehicles/%00', `/vehicles/${'x'.repeat(5000)}`])(
    'CART-43: %s: Vehicle Not Found',
    async (path) => {
      const { status, html, text } = await get(path)
      expect(status).toBe(404)
      expect(textsOf(html, 'h1')).toEqual(['Vehicle Not Found'])
      expect(text).toContain("The vehicle you're looking for doesn't exist or has been removed.")
      expect(linkTo(html, 'Back to Inventory')).toBe('/inventory')
      expect(metaOf(html, 'robots')).toBe('noindex')
      expect(findAll(html, '[data-island]')).toEqual([])
    },
  )
})

describe('what the dealer writes', () => {
  test('CART-41, CART-42, CART-81: an external address, no features, no pictures, own specifications', async () => {
    const changing = await testApp()
    const odd: Vehicle = {
      ...cart('ev-city'),
      id: 'odd',
      name: 'Odd <cart> & "co"',
      images: [],
      features: [],
      inStock: false,
      isNew: false,
      externalUrl: 'https://maker.example/odd?a=1&b=2',
      specifications: { seatingCapacity: 2, towBarRating: 500 },
    }
    await changing.database.ports.vehicles.apply({ put: [odd] })
    const html = await (await changing.app.request('/vehicle/odd')).text()
    expect(linkTo(html, 'View Vehicle Details')).toBe('https://maker.example/odd?a=1&b=2')
    expect(textsOf(html, 'h1')).toEqual(['Odd <cart> & "co"'])
    expect(find(html, 'main img').getAttribute('src')).toContain('/media/carts/placeholder.webp')
    expect(textsOf(html, 'main span')).toContain('Out of Stock')
    expect(proseOf(html)).toContain('Tow bar rating 500')
    expect(textsOf(html, 'h2')).not.toContain('Features')
    expect(findAll(html, '#range')).toEqual([])
  })
})

describe('the forms without script', () => {
  test('CART-48: range against need', async () => {
    const { text, html } = await get('/vehicles/d5-maverick-4-plus?miles=12')
    expect(text).toContain(
      `3 days on a charge 12 miles a day takes 27% of a full charge. ${vehiclePage.need.verdict.plenty}`,
    )
    expect(findAll(html, '[stroke-dasharray="12 45"]')).not.toEqual([])
    expect((await get('/vehicles/d5-maverick-4-plus?miles=40')).text).toContain('1 day on a charge')
    expect((await get('/vehicles/d5-maverick-4-plus?miles=20')).text).toContain('2 days on a charge')
    const { text: short } = await get('/vehicles/d5-maverick-4-plus?miles=90')
    expect(short).toContain(vehiclePage.need.days.none)
    expect(short).toContain(vehiclePage.need.verdict.short)
    const { text: refused } = await get('/vehicles/d5-maverick-4-plus?miles=far')
    expect(refused).toContain(fillText(vehiclePage.need.problem, dailyMiles))
  })

  test('CART-49: the payment is folded until somebody asks for it', async () => {
    const fold = (html: string) => find(html, '#payment details')
    expect(fold((await get('/vehicles/ev-city')).html).hasAttribute('open')).toBe(false)
    expect(fold((await get('/vehicles/ev-city?rate=7.9')).html).hasAttribute('open')).toBe(true)
  })

  test('CART-40: the bar for the thumb offers a test drive of this cart', async () => {
    const links = linksIn(find((await get('/vehicles/ev-city')).html, 'nav.thumb-bar'))
    expect(links.map(({ text }) => text)).toContain('Test drive')
    expect(links.at(-1)?.href).toContain('cart=ev-city')
  })

  test('CART-49: payment: from the price of the cart and from what the visitor enters, never from a rate of ours', async () => {
    expect((await get('/vehicles/d5-maverick-4-plus')).text).toContain(vehiclePage.payment.waiting)
    const { text } = await get('/vehicles/d5-maverick-4-plus?down=2000&rate=7.9&months=48')
    expect(text).toContain('$267.90 a monthFinanced$10,995Interest over the term$1,864.20')
    const { text: refused } = await get('/vehicles/d5-maverick-4-plus?down=99999&rate=7.9&months=0')
    const { problems } = vehiclePage.payment
    for (const problem of [problems.downPayment, fillText(problems.months, paymentLimits.months)])
      expect(refused).toContain(problem)
    expect(refused).not.toContain('a monthFinanced')
  })

  test('CART-50: delivery to a town', async () => {
    const { text, html } = await get('/vehicles/d5-maverick-4-plus?town=kidder')
    expect(text).toContain('Free Anywhere in Carbon County, on sales from $5,000.')
    expect(find(html, 'select[name=town] option[selected]').getAttribute('value')).toBe('kidder')
  })

  test('CART-50, POL-20: a cart below the minimum for free delivery says what each mile costs, and the sum', async () => {
    expect((await get('/vehicles/precedent-i2-2018')).text).toContain('Carts under $5,000 are delivered for $6 a mile')
    const { text } = await get('/vehicles/precedent-i2-2018?town=kidder')
    const [, figure = '', miles = ''] = text.match(/About \$(\d+) (\d+) miles by road from our/) ?? []
    expect(Number(figure)).toBe(6 * Number(miles))
    expect((await get('/vehicles/ev-city')).text).not.toContain('Carts under $5,000')
  })

  test('CART-50: a town that is not on the list', async () => {
    expect((await get('/vehicles/ev-city?town=atlantis')).text).toContain('Choose one of the towns in the list.')
  })

  test('CART-48: one answer does not undo another', async () => {
    const { html } = await get('/vehicles/ev-city?miles=12&town=kidder&rate=5')
    for (const [name, value] of [
      ['miles', '12'],
      ['town', 'kidder'],
      ['rate', '5'],
    ])
      expect(findAll(html, `input[type=hidden][name=${name}][value="${value}"]`), name).toHaveLength(2)
  })

  test.each(['miles', 'town', 'down', 'rate', 'months'])('CART-48: %s survives nonsense', async (name) => {
    for (const value of ['', '%00', '-1', '1e999', '%22%3E%3Cscript%3E', 'x'.repeat(3000), '%F0%9F%9B%BA']) {
      const { status, html } = await get(`/vehicles/ev-city?${name}=${value}&${name}=2`)
      expect(status).toBe(200)
      expect(html).not.toContain('"><script>')
    }
  })
})

test('CART-50: what the price does not include', async () => {
  const { text } = await get('/vehicles/ev-city')
  const fees = text.slice(text.indexOf(vehiclePage.beyond.heading), text.indexOf(vehiclePage.delivery.heading))
  for (const fee of ['$6 a mile', '$150', '$75', '$100', '$155 an hour', '$125 a month', 'within 7 days 15%'])
    expect(fees).toContain(fee)
  const { text: used } = await get('/vehicles/precedent-i2-2018')
  expect(used).toContain('within 3 days 20%')
})

test('CART-50, POL-20: no free area is spoken of on the page of a cart that is delivered free nowhere', async () => {
  const [delivery] = vehiclePage.beyond.items
  const dear = (await get('/vehicles/ev-city')).text
  const cheap = (await get('/vehicles/precedent-i2-2018')).text
  expect([dear, cheap].map((text) => text.includes(delivery.label))).toEqual([true, false])
  expect([dear, cheap].map((text) => text.includes(`${delivery.smallSale} $6 a mile`))).toEqual([false, true])
})

test('CART-52: three carts like it, and all four side by side', async () => {
  const { html } = await get('/vehicles/ev-city')
  const hrefs = linksIn(find(html, '#similar')).map(({ href }) => href)
  expect(hrefs.filter((href) => href.startsWith('/vehicle/'))).toHaveLength(3)
  expect(hrefs).toContainEqual(
    expect.stringMatching(/^\/inventory\/compare\?carts=ev-city,[a-z0-9-]+,[a-z0-9-]+,[a-z0-9-]+$/),
  )
})

test('SITE-5: ships no more than 75 KB of script before the first interaction', async () => {
  const { html } = await get('/vehicles/d5-maverick-4-plus')
  const files = scriptFilesOf(html)
  // React, what islands share, those that remember carts, and those of such a page.
  expect(files).toHaveLength(4)
  const sizes = files.map((file) => brotliCompressSync(readFileSync(join('dist/current/client', file))).length)
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeLessThanOrEqual(budgets.script)
})

describe('when the carts cannot be read', () => {
  test('CART-44, CART-11: placeholders with 503, the browser asks for itself, and without script it says so', async () => {
    const broken = await testApp()
    await broken.database.close()
    const response = await broken.app.request('/vehicle/ev-city')
    expect(response.status).toBe(503)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(findAll(html, '[data-island=vehicle-detail]')).toHaveLength(1)
    expect(textsOf(find(html, '[data-island=vehicle-detail]'), 'h1')).not.toContain(vehicleMessages.notFoundTitle)
    const failed = find(html, 'main noscript')
    expect(textsOf(failed, 'h1')).toEqual([vehicleMessages.notFoundTitle])
    expect(proseOf(failed)).toContain(vehicleMessages.notFoundText)
    expect(linkTo(String(failed), vehicleMessages.backToInventory)).toBe(addresses.inventory)
  })
})

function linkTo(html: string, words: string): string | undefined {
  return linksIn(html).find(({ element }) => proseOf(element) === words)?.href
}

import { describe, expect, test } from 'vitest'
import { fillText, formatPrice, slugOf } from '#kit/formats/format.ts'
import { range } from '#subjects/county/facts/range.ts'
import { townQuestion } from '#subjects/county/facts/town-page.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { scranton } from '#subjects/dealership/facts/locations.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { cartClasses } from '#subjects/inventory/facts/abilities.ts'
import { dailyMiles } from '#subjects/inventory/facts/daily-miles.ts'
import { vehicleMessages } from '#subjects/inventory/facts/vehicle-messages.ts'
import { vehiclePageWords } from '#subjects/inventory/facts/vehicle-page.ts'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import { specificationsOf } from '#subjects/inventory/rules/specification-list.ts'
import { canBeBought, cartBadge } from '#subjects/inventory/rules/stock-text.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import {
  canonicalOf,
  find,
  findAll,
  hrefsIn,
  linksIn,
  mainOf,
  metaOf,
  proseOf,
  textOf,
  textsOf,
} from '#tests/setup/page-html.ts'
import { changeCarts } from '#tests/setup/replace-carts.ts'
import { app, ports } from '#tests/setup/shared-site.ts'
import { testApp, testSiteUrl } from '#tests/setup/test-app.ts'

const carts = await ports.vehicles.list()

async function get(path: string) {
  const response = await app.request(path)
  const html = await response.text()
  return { status: response.status, html, text: proseOf(html) }
}

function linkTo(html: string, words: string): string | undefined {
  return linksIn(html).find(({ element }) => proseOf(element) === words)?.href
}

test.each(carts)('CART-39, CART-40, CART-41, CART-42, CART-170: $name, whole', async (vehicle) => {
  const { id, name, brand, price, description, features, seatingCapacity } = vehicle
  for (const path of [`/vehicle/${id}`, `/vehicle/${slugOf(brand)}-${id}`, `/vehicles/${slugOf(brand)}-${id}`]) {
    const { status, html } = await get(path)
    expect([path, status, canonicalOf(html)]).toEqual([path, 200, `${testSiteUrl}/vehicles/${id}`])
  }
  const { html, text } = await get(`/vehicles/${id}`)
  expect(textsOf(html, 'h1')).toEqual([name])
  expect(textsOf(html, 'main span')).toContain(cartBadge(vehicle))
  const shown = [
    description,
    formatPrice(price),
    brand,
    ...features,
    ...Object.values(specificationsOf(vehicle)).map(String),
  ]
  for (const words of [...shown, `Seats ${seatingCapacity}`, vehiclePageWords.drawings.what])
    expect(text).toContain(words)
  expect(textsOf(html, 'h2')).toEqual(expect.arrayContaining(['Features', 'Specifications']))
  const figures = textsOf(html, 'dt')
  expect(figures.filter((figure, at) => figures.indexOf(figure) < at && ['Seats', 'Range'].includes(figure))).toEqual(
    [],
  )
  const offered = canBeBought(vehicle)
  expect(linkTo(html, 'Schedule Test Drive')).toBe(telHref(business.phones.main))
  expect(linkTo(html, 'Get Financing Quote')).toBe(business.externalSites.dealerFinancing)
  const asking = [
    offered ? 'Ask about this cart' : vehiclePageWords.gone.ask,
    ...(vehicle.inStock ? [vehiclePageWords.drawings.ask] : []),
  ]
  for (const words of asking) expect(linkTo(html, words)).toBe(`/contact?interest=sales&cart=${id}`)
  expect(html).not.toContain('View Vehicle Details')
  const pictures = findAll(html, 'li[id^=picture-] > a').map((link) => link.getAttribute('href') ?? '')
  expect(pictures.map((path) => path.replace(/\?.*/, ''))).toEqual(vehicle.images)
  for (const path of pictures) expect((await app.request(path)).status).toBe(200)
})

test('CART-162: from the side a cart stands in a garage, as long as its record says; a photo does not', async () => {
  const changing = await testApp()
  const secondOf = async (id: string) => {
    const html = await (await changing.app.request(`/vehicles/${id}`)).text()
    const second = findAll(html, '#picture-2')[0]
    return second && textOf(second)
  }
  const [city, photographed] = ['ev-city', 'ev-nomad'].map((id) => firstCarts.find((cart) => cart.id === id) as Vehicle)
  const photos = ['front', 'side'].map((stem) => `/media/photos/${stem}-0123456789abcdef-1600x1200.jpg`)
  const put = [
    { ...(city as Vehicle), length: 144 },
    { ...(photographed as Vehicle), images: photos },
  ]
  expect(await secondOf('ev-city')).toBe('10 ft 11 in long, in a garage 20 ft deep, beside a person of 5 ft 8 in')
  await changeCarts(changing.database.ports.vehicles, { put })
  expect(await secondOf('ev-city')).toMatch(/^12 ft long/)
  expect(await secondOf('ev-nomad')).toBe('')
})

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

test('CART-41, CART-42, CART-81: an external address, no features, no pictures, own specifications', async () => {
  const changing = await testApp()
  const { range: _, ...city } = firstCarts.find(({ id }) => id === 'ev-city') as Vehicle
  const odd: Vehicle = {
    ...city,
    id: 'odd',
    name: 'Odd <cart> & "co"',
    images: [],
    features: [],
    externalUrl: 'https://maker.example/odd?a=1&b=2',
    specifications: { towBarRating: 500 },
  }
  await changeCarts(changing.database.ports.vehicles, { put: [odd] })
  const html = await (await changing.app.request('/vehicle/odd')).text()
  expect(linkTo(html, 'View Vehicle Details')).toBe('https://maker.example/odd?a=1&b=2')
  expect(textsOf(html, 'h1')).toEqual(['Odd <cart> & "co"'])
  expect(find(html, 'main img').getAttribute('src')).toContain('/media/carts/placeholder.webp')
  expect(proseOf(html)).toContain('Tow bar rating 500')
  expect(textsOf(html, 'h2')).not.toContain('Features')
  expect(findAll(html, '#range')).toEqual([])
})

describe('what the page answers, without script', () => {
  const { need, payment, beyond } = vehiclePageWords
  const maverick = '/vehicles/d5-maverick-4-plus'
  const cheap = '/vehicles/precedent-i2-2018'

  test.each([
    [
      'CART-48',
      `${maverick}?miles=12`,
      `3 days on a charge ${fillText(need.result, { miles: '12 miles', share: '27%', reserve: `${range.reserve}%` })} ${need.verdict.plenty}`,
    ],
    ['CART-48', `${maverick}?miles=far`, fillText(need.problem, dailyMiles)],
    ['CART-49', maverick, payment.waiting],
    [
      'CART-49',
      `${maverick}?down=2000&rate=7.9&months=48`,
      '$267.90 a monthFinanced$10,995Interest over the term$1,864.20',
    ],
    ['CART-49', `${maverick}?down=99999&rate=7.9&months=0`, payment.fields[0].problem],
    [
      'CART-50',
      `${maverick}?town=kidder`,
      '$12,995 delivered to Kidder, delivery free Anywhere in Carbon County, on sales from $5,000.',
    ],
    ['CART-50', `${maverick}?town=philadelphia`, fillText<string>(townQuestion.unknown, { town: 'philadelphia' })],
    ['CART-50, TOWN-75', `${maverick}?town=18504`, 'delivery free Within 15 miles of our Scranton showroom'],
    ['CART-50, TOWN-75', `${maverick}?town=Albrightsville`, /Kidder\s?Penn Forest/],
    ['CART-50', cheap, 'Carts under $5,000 are delivered for $6 a mile'],
    [
      'CART-50',
      `${cheap}?town=kidder`,
      /About \$[\d,]+ delivered to Kidder, delivery \$\d+ \d+ miles by road from our/,
    ],
    ['CART-50, POL-20', cheap, `${beyond.items[0].smallSale} $6 a mile`],
    ['CART-50', cheap, 'within 3 days 20%'],
    ['CART-50', '/vehicles/ev-city', `${beyond.items[0].label} $6 a mile`],
    ['CART-50', '/vehicles/ev-city', 'within 7 days 15%'],
  ] as const)('%s: %s: %s', async (_, path, words) => {
    expect((await get(path)).text).toMatch(words)
  })

  test('CART-48: a day is drawn and a town stays chosen', async () => {
    const { html } = await get('/vehicles/d5-maverick-4-plus?miles=12&town=kidder')
    expect(findAll(html, '[stroke-dasharray="12 45"]')).not.toEqual([])
    expect(find(html, 'input#town').getAttribute('value')).toBe('Kidder')
  })

  test('CART-48: one answer does not undo another', async () => {
    const { html } = await get('/vehicles/ev-city?miles=12&town=kidder&rate=5')
    for (const field of ['[name=miles][value="12"]', '[name=town][value="kidder"]', '[name=rate][value="5"]'])
      expect(findAll(html, `input[type=hidden]${field}`), field).toHaveLength(2)
  })
})

test('CART-40, CART-52: a question about it under the thumb, three carts like it, and all four side by side', async () => {
  const { html } = await get('/vehicles/ev-city')
  const thumb = linksIn(find(html, 'nav[aria-label="Quick contact"]'))
  expect(thumb.map(({ text }) => text)).toContain('Ask about it')
  expect(thumb.at(-1)?.href).toContain('cart=ev-city')
  const hrefs = linksIn(find(html, '#similar')).map(({ href }) => href)
  expect(hrefs.filter((href) => href.startsWith('/vehicles/'))).toHaveLength(3)
  expect(hrefs).toContainEqual(expect.stringMatching(/^\/inventory\/compare\?carts=ev-city(?:,[a-z0-9-]+){3}$/))
})

test('CART-44: where the carts cannot be read: placeholders with 503, and without script it says so', async () => {
  const broken = await testApp()
  await broken.database.close()
  const response = await broken.app.request('/vehicle/ev-city')
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  const html = await response.text()
  const island = find(html, '[data-island=vehicle-detail]')
  expect(textsOf(island, 'h1')).toEqual([vehicleMessages.loading])
  expect(textsOf(find(html, 'main noscript'), 'h1')).toEqual([vehicleMessages.notFoundTitle])
})

test('CART-206: the page of a single used cart that is gone says so once and offers carts like it', async () => {
  const gone = carts.find(({ isNew, inStock }) => !isNew && !inStock)
  const main = mainOf((await get(`/vehicles/${gone?.id}`)).html)
  const [top = ''] = main.split('id="similar"')
  expect(textOf(top).match(/out of stock/gi)).toHaveLength(1)
  expect(textOf(top).match(/is gone/g)).toHaveLength(1)
  expect(textOf(main)).not.toMatch(/monthly payment|Show delivery cost|photos of this cart/)
  expect(textsOf(top, '.vehicle-summary-actions a').slice(0, 4)).toEqual([
    'Carts like it',
    'Ask for a cart like it',
    vehicleMessages.testDrive,
    expect.stringContaining(vehicleMessages.financingQuote),
  ])
  const asked = linksIn(find((await get(`/vehicles/${gone?.id}`)).html, 'nav[aria-label="Quick contact"]')).at(-1)
  expect(asked).toMatchObject({ text: 'Ask about it', href: expect.stringContaining(`cart=${gone?.id}`) })
  const alike = hrefsIn(find(main, '#similar')).filter((href) => href.startsWith('/vehicles/'))
  expect(alike).toHaveLength(3)
  for (const href of alike) {
    const cart = carts.find(({ id }) => href === `/vehicles/${id}`)
    expect(cart && (cart.isNew || cart.inStock), href).toBe(true)
  }
})

test('CART-214: a cart in stock says at which showroom it stands, or which number says so', async () => {
  const { app, ports } = await testApp()
  const page = async () => textOf(mainOf(await (await app.request('/vehicles/ev-city')).text()))
  expect(await page()).toContain(`${vehiclePageWords.labels.showroom} Call ${business.phones.main}`)
  const cart = (await ports.vehicles.list()).find(({ id }) => id === 'ev-city')
  if (!cart) throw new Error('there is no EV City')
  await changeCarts(ports.vehicles, { put: [{ ...cart, showroom: 'scranton' }] })
  expect(await page()).toContain(`${vehiclePageWords.labels.showroom} ${scranton.name}`)
  await changeCarts(ports.vehicles, { put: [{ ...cart, showroom: 'scranton', inStock: false }] })
  expect(await page()).not.toContain(vehiclePageWords.labels.showroom)
})

test('CART-215: a cart says what it is on the road by its papers, or leads to the page that says what hangs on them', async () => {
  const [{ html: known }, { html: unread }] = await Promise.all([get('/vehicles/d6-max-gt4'), get('/vehicles/ev-city')])
  expect(textOf(mainOf(known))).toContain(`${vehiclePageWords.labels.vehicleClass} ${cartClasses['low-speed-vehicle']}`)
  expect(linkTo(unread, vehiclePageWords.unknown.vehicleClass)).toBe('/may-i-drive-it-here?cart=ev-city')
})

import { describe, expect, test } from 'vitest'
import { formatPrice } from '#kit/formats/format.ts'
import { deliveryWords } from '#subjects/county/facts/delivery-rules.ts'
import { townPageWords } from '#subjects/county/facts/town-page.ts'
import { deliveredPrice, deliveredSentence } from '#subjects/county/rules/delivered-price.ts'
import { deliveryTo, saleDelivery } from '#subjects/county/rules/delivery.ts'
import { placesInRange } from '#subjects/county/rules/range.ts'
import { townCalled, towns } from '#subjects/county/rules/towns.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { hoursLines } from '#subjects/dealership/rules/hours.ts'
import { directionsTo, mapEmbed, telHref } from '#subjects/dealership/rules/reach.ts'
import { townPicks } from '#subjects/fit/rules/town-picks.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import type { CartStore } from '#subjects/inventory/rules/cart-source.ts'
import { cardFigures } from '#subjects/inventory/rules/list/listed-cart.ts'
import { cartBadge, wordsBesideBadge } from '#subjects/inventory/rules/stock-text.ts'
import { heroPhoto } from '#subjects/pictures/rules/hero-photo.ts'
import { usualAmounts } from '#subjects/policies/rules/prices-today.ts'
import { rentalDeliveryCost } from '#subjects/rentals/rules/rental-delivery.ts'
import { roadRules } from '#subjects/towns/facts/road-rules.ts'
import {
  canonicalOf,
  find,
  findAll,
  heroOf,
  hrefsIn,
  jsonLdOf,
  linksIn,
  mainOf,
  metaOf,
  textOf,
  textsOf,
} from '#tests/setup/page-html.ts'
import { app, htmlAt, ports } from '#tests/setup/shared-site.ts'
import { testApp, testSiteUrl } from '#tests/setup/test-app.ts'

const mainText = (html: string) => textOf(mainOf(html))

/** The site over a list call of our making. */
const withList = async (list: CartStore['list']) =>
  (await testApp(undefined, { ports: { ...ports, vehicles: { ...ports.vehicles, list } } })).app

describe.each(towns)('the page of $name', (town) => {
  const load = htmlAt(town.url)

  test('TOWN-10, TOWN-13: every form of its address shows the same page under one canonical address', async () => {
    const html = await load
    for (const path of town.paths) expect(await htmlAt(path), path).toBe(html)
    expect(canonicalOf(html)).toBe(testSiteUrl + town.url)
    expect(metaOf(html, 'robots')).toBe('')
    for (const text of [...textsOf(html, 'title'), metaOf(html, 'description')]) expect(text).toContain(town.name)
  })
  test('TOWN-21, TOWN-23, TOWN-40: hero, delivery, roads, coverage, contact, tiles, quote', async () => {
    const html = await load
    const [hero, main] = [heroOf(html), mainOf(html)]
    expect(textsOf(hero, 'h1')).toEqual([`Golf carts in ${town.name}`])
    const { figure } = saleDelivery(town, usualAmounts)
    expect(textOf(hero)).toContain(`Delivery when you buy: ${figure.toLowerCase()} on sales from $5,000.`)
    expect(hrefsIn(hero)).toEqual(
      expect.arrayContaining([`/inventory?town=${town.slug}`, town.rentalPath, telHref(business.phones.main)]),
    )
    const rental = rentalDeliveryCost(town.drivingMiles, usualAmounts)
    for (const words of [
      ...['Service coverage', 'Contact', 'Sales', 'Rentals', 'Service', 'Delivery'],
      ...hoursLines(businessHours.week).map(({ days, time }) => `${days} ${time}`),
      ...[...town.zips, town.roads, town.carts, town.terrain, ...town.uses, ...town.about],
      `When you buy ${figure}`,
      'on sales from $5,000.',
      `When you rent About ${formatPrice(rental.cost)}`,
      `${rental.chargedMiles} of ${town.drivingMiles} miles by road from our Pocono Pines Showroom, at $6 a mile; the first 10 are free.`,
      `about ${town.drivingMiles} miles by road`,
      'In Pennsylvania a golf cart is for private ground',
      `State of the law: November 21, 2026. Not legal advice: ask the municipal office in ${town.name}, and PennDOT.`,
    ])
      expect(textOf(main)).toContain(words)
    expect(linksIn(main).find(({ text }) => text === 'Get a Quote')?.href).toBe(`/contact?town=${town.slug}`)
    const neighbors = town.neighbors.map((slug) => townCalled(slug).url)
    expect(hrefsIn(main)).toEqual(
      expect.arrayContaining([`/inventory?town=${town.slug}`, '/services', '#delivery', ...neighbors]),
    )
  })
  test('TOWN-31, TOWN-71: a map and directions by its coordinates, and range', async () => {
    const html = await load
    expect(find(html, 'details iframe[loading=lazy]').getAttribute('src')).toBe(mapEmbed(town.coordinates))
    expect(hrefsIn(find(html, 'details:has(iframe)'))).toEqual([directionsTo(town.coordinates)])
    for (const { name, share } of placesInRange(town))
      expect(mainText(html)).toMatch(new RegExp(`To ${name} and back [\\d,]+ miles? ${share}% of a charge`))
  })
  test('FIT-19, TOWN-77, CART-132: the three that fit stand before the first three of the list, and every way to carts and to us keeps the town', async () => {
    const html = await load
    const picks = townPicks(await ports.vehicles.list(), town, usualAmounts)
    const [list] = findAll(mainOf(html), 'ol').filter((each) => hrefsIn(each).length === picks.length)
    expect(picks).toHaveLength(3)
    picks.forEach(({ cart, role, reason }, index) => {
      const to = deliveryTo(town, usualAmounts)
      const delivered = deliveredSentence(cart.price, to).join(formatPrice(deliveredPrice(cart.price, to)))
      const card = findAll(list ?? '', 'li')[index] ?? ''
      const stock = `${cartBadge(cart)} ${wordsBesideBadge(cart)}`
      const badge = cart.isNew ? stock : `${wordsBesideBadge(cart)} ${cartBadge(cart)}`
      expect(textOf(card)).toBe(`${role} ${cart.name} ${delivered} ${badge} ${cardFigures(cart)} ${reason}`.trim())
      expect(find(card, 'img').getAttribute('src')).toContain('/media/carts/')
    })
    const kept = hrefsIn(html).filter((href) => /^\/(?:inventory|vehicles?|contact|find-a-cart)(?:[/?#]|$)/.test(href))
    for (const href of kept) expect(href).toMatch(new RegExp(`[?&](?:amp;)?town=${town.slug}(?:&|$)`))
  })
  test('TOWN-73: its order, its scene, and no price in what is folded', async () => {
    const html = await load
    const headings = textsOf(mainOf(html), 'h2')
    expect(headings.slice(0, 3)).toEqual([deliveryWords.heading, roadRules.heading, `Three carts for ${town.name}`])
    expect(headings.at(-1)).toBe(`More about ${town.name}`)
    const folded = findAll(html, 'main details:not([open])').map(textOf).join(' ')
    for (const words of [...town.about, ...Object.values(town.year)]) expect(folded).toContain(words)
    expect(folded).not.toMatch(/\$\d/)
    const scene = `/media/scenes/${town.setting ?? heroPhoto(town.url).name}.webp`
    expect(find(heroOf(html), 'img').getAttribute('src')).toContain(scene)
  })
})

describe('town pages', () => {
  test('TOWN-8: Palmerton keeps its listed type in its title, and its page does not call it a township', async () => {
    const html = await htmlAt('/palmerton-township-golf-carts')
    expect(textsOf(html, 'title')[0]).toMatch(/^\w+ Township Golf Carts, PA/)
    expect(mainText(html)).not.toMatch(/township/i)
  })
  test('TOWN-42: the local business has its five offers', async () => {
    const [organization, local, breadcrumb] = jsonLdOf(await htmlAt('/kidder-township-golf-carts'))
    expect([organization?.['@type'], breadcrumb?.['@type']]).toEqual(['Organization', 'BreadcrumbList'])
    expect(local).toMatchObject({
      '@type': 'AutoDealer',
      '@id': `${testSiteUrl}/kidder-township-golf-carts#local-business`,
      priceRange: '$$',
      aggregateRating: { ratingValue: 4.8, reviewCount: 127 },
      areaServed: [{ name: 'Kidder Township' }, { geoRadius: '50000' }],
    })
    const offers = local?.hasOfferCatalog as { itemListElement: { itemOffered: { name: string } }[] } | undefined
    expect(offers?.itemListElement.map(({ itemOffered }) => itemOffered.name).join()).toBe(
      'Electric Golf Carts,Sales,Maintenance,Rentals,Financing',
    )
  })
})

describe('the first three carts', () => {
  const first = inventory.slice(0, 3)
  const cardsIn = (html: string) =>
    findAll(html, 'li').filter((item) => findAll(item, 'a[href^="/vehicle/"]').length > 0)

  test('TOWN-27: each has a picture, NEW badge, name, whole description, price and a link to /vehicle/{id}', async () => {
    const html = mainOf(await htmlAt('/lansford-borough-golf-carts'))
    const cards = cardsIn(html)
    expect(cards).toHaveLength(3)
    cards.forEach((card, index) => {
      const cart = first[index]
      expect(hrefsIn(card)).toContain(`/vehicle/${cart?.id}?town=lansford`)
      expect(find(card, 'img').getAttribute('src')).toMatch(/^\/media\/carts\/[\w-]+\.webp/)
      expect(textsOf(card, 'span')).toContain('NEW')
      for (const text of [cart?.name ?? '', cart?.description ?? '', formatPrice(cart?.price ?? 0)])
        expect(textOf(card)).toContain(text)
    })
  })
  test.each([
    [0, '0 people'],
    [1, '1 person'],
    [2, '2 people'],
  ])('TOWN-27, TOWN-59: a used cart for %d without words or picture has room for "%s"', async (seats, words) => {
    const [cart] = await ports.vehicles.list()
    if (!cart) throw new Error('the inventory is empty')
    const other = await withList(async () => [
      { ...cart, isNew: false, description: ' ', images: [], seatingCapacity: seats },
    ])
    const [card] = cardsIn(mainOf(await (await other.request('/towns/packer')).text()))
    if (!card) throw new Error('there is no card')
    expect(textOf(card)).not.toContain('NEW')
    expect(textOf(card)).toContain(`An electric cart with room for ${words}.`)
    expect(find(card, 'img').getAttribute('src')).toContain('/media/carts/placeholder.webp')
  })
})

describe('the vehicle list fails', () => {
  test("TOWN-29: a sentence, HTTP error! status: {code} and the number to call stand in the carts' place, and the page stays whole", async () => {
    let calls = 0
    const broken = await withList(async () => {
      calls += 1
      throw new Error('locked')
    })
    const response = await broken.request('/jim-thorpe-borough-golf-carts')
    const html = await response.text()
    expect(response.status).toBe(200)
    const failure = find(mainOf(html), '[role=status]')
    const { before, after } = townPageWords.featured.failed
    expect(textOf(failure)).toContain(`${before} HTTP error! status: 503 ${after}`)
    expect(hrefsIn(failure)).toEqual([telHref(business.phones.main)])
    expect(html).not.toContain('locked')
    for (const part of ['Service coverage', deliveryWords.heading, roadRules.heading, '</footer>'])
      expect(html).toContain(part)
    expect(calls).toBe(2)
    expect(response.headers.get('cache-control')).toBe('public, max-age=5, s-maxage=5, stale-while-revalidate=0')
  })
})

describe('an unknown town', () => {
  test.each([
    ['/towns/jim-thorp', '/jim-thorpe-borough-golf-carts'],
    ['/lake-harmony-golf-carts', '/kidder-township-golf-carts'],
    ['/rentals/jim-thorp', '/rentals/jim-thorpe'],
    ['/%3Cscript%3E-golf-carts', undefined],
    ['/towns/%E0%A4%A', undefined],
  ])(
    'TOWN-17: %s shows Municipality not found, with status 404, a search, and %s as what was meant',
    async (path, url) => {
      const response = await app.request(path)
      const html = await response.text()
      expect(response.status).toBe(404)
      expect(textsOf(html, 'h1')).toEqual(['Municipality not found'])
      expect(metaOf(html, 'robots')).toBe('noindex')
      expect(findAll(html, 'form[action="/carbon-county-golf-carts"] [name=town]')).toHaveLength(1)
      expect(html).not.toContain('<script>')
      const near = findAll(html, 'section').find((section) => textsOf(section, 'h2')[0] === 'Did you mean')
      if (url) expect(near && hrefsIn(near)).toContain(url)
    },
  )
  test.each(['/golf-carts', '/towns/a/b', '/jim-thorpe'])('TOWN-17: %s is no town', async (path) => {
    expect(await htmlAt(path)).toContain('404 Page Not Found')
  })
})

describe('the county', () => {
  const county = '/carbon-county-golf-carts'
  test('TOWN-44: has the search, the map and every town, and says what the labels leave out', async () => {
    const html = await htmlAt(county)
    expect(findAll(heroOf(html), 'form [name=town]')).toHaveLength(1)
    for (const { url } of towns) {
      expect(hrefsIn(heroOf(html))).toContain(url)
      expect(hrefsIn(mainOf(html)).filter((href) => href === url)).toHaveLength(2)
    }
    for (const words of [
      '20 miles around Pocono Pines',
      '15 miles around Scranton',
      '$6 a mile',
      '$5,000',
      `${towns.length + 1} communities: ${towns.length} towns and the county itself`,
      'Nesquehoning and Palmerton are boroughs by law',
      'Kline lies just over the line in Schuylkill County',
    ])
      expect(mainText(html)).toContain(words)
  })
  test.each([
    ['Jim Thorpe', '/jim-thorpe-borough-golf-carts'],
    ['18250', '/summit-hill-borough-golf-carts'],
    ['lake harmony', '/kidder-township-golf-carts'],
  ])('TOWN-46: its search leads straight from %s to %s', async (asked, url) => {
    const response = await app.request(`${county}?town=${encodeURIComponent(asked)}`)
    expect([response.status, response.headers.get('location')]).toEqual([303, url])
  })
  test('TOWN-46, TOWN-75: of a place without a page it tells what delivery costs', async () => {
    const scranton = mainOf(await htmlAt(`${county}?town=Scranton`))
    expect(textOf(scranton)).toContain('Delivery to Scranton: free. Within 15 miles of our Scranton showroom')
    expect(hrefsIn(scranton)).toContain('/inventory?town=scranton')
    expect(textOf(mainOf(await htmlAt(`${county}?town=17901`)))).toMatch(/Delivery to Pottsville: about \$\d+\./)
  })
  test('TOWN-46: it lists several, and answers nonsense with a sentence', async () => {
    expect(mainText(await htmlAt(`${county}?town=18229`))).toContain('“18229” is in more than one town')
    const nothing = await app.request(`${county}?town=zzzzzz%3Cb%3E`)
    expect(nothing.status).toBe(404)
    expect(await nothing.text()).toContain('We know no town called “zzzzzz&lt;b&gt;”')
    expect((await app.request(`${county}?town=+`)).status).toBe(200)
  })
})

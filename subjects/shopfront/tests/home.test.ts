import { expect, test } from 'vitest'
import { formatPrice } from '#kit/formats/format.ts'
import { towns as allTowns } from '#subjects/county/rules/towns.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { locations } from '#subjects/dealership/facts/locations.ts'
import { addressLine, directionsTo, telHref } from '#subjects/dealership/rules/reach.ts'
import { featuredVehicles } from '#subjects/inventory/facts/featured-carts.ts'
import { rentalPlanner } from '#subjects/rentals/facts/rental-planner.ts'
import { home } from '#subjects/shopfront/facts/home-page.ts'
import { find, heroOf, hrefsIn, linksIn, mainOf, sectionOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { htmlAt, ports } from '#tests/setup/shared-site.ts'

const main = mainOf(await htmlAt('/'))
const { main: phone, tollFree } = business.phones

test('SHOP-19, SHOP-65: rentals, View Inventory and a call at the top, four reasons, 500+ customers and 15+ years', () => {
  expect(linksIn(heroOf(main))).toMatchObject([
    { href: '/rentals', text: expect.stringContaining('rent') },
    { href: '/policies/storage-policy', text: 'storage' },
    { href: '/inventory', text: 'View Inventory' },
    { href: telHref(phone), text: `Call ${phone}` },
  ])
  const reasons = home.whyChoose.points.map(({ title }) => title)
  expect(textsOf(sectionOf(main, home.whyChoose.heading), 'h3')).toEqual(expect.arrayContaining(reasons))
  expect(textOf(find(sectionOf(main, home.about.heading), 'dl'))).toBe('customers 500+ years 15+')
})

test('SHOP-1, SHOP-19: a grid of the brands, each with its page or its carts', () => {
  const links = linksIn(sectionOf(main, home.brands.heading))
  expect(links.map(({ href, text }) => `${text} ${href}`)).toEqual(
    home.brands.items.map(({ name, url }) => `${name} ${url}`),
  )
})

test('SHOP-22: three featured carts, linking to /vehicle/{slug}, at their prices', () => {
  const featured = sectionOf(main, home.featured.heading)
  const carts = linksIn(featured).filter(({ href }) => href.startsWith('/vehicle/'))
  expect(carts).toMatchObject(featuredVehicles.map(({ id, name }) => ({ href: `/vehicle/${id}`, text: name })))
  // Below the cards the lot's own figures follow.
  expect(textOf(featured)).toMatch(/^[^$]*\$12,995[^$]*\$16,995[^$]*\$11,995/)
})

test('SHOP-68: the kinds of carts, the shortest first, each with its number and its lowest price, to its part of the inventory', async () => {
  const carts = await ports.vehicles.list()
  const kinds = linksIn(main).filter(({ href }) => href.startsWith('/inventory?category='))
  const told = Map.groupBy(carts, ({ category }) => category)
  expect(new Set(kinds.map(({ href }) => new URLSearchParams(href.split('?')[1]).get('category')))).toEqual(
    new Set(told.keys()),
  )
  for (const { href, text } of kinds) {
    const name = new URLSearchParams(href.split('?')[1]).get('category') ?? ''
    const alike = told.get(name) ?? []
    const least = Math.min(...alike.filter(({ inStock }) => inStock).map(({ price }) => price))
    expect(text).toBe(`${name} ${alike.length} carts, from ${formatPrice(least)}`)
  }
})

test('SHOP-69: the days of a rental are asked for at its price a day, and /rentals answers them', async () => {
  const form = find(main, 'form[action="/rentals"]')
  expect(textsOf(form, 'label')).toEqual([rentalPlanner.days])
  expect(textOf(main)).toContain('Rent from $245 a day')
  expect(textOf(mainOf(await htmlAt('/rentals?days=3')))).toContain('$685')
})

test('SHOP-24: a map to open, links to all municipalities, and a block to contact us', () => {
  const map = find(sectionOf(main, 'Where to find us'), 'details iframe')
  expect(map.getAttribute('src')).toMatch(/^https:\/\/www\.google\.com\/maps\?output=embed.*White%20Haven/)
  const towns = hrefsIn(sectionOf(main, home.towns.heading))
  expect(towns).toEqual(allTowns.map(({ url }) => url))
  const contact = hrefsIn(sectionOf(main, home.contact.heading))
  expect(contact).toEqual([telHref(phone), telHref(tollFree), '/contact'])
})

test('SHOP-24: three locations with address and phone', () => {
  const dealers = sectionOf(main, 'Partner dealer locations')
  for (const [index, { name, address, line }] of locations.entries()) {
    const shown = textsOf(dealers, 'article')[index]
    for (const part of [name, `${addressLine(address)} ${business.phones[line]}`]) expect(shown).toContain(part)
  }
})

test('SHOP-34, SHOP-66: directions lead to each address: on home, about, and at the bottom of a small screen', async () => {
  for (const path of ['/', '/about', '/services']) {
    const html = await htmlAt(path)
    const opener = find(html, 'nav[aria-label="Quick contact"] button[popovertarget]')
    const popover = find(html, `nav[aria-label="Quick contact"] #${opener.getAttribute('popovertarget')}[popover]`)
    const lists = [popover, ...(path === '/services' ? [] : [find(mainOf(html), 'ul[aria-label=Directions]')])]
    for (const list of lists) {
      const ways = hrefsIn(list).filter((href) => !href.startsWith('tel:'))
      expect(ways).toEqual(locations.map((place) => directionsTo(place.coordinates)))
      expect(textsOf(list, 'li')[0]).toContain('repair shop, cart storage')
    }
    if (lists.length > 1) expect(textsOf(html, 'svg text')).toContain(business.address.city)
  }
})

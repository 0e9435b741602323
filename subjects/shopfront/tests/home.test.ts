import { expect, test } from 'vitest'
import { towns as allTowns } from '#subjects/county/rules/towns.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { home } from '#subjects/dealership/facts/home-page.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { locations } from '#subjects/dealership/facts/locations.ts'
import { hoursSummary } from '#subjects/dealership/rules/hours.ts'
import { addressLine, directionsTo, telHref } from '#subjects/dealership/rules/reach.ts'
import { find, heroOf, linksIn, mainOf, sectionOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { app } from '#tests/setup/shared-site.ts'

const main = mainOf(await (await app.request('/')).text())
const hero = heroOf(main)

test('SHOP-19: View Inventory and a call at the top', () => {
  expect(linksIn(hero)).toMatchObject([
    { href: '/inventory', text: 'View Inventory' },
    { href: telHref(business.phones.main), text: `Call ${business.phones.main}` },
  ])
})

test('SHOP-19: four reasons', () => {
  expect(textsOf(sectionOf(main, home.whyChoose.heading), 'h3')).toEqual([
    'Premium quality',
    'Expert service',
    '0% financing on select models',
    'Eco-friendly',
  ])
})

test('SHOP-1, SHOP-19: a grid of six brands', () => {
  const brands = linksIn(sectionOf(main, home.brands.heading))
  expect(brands).toHaveLength(6)
  for (const [index, name] of ['Denago', 'Evolution', 'Club Car', 'EZ-GO', 'Tomberlin', 'Swift EV'].entries())
    expect(brands[index]?.text).toMatch(new RegExp(`^${name} `))
})

test('SHOP-22: three featured carts, linking to /vehicle/{slug}, at their prices', () => {
  const featured = sectionOf(main, home.featured.heading)
  expect(linksIn(featured).filter(({ href }) => href.startsWith('/vehicle/'))).toMatchObject([
    { href: '/vehicle/d5-maverick-4-plus', text: 'Evolution D5 Maverick 4 Plus' },
    { href: '/vehicle/d6-max-xt4', text: 'Evolution D6 Max XT4' },
    { href: '/vehicle/ev-city', text: 'Denago EV City' },
  ])
  // Below the cards the lot's own figures follow.
  expect(
    textOf(featured)
      .match(/\$[\d,]+/g)
      ?.slice(0, 3),
  ).toEqual(['$12,995', '$16,995', '$11,995'])
})

test('SHOP-19: 500+ customers, 15+ years', () => {
  const about = sectionOf(main, home.about.heading)
  expect(textsOf(about, 'dt')).toEqual(['customers', 'years'])
  expect(textsOf(about, 'dd')).toEqual(['500+', '15+'])
})

test('SHOP-24: a map to open', () => {
  const map = find(sectionOf(main, 'Where to find us'), 'details iframe')
  expect(map.getAttribute('src')).toMatch(/^https:\/\/www\.google\.com\/maps\?output=embed.*White%20Haven/)
  expect(map.getAttribute('loading')).toBe('lazy')
})

test('SHOP-24: links to all municipalities', () => {
  const towns = linksIn(sectionOf(main, home.towns.heading))
  expect(towns).toHaveLength(allTowns.length)
  for (const { href } of towns) expect(href).toMatch(/^\/[a-z-]+-(borough|township)-golf-carts$/)
})

test('SHOP-24: three locations with address, phone and hours', () => {
  const dealers = sectionOf(main, 'Partner dealer locations')
  expect(textsOf(dealers, 'h3')).toEqual(['Pocono Pines Showroom', 'Scranton Showroom', 'Online Showroom'])
  const shown = textsOf(dealers, 'article')
  for (const [index, { address, phone }] of locations.entries()) {
    expect(shown[index]).toContain(`${addressLine(address).replace(',', '')} ${phone}`)
    expect(shown[index]).toContain(hoursSummary(businessHours.week).replaceAll(',', ''))
  }
})

test.each(['/', '/about'])('SHOP-34: %s: the office is pinned, and directions lead to each address', async (path) => {
  const page = mainOf(await (await app.request(path)).text())
  expect(textsOf(page, '.county-map text')).toContain(business.address.city)
  const ways = linksIn(find(page, 'ul[aria-label=Directions]')).map(({ href }) => href)
  expect(ways).toEqual(locations.map(({ coordinates }) => directionsTo(coordinates)))
})

test('SHOP-34: Directions at the bottom of a small screen offers the same', async () => {
  const bar = find(await (await app.request('/services')).text(), 'nav[aria-label="Quick contact"]')
  const opener = find(bar, 'button[popovertarget]')
  expect(textOf(opener)).toBe('Directions')
  const offered = linksIn(find(bar, `#${opener.getAttribute('popovertarget')}[popover]`))
  expect(offered.map(({ href }) => href)).toEqual(locations.map(({ coordinates }) => directionsTo(coordinates)))
})

test('SHOP-24: a block to contact us', () => {
  expect(linksIn(sectionOf(main, home.contact.heading)).map(({ href }) => href)).toEqual([
    telHref(business.phones.main),
    telHref(business.phones.tollFree),
    '/contact',
  ])
})

import { expect, test } from 'vitest'
import { business } from '#content/dealership/business.ts'
import { home } from '#content/dealership/home-page.ts'
import { physicalShowrooms } from '#content/dealership/locations.ts'
import { addressLine, telHref } from '#site/dealership/rules/reach.ts'
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

test('SHOP-20: four reasons', () => {
  expect(textsOf(sectionOf(main, 'Why people here choose us'), 'h3')).toEqual([
    'Premium quality',
    'Expert service',
    '0% financing on select models',
    'Eco-friendly',
  ])
})

test('SHOP-2, SHOP-21: a grid of six brands', () => {
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

test('SHOP-23: 500+ customers, 15+ years', () => {
  const about = sectionOf(main, 'Named after the railroad, built for the hills')
  expect(textsOf(about, 'dt')).toEqual(['customers', 'years'])
  expect(textsOf(about, 'dd')).toEqual(['500+', '15+'])
})

test('SHOP-24: a map to open', () => {
  const map = find(sectionOf(main, 'Where to find us'), 'details iframe')
  expect(map.getAttribute('src')).toMatch(/^https:\/\/www\.google\.com\/maps\?output=embed.*White%20Haven/)
  expect(map.getAttribute('loading')).toBe('lazy')
})

test('SHOP-24: links to all municipalities', () => {
  const towns = linksIn(sectionOf(main, 'Every town in the county'))
  expect(towns).toHaveLength(23)
  for (const { href } of towns) expect(href).toMatch(/^\/[a-z-]+-(borough|township)-golf-carts$/)
})

test('SHOP-25: three locations with address and phone', () => {
  const dealers = sectionOf(main, 'Partner dealer locations')
  expect(textsOf(dealers, 'h3')).toEqual(['Pocono Pines Showroom', 'Scranton Showroom', 'Online Showroom'])
  expect(textsOf(dealers, 'address')).toEqual([
    ...physicalShowrooms.map(({ address, phone }) => `${addressLine(address).replace(',', '')} ${phone}`),
    `Serving all of Pennsylvania from our White Haven office ${business.phones.tollFree}`,
  ])
})

test('SHOP-25: a block to contact us', () => {
  expect(linksIn(sectionOf(main, 'Talk to someone who knows the road')).map(({ href }) => href)).toEqual([
    telHref(business.phones.main),
    telHref(business.phones.tollFree),
    '/contact',
  ])
})

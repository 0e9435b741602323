import { expect, test } from 'vitest'
import { towns } from '#subjects/county/rules/towns.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { locations, poconoPines, workshop } from '#subjects/dealership/facts/locations.ts'
import { hoursSummary } from '#subjects/dealership/rules/hours.ts'
import { addressLine, telHref } from '#subjects/dealership/rules/reach.ts'
import { showroom } from '#subjects/shopfront/facts/showroom-page.ts'
import { findAll, heroOf, hrefsIn, linksIn, mainOf, sectionOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { htmlAt } from '#tests/setup/shared-site.ts'

const main = mainOf(await htmlAt('/showroom'))
const hero = heroOf(main)
const cards = findAll(sectionOf(main, 'Our Locations'), 'article')

test('SHOP-33: the lit showroom and a call at the top; Schedule Visit leads to /contact', () => {
  const call = { href: telHref(business.phones.main), text: `Call ${business.phones.main}` }
  expect(findAll(hero, 'img[src*="showroom-dusk"]')).toHaveLength(1)
  expect(linksIn(hero).at(-1)).toMatchObject(call)
  expect(linksIn(sectionOf(main, 'Plan a visit'))).toMatchObject([{ href: '/contact', text: 'Schedule Visit' }, call])
})

test('SHOP-34: Our Locations: each card has address, number, hours, Directions and Call Now', () => {
  expect(cards.map((card) => textsOf(card, 'h3')[0])).toEqual(locations.map(({ name }) => name))
  for (const [index, card] of cards.entries()) {
    const { line, address } = locations[index] ?? poconoPines
    expect(textsOf(card, 'address')[0]).toContain(`${addressLine(address).replace(',', '')} ${business.phones[line]}`)
    expect(textOf(card)).toContain(hoursSummary(businessHours.week).replaceAll(',', ''))
    const [phone, directions, call] = linksIn(card)
    expect(phone?.href).toBe(telHref(business.phones[line]))
    expect(directions).toMatchObject({ text: 'Directions', href: expect.stringContaining('google.com/maps/dir/') })
    expect(call).toMatchObject({ text: 'Call Now', href: telHref(business.phones[line]) })
  }
})

test('SHOP-66: the card of the place where carts are repaired and stored says so', () => {
  const saying = cards.filter((card) => textOf(card).includes('Also our repair shop and cart storage'))
  expect(saying.map((card) => textsOf(card, 'h3')[0])).toEqual([workshop.name])
})

test('SHOP-34: icon links, social ones only where there are any', () => {
  const icons = cards.map((card) =>
    linksIn(card)
      .slice(3)
      .map(({ element }) => element.getAttribute('aria-label')?.match(/^\w+/)?.[0]),
  )
  expect(icons).toEqual([
    ['Website', 'Facebook', 'YouTube', 'Reviews'],
    ['Website', 'YouTube', 'Reviews'],
    ['Website', 'Facebook', 'YouTube', 'Reviews'],
  ])
})

test('SHOP-37: Test Drives, Expert Consultation, Financing Options', () => {
  const titles = showroom.services.items.map(({ title }) => title)
  expect(textsOf(sectionOf(main, showroom.services.heading), 'h3')).toEqual(titles)
})

test('SHOP-17, SHOP-37: Areas We Serve, a tile for each of 23 below the map', () => {
  const areas = sectionOf(main, 'Areas We Serve')
  expect(hrefsIn(findAll(areas, 'ul').at(-1) ?? '')).toEqual(towns.map(({ url }) => url))
  expect(textOf(areas)).toContain('23 boroughs and townships')
})

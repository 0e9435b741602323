import { expect, test } from 'vitest'
import { towns as allTowns } from '#subjects/county/rules/towns.ts'
import { about } from '#subjects/dealership/facts/about-page.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { aboutPageHours } from '#subjects/dealership/facts/hours.ts'
import { team } from '#subjects/dealership/facts/team.ts'
import { hoursSummary } from '#subjects/dealership/rules/hours.ts'
import { addressLine, telHref } from '#subjects/dealership/rules/reach.ts'
import { find, findAll, heroOf, linksIn, mainOf, sectionOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { app } from '#tests/setup/shared-site.ts'

const main = mainOf(await (await app.request('/about')).text())
const hero = heroOf(main)

test('SHOP-41: links to /contact and /inventory at the top', () => {
  expect(linksIn(hero).map(({ href }) => href)).toEqual(['/', '/contact', '/inventory'])
})

test('SHOP-42: Our Story', () => {
  expect(textsOf(sectionOf(main, 'Our Story'), 'p').length).toBeGreaterThan(1)
})

test('SHOP-42: 15+ years, 500+ satisfied customers, 24 municipalities', () => {
  const stats = sectionOf(main, about.stats.heading)
  expect(textsOf(stats, 'dd')).toEqual(['15+', '500+', '24'])
  expect(textsOf(stats, 'dt')).toEqual(['years', 'satisfied customers', 'municipalities'])
})

test('SHOP-41: a map to open', () => {
  const map = find(sectionOf(main, 'Where we are'), 'details iframe')
  expect(map.getAttribute('src')).toMatch(/output=embed.*White%20Haven/)
})

test('SHOP-41, SHOP-7: the office’s address, and Sundays by appointment', () => {
  const card = textOf(sectionOf(main, 'Where we are'))
  expect(card).toContain(addressLine(business.address).replace(',', ''))
  expect(card).toContain(hoursSummary(aboutPageHours.week).replaceAll(',', ''))
  expect(card).toContain('Luzerne County')
})

test('SHOP-41: four values', () => {
  expect(textsOf(sectionOf(main, about.values.heading), 'h3')).toHaveLength(4)
})

test('SHOP-45, SHOP-40: four people with name, role, experience and description', () => {
  const section = sectionOf(main, about.team.heading)
  expect(textsOf(section, 'h3')).toEqual(['Ruth Kessler', 'Dan Yurick', 'Marisol Vega', 'Pete Hontz'])
  expect(textsOf(section, 'li')).toEqual(
    team.map(({ name, role, description, experience }) => `${name} ${role} ${description} ${experience}`),
  )
})

test('SHOP-46: three regions of 8', () => {
  const regions = findAll(sectionOf(main, about.regions.heading), 'h3 ~ ul')
  expect(regions).toHaveLength(3)
  const names = regions.map((region) => textsOf(region, 'li'))
  expect(names.map((towns) => towns.length)).toEqual([8, 8, 8])
  expect(new Set(names.flat()).size).toBe(24)
  expect(names.flat()).not.toContain('')
})

test('SHOP-46: a link to every municipality', () => {
  const towns = linksIn(sectionOf(main, 'All 24 municipalities'))
  expect(new Set(towns.map(({ href }) => href)).size).toBe(allTowns.length + 1)
  for (const { href } of towns) expect(href).toMatch(/^\/[a-z-]+-golf-carts$/)
  expect(towns.at(-1)).toMatchObject({ href: '/carbon-county-golf-carts', text: 'Carbon County' })
})

test('SHOP-41: ways to reach us', () => {
  expect(linksIn(sectionOf(main, about.contact.heading)).map(({ href }) => href)).toEqual([
    telHref(business.phones.main),
    '/contact',
  ])
})

test('SHOP-42: the railroad is drawn and named, each part of the story has a number on its line', () => {
  const drawing = find(main, `[role=img][aria-label="${about.railroad.alt}"]`)
  for (const svg of findAll(drawing, 'svg')) {
    expect(textsOf(svg, 'g text')).toEqual(about.story.paragraphs.map((_, index) => String(index + 1)))
    expect(textOf(svg)).toContain(about.railroad.top)
    expect(textOf(svg)).toContain(about.railroad.bottom)
  }
})

test('SHOP-46: the regions and the list of municipalities are folded', () => {
  for (const heading of [about.regions.heading, about.municipalities.heading]) {
    const folds = findAll(main, 'details:not([open])').filter((fold) => textsOf(fold, 'summary h2')[0] === heading)
    expect(folds).toHaveLength(1)
  }
})

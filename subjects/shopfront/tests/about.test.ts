import { expect, test } from 'vitest'
import { milesBetween } from '#subjects/county/rules/delivery.ts'
import { towns as allTowns } from '#subjects/county/rules/towns.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { aboutPageHours } from '#subjects/dealership/facts/hours.ts'
import { team } from '#subjects/dealership/facts/team.ts'
import { hoursSummary } from '#subjects/dealership/rules/hours.ts'
import { addressLine, telHref } from '#subjects/dealership/rules/reach.ts'
import { about } from '#subjects/shopfront/facts/about-page.ts'
import { find, findAll, heroOf, hrefsIn, mainOf, sectionOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { htmlAt } from '#tests/setup/shared-site.ts'

const main = mainOf(await htmlAt('/about'))

test('SHOP-41: leads to /contact and /inventory, has four values, and ends with ways to reach us', () => {
  expect(hrefsIn(heroOf(main))).toEqual(['/', '/contact', '/inventory'])
  expect(textsOf(sectionOf(main, about.values.heading), 'h3')).toHaveLength(4)
  expect(hrefsIn(sectionOf(main, about.contact.heading))).toEqual([telHref(business.phones.main), '/contact'])
})

test('SHOP-7, SHOP-41: a map to open, the office’s address, and Sundays by appointment', () => {
  const where = sectionOf(main, 'Where we are')
  expect(find(where, 'details iframe').getAttribute('src')).toMatch(/output=embed.*White%20Haven/)
  expect(textOf(where)).toContain(addressLine(business.address).replace(',', ''))
  expect(textOf(where)).toContain(hoursSummary(aboutPageHours.week).replaceAll(',', ''))
  expect(textOf(where)).toContain('Luzerne County')
})

test('SHOP-42: Our Story: 15+ years, 500+ satisfied customers, 24 municipalities', () => {
  const stats = sectionOf(main, 'Our Story')
  expect(textsOf(stats, 'dd')).toEqual(['15+', '500+', '24'])
  expect(textsOf(stats, 'dt')).toEqual(['years', 'satisfied customers', 'municipalities'])
  expect(textsOf(sectionOf(main, 'Our Story'), 'p')).toEqual(about.story.paragraphs)
})

test('SHOP-40, SHOP-45: four people with name, role, experience and description', () => {
  const section = sectionOf(main, about.team.heading)
  expect(textsOf(section, 'h3')).toEqual(['Ruth Kessler', 'Dan Yurick', 'Marisol Vega', 'Pete Hontz'])
  expect(textsOf(section, 'li')).toEqual(
    team.map(({ name, role, description, experience }) => `${name} ${role} ${description} ${experience}`),
  )
})

test('SHOP-46: every town lies nearer to the middle of its region than to that of another', () => {
  const middles = about.regions.groups.map(({ slugs }) => {
    const places = allTowns
      .filter(({ slug }) => slugs.some((each) => each === slug))
      .map(({ coordinates }) => coordinates)
    const mean = (of: 'latitude' | 'longitude') => places.reduce((sum, place) => sum + place[of], 0) / places.length
    return { latitude: mean('latitude'), longitude: mean('longitude') }
  })
  about.regions.groups.forEach(({ slugs }, index) => {
    for (const { name, coordinates } of allTowns.filter(({ slug }) => slugs.some((each) => each === slug))) {
      const miles = middles.map((middle) => milesBetween(coordinates, middle))
      expect(miles.indexOf(Math.min(...miles)), name).toBe(index)
    }
  })
})

test('SHOP-46: three regions of 8, none twice, each municipality a link', () => {
  const regions = findAll(sectionOf(main, about.regions.heading), 'h3 + ul')
  expect(regions.map((region) => hrefsIn(region).length)).toEqual([8, 8, 8])
  const links = new Set(regions.flatMap((region) => hrefsIn(region)))
  expect(links).toEqual(new Set([...allTowns.map(({ url }) => url), '/carbon-county-golf-carts']))
})

import { describe, expect, test } from 'vitest'
import { towns } from '#subjects/county/rules/towns.ts'
import { brandNames } from '#subjects/dealership/facts/carried-brands.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { rentalForbids } from '#subjects/policies/facts/rental-rules.ts'
import * as planner from '#subjects/rentals/facts/rental-planner.ts'
import { planTerms, rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import { rentalTownPageWords } from '#subjects/rentals/facts/rental-town-page.ts'
import { rentalsPageWords } from '#subjects/rentals/facts/rentals-page.ts'
import { textsIn } from '#tests/setup/texts-in.ts'

/** Words in which a text would put a driver younger than the policy's minimum age at the wheel. */
const youngDrivers = [
  ...['sixteen-year-old', 'under sixteen', 'seventeen-year-old', 'teenager', 'teenagers'],
  ...['learner', 'learners', 'driving lesson', 'driving lessons', 'driving instruction'],
] as const

/** A use that we suggest names no public road, unless it says that the road is closed to traffic. */
const publicRoads = {
  words: ['street', 'streets', 'avenue', 'sidewalk', 'sidewalks', 'highway', 'route', 'us 209'],
  closed: ['closed', 'permit'],
} as const

/** Those of the texts in which one of the words stands by itself. */
const naming = (texts: readonly string[], words: readonly string[], flags = 'i') => {
  const word = new RegExp(`\\b(?:${words.join('|')})\\b`, flags)
  return texts.filter((text) => word.test(text))
}

const forbidden = [...rentalForbids.flatMap(({ words }) => words), ...youngDrivers]

describe.each(towns)('what we say of $name', ({ uses, rental, meta, ...town }) => {
  const prose = [...textsIn([uses, rental, meta]), town.lead, town.terrain, town.carts, ...town.about]
  const texts = [...prose, ...Object.values(town.year)]

  test('TOWN-76: invites to nothing that the rental policy forbids, and puts no one under its age at the wheel', () => {
    expect(naming(texts, forbidden)).toEqual([])
  })

  test('TOWN-76: suggests no use of a public road, unless it is closed to traffic', () => {
    const suggested = [...uses, rental.intro, ...rental.examples.map(({ what }) => what)]
    const open = naming(suggested, publicRoads.words).filter((text) => naming([text], publicRoads.closed).length === 0)
    expect(open).toEqual([])
  })

  test('TOWN-77: names no cart, brand or plan of ours: the page works out which fit', () => {
    const models = inventory.flatMap((cart) => cart.name.split(' ')).filter((word) => /^[A-Z][a-z]{3,}$/.test(word))
    const names = [...new Set([...models, ...brandNames])].filter((word) => !['Plus', 'Passenger'].includes(word))
    expect(naming(texts, names, '')).toEqual([])
    const plans = planTerms.flatMap(({ id, name: plan }) => [`${plan} plan`, `${id} plan`])
    expect(naming(texts, plans)).toEqual([])
  })
})

test('TOWN-76: the pages on renting invite to nothing that the rental policy forbids', () => {
  const texts = textsIn([rentalsPageWords, rentalTownPageWords, planTerms, rentalSections, planner])
  expect(texts.length).toBeGreaterThan(50)
  expect(naming(texts, forbidden)).toEqual([])
})

test('POL-27, TOWN-76: a forbidden word is found where it stands', () => {
  expect(naming(['A small trailer behind', 'Trailside', 'By the stowed hitch'], forbidden)).toHaveLength(2)
})

import { expect, test } from 'vitest'
import { definePage } from '#kernel/page/page.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { usualAmounts } from '#subjects/policies/rules/prices-today.ts'
import { townKey } from './chosen-town.ts'
import { milesBetween, saleDelivery, smallSaleDelivery } from './delivery.ts'
import { askedTown, chosenTown, destinations, findDestination, readDestination } from './destinations.ts'
import { townCalled, towns } from './towns.ts'

const beyond = destinations.filter(({ url }) => !url)

test.each([
  ['White Haven', 'white-haven', 0],
  ['pocono pines', 'pocono-pines', 0],
  ['18350', 'pocono-pines', 0],
  ['Scranton PA', 'scranton', 0],
  ['18503', 'scranton', 0],
  ['Mt. Pocono', 'mount-pocono', 0],
  ['18326', 'cresco', 0],
  ['Clarks Summit', 'clarks-summit', 0],
  ['Wilkes Barre', 'wilkes-barre', 12],
  ['Allentown', 'allentown', 126],
  ['Towamensing', 'towamensing', 0],
  ['Kline', 'kline', 12],
])('TOWN-75: %s is %s, where delivery costs $%d', (typed, slug, fee) => {
  const { town } = readDestination(typed)
  expect(town?.slug).toBe(slug)
  expect(chosenTown.parse(slug)).toBe(town)
  expect(town && saleDelivery(town, usualAmounts).fee).toBe(fee)
})

test('TOWN-75: an own name goes before a village of that name; a ZIP code of several asks which', () => {
  expect(readDestination('Blakeslee').town?.county).toBe('Monroe')
  expect(readDestination('18661').several.map(({ slug }) => slug)).toEqual(['east-side', 'kidder', 'white-haven'])
  expect([chosenTown.parse('atlantis'), findDestination('constructor')]).toEqual([undefined, undefined])
})

test.each(beyond)(
  'TOWN-75: $name is outside the county, near enough, and pays by the mile what no area takes in',
  (place) => {
    const straight = milesBetween(place.coordinates, business.coordinates)
    expect(straight).toBeLessThanOrEqual(60)
    expect(place.county).not.toBe(business.county.replace(' County', ''))
    for (const zip of place.zips) expect(zip).toMatch(/^1[789]\d{3}$/)
    const { fee, area, figure } = saleDelivery(place, usualAmounts)
    expect(fee).toBe(6 * place.milesBeyondFreeDelivery)
    expect(figure).toBe(area === 'beyond' ? `About $${fee}` : 'Free')
    expect(area === 'beyond').toBe(fee > 0)
    // By road it is never nearer than on the map, nor is the free area than the showroom.
    expect(smallSaleDelivery(place, usualAmounts).fee).toBeGreaterThan(fee)
  },
)

test('TOWN-75: every name and slug is one place, and the straight line tells the miles that we know of Kline', () => {
  for (const key of ['slug', 'name'] as const)
    expect(new Set(destinations.map((place) => place[key])).size).toBe(destinations.length)
  expect(destinations.slice(0, towns.length)).toEqual(towns)
  const kline = townCalled('kline')
  const hazleton = findDestination('hazleton')
  expect(hazleton?.milesBeyondFreeDelivery).toBeGreaterThan(kline.milesBeyondFreeDelivery)
})

test.each([
  ['', undefined, []],
  ['Lehighton', undefined, []],
  ['18661', '“18661” is in more than one town. Choose one:', ['east-side', 'kidder', 'white-haven']],
  ['Stroudsberg', 'We know no town called “Stroudsberg”. Did you mean:', ['stroudsburg']],
  ['Old Hazleton', 'We know no town called “Old Hazleton”. Did you mean:', ['hazleton']],
  ['Philadelphia', 'We know no town called “Philadelphia”. Try a ZIP code or a nearby town.', []],
  ['19103', 'We do not know ZIP 19103. Type a nearby town.', []],
])('TOWN-48, TOWN-75: of "%s" we say: %s', (typed, problem, several) =>
  expect(readDestination(typed)).toMatchObject({ problem, several: several.map((slug) => ({ slug })) }),
)

test('TOWN-48: a name that is written otherwise is never answered for another place unasked', () => {
  for (const { name } of destinations)
    for (const typed of [`${name}o`, name.slice(0, -1), `Old ${name}`, name.replace(/[aeiou]/, 'y')]) {
      const { town, problem } = readDestination(typed)
      expect(town?.name === name || problem !== undefined, `${typed}: ${town?.name}`).toBe(true)
    }
})

test('TOWN-75: an address keeps the first value of each key, and the slug of the town that was typed', () => {
  const { questionOf } = definePage({
    paths: ['/'],
    keys: [townKey, 'days'],
    carries: askedTown,
    head: () => ({ title: '', description: '', canonical: '/' }),
    body: () => null,
  })
  const query = (text: string) => `${questionOf(new URLSearchParams(text)).search}`
  expect(query('town=+White+Haven+&days=7&days=9')).toBe('town=white-haven&days=7')
  expect(query('town=Atlantis')).toBe('town=Atlantis')
  expect(query('days=7')).toBe('days=7')
  expect([chosenTown.parse('kline')?.slug, chosenTown.parse('Kline, maybe')]).toEqual(['kline', undefined])
})

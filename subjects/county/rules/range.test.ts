import { describe, expect, it } from 'vitest'
import { range } from '#subjects/county/facts/range.ts'
import { milesBetween, showroomOf } from './delivery.ts'
import { placesInRange, reachOf, windingOf } from './range.ts'
import { townCalled, towns } from './towns.ts'

describe('range around a town', () => {
  it.each(towns)('TOWN-71: places around $name, nearest first, there and back on one charge', (town) => {
    const places = placesInRange(town)
    expect(places.length).toBeGreaterThan(0)
    expect(places.length).toBeLessThanOrEqual(range.places)
    expect(places).toEqual(places.toSorted((one, other) => one.miles - other.miles))
    for (const { miles, share } of places) {
      expect(share).toBe(Math.round((100 * miles) / range.miles))
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThanOrEqual(100)
    }
  })

  it('TOWN-71: counts miles of road as on the way from the town to its showroom', () => {
    const town = townCalled('jim-thorpe')
    expect(windingOf(town) * milesBetween(town.coordinates, showroomOf(town).coordinates)).toBeCloseTo(31)
    expect(windingOf({ ...town, drivingMiles: 0 })).toBe(1)
    const straight = milesBetween(town.coordinates, townCalled('franklin').coordinates)
    const franklin = placesInRange(town).find(({ name }) => name === 'Franklin')
    expect(franklin?.miles).toBe(Math.round(2 * straight * windingOf(town)))
  })

  it.each(towns)('TOWN-52: a ring around $name is half as far as its share of a charge goes, by road', (town) => {
    expect(2 * reachOf(town, 50) * windingOf(town)).toBeCloseTo(range.miles / 2)
  })
})

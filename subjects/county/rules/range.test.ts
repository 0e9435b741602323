import { describe, expect, it } from 'vitest'
import { countyMap } from '#subjects/county/facts/county-map.ts'
import { roadMilesPerMile } from '#subjects/county/facts/delivery-rules.ts'
import { range } from '#subjects/county/facts/range.ts'
import { placesInRange, reachOf, roadMilesToLake } from './range.ts'
import { townCalled, towns } from './towns.ts'

describe('range around a town', () => {
  it.each(towns)('TOWN-71: places around $name, nearest first, there and back with the reserve left', (town) => {
    const places = placesInRange(town)
    expect(places.length).toBeGreaterThan(0)
    expect(places.length).toBeLessThanOrEqual(range.places)
    expect(places).toEqual(places.toSorted((one, other) => one.miles - other.miles))
    for (const { miles, share } of places) {
      expect(share).toBe(Math.round((100 * miles) / range.miles))
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThanOrEqual(100 - range.reserve)
    }
  })

  it.each(towns)('TOWN-71: from $name to a neighbor is as far as from there to it', (town) => {
    for (const { name, miles } of placesInRange(town)) {
      const back = towns.find((other) => other.name === name)
      const there = back && placesInRange(back).find((place) => place.name === town.name)
      expect(there?.miles ?? miles, name).toBe(miles)
    }
  })

  it('TOWN-71: a lake behind a ridge is reached by way of the towns on its road', () => {
    const miles = (slug: string) => {
      const lake = countyMap.lakes.find(({ name }) => name === 'Mauch Chunk Lake') ?? countyMap.lakes[0]
      return Math.round(2 * roadMilesToLake(townCalled(slug), lake))
    }
    expect([miles('summit-hill'), miles('jim-thorpe'), miles('nesquehoning')]).toEqual([7, 8, 19])
  })

  it('TOWN-52: a ring is half as far as its share of a charge goes, by road', () => {
    expect(2 * reachOf(50) * roadMilesPerMile).toBeCloseTo(range.miles / 2)
  })
})

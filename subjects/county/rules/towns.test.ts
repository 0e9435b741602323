import { describe, expect, it } from 'vitest'
import { countyHub } from '#subjects/county/facts/county-hub.ts'
import { findTown, type Town, townCalled, towns } from './towns.ts'

const prose = (town: Town) => [
  town.lead,
  ...town.about,
  town.terrain,
  town.carts,
  town.roads,
  ...Object.values(town.year),
  ...town.uses,
  town.rental.intro,
  town.rental.tip,
  ...town.rental.examples.map(({ what }) => what),
]

const vocabulary = (texts: readonly string[], name: string) =>
  new Set(
    texts
      .join(' ')
      .replaceAll(new RegExp(name, 'gi'), '')
      .toLowerCase()
      .match(/[a-z']+/g) ?? [],
  )

describe('the list of towns', () => {
  it('TOWN-1, TOWN-3, TOWN-4: 9 boroughs and the 14 townships that are listed, in that order', () => {
    const named = (type: string) => towns.filter((m) => m.type === type).map((m) => m.name)
    expect(named('Borough').join(', ')).toBe(
      'Beaver Meadows, East Side, Jim Thorpe, Lansford, Lehighton, Parryville, Summit Hill, Weatherly, Weissport',
    )
    expect(named('Township').join(', ')).toBe(
      'East Penn, Franklin, Kidder, Kline, Lausanne, Lehigh, Lower Towamensing, Mahoning, Packer, Penn Forest, Towamensing, Banks, Nesquehoning, Palmerton',
    )
  })

  it('TOWN-2, TOWN-6: with the county hub there are 24 town links at /{slug}-golf-carts', () => {
    const links = [...towns.map((m) => m.url), countyHub.url]
    expect(new Set(links).size).toBe(24)
    for (const m of towns) expect(m.url).toBe(`/${m.fullSlug}-golf-carts`)
  })

  it('RENT-25: exactly the registered towns', () => {
    expect(towns.map((m) => m.rentalPath.replace('/rentals/', '')).toSorted()).toEqual(
      'beaver-meadows, east-side, jim-thorpe, lansford, lehighton, parryville, summit-hill, weatherly, weissport, banks, east-penn, franklin, kidder, kline, lausanne, lehigh, lower-towamensing, mahoning, packer, penn-forest, towamensing, nesquehoning-township, palmerton-township'
        .split(', ')
        .toSorted(),
    )
  })

  it('TOWN-14: four towns also answer on a short-name path', () => {
    expect(towns.flatMap((m) => m.extraPaths)).toEqual(['/packer', '/penn-forest', '/nesquehoning', '/palmerton'])
  })

  it('TOWN-5: spells every slug after the name and the type', () => {
    for (const m of towns) {
      expect(m.slug).toBe(m.name.toLowerCase().replaceAll(' ', '-'))
      expect(m.fullSlug).toBe(`${m.slug}-${m.type.toLowerCase()}`)
    }
  })

  it('TOWN-5: finds a town by its slug, and none by another word', () => {
    expect(findTown('east-penn')?.name).toBe('East Penn')
    for (const slug of ['', 'atlantis', 'constructor']) expect(findTown(slug)).toBeUndefined()
    expect(() => townCalled('atlantis')).toThrow('No town is called atlantis')
  })
})

describe('the record of a town', () => {
  it('TOWN-10: names neighbors that name it back', () => {
    for (const town of towns) {
      expect(town.neighbors.length, town.slug).toBeGreaterThan(0)
      for (const neighbor of town.neighbors) {
        expect(townCalled(neighbor).neighbors, `${neighbor} ↔ ${town.slug}`).toContain(town.slug)
      }
    }
  })

  it('TOWN-9: puts Kline in Schuylkill County and every other town in Carbon', () => {
    expect(towns.filter((town) => town.county === 'Schuylkill').map((town) => town.slug)).toEqual(['kline'])
  })

  it('TOWN-8: never calls Palmerton or Nesquehoning a township in prose: by law they are boroughs', () => {
    for (const slug of ['palmerton', 'nesquehoning'] as const) {
      expect(prose(townCalled(slug)).join(' ')).not.toMatch(/township/i)
    }
  })

  it('TOWN-10: keeps each town within the county or beside it', () => {
    for (const { slug, coordinates } of towns) {
      expect(coordinates.latitude, slug).toBeGreaterThan(40.73)
      expect(coordinates.latitude, slug).toBeLessThan(41.13)
      expect(coordinates.longitude, slug).toBeGreaterThan(-76.02)
      expect(coordinates.longitude, slug).toBeLessThan(-75.47)
    }
  })

  it('TOWN-10: gives five-digit ZIP codes, four to six uses, and descriptions of 70 to 160 characters', () => {
    for (const town of towns) {
      for (const zip of town.zips) expect(zip).toMatch(/^18\d{3}$/)
      expect(town.uses.length, town.slug).toBeGreaterThanOrEqual(4)
      expect(town.uses.length, town.slug).toBeLessThanOrEqual(6)
      for (const text of [town.meta.town, town.meta.rental]) {
        expect(text.length, text).toBeGreaterThanOrEqual(70)
        expect(text.length, text).toBeLessThanOrEqual(160)
      }
    }
    const descriptions = towns.flatMap((town) => [town.meta.town, town.meta.rental])
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })

  it('TOWN-12: keeps figures of the business out of local prose', () => {
    for (const town of towns) expect([...prose(town), town.meta.town, town.meta.rental].join(' ')).not.toMatch(/[$%]/)
  })

  it('TOWN-11: writes about each town in words of its own', () => {
    const words = towns.map((town) => vocabulary(prose(town), town.slug.replaceAll('-', ' ')))
    words.forEach((one, i) => {
      words.slice(i + 1).forEach((other, j) => {
        const shared = [...one].filter((word) => other.has(word)).length
        expect(shared / Math.min(one.size, other.size), `${towns[i]?.slug} and ${towns[i + j + 1]?.slug}`).toBeLessThan(
          0.5,
        )
      })
    })
  })

  it('TOWN-60: is written in American English', () => {
    const foreign = /\b(fetch|fortnight|reckon|somebody|car park|barrow|tarpaulin|mown|whom|queue|rubbish|autumn)/i
    for (const town of towns) expect([...prose(town), town.meta.town, town.meta.rental].join(' ')).not.toMatch(foreign)
  })

  it('TOWN-39: says truly that no listed town is closer to Pocono Pines than Kidder', () => {
    expect(Math.min(...towns.map((town) => town.drivingMiles))).toBe(townCalled('kidder').drivingMiles)
  })
})

import { describe, expect, it } from 'vitest'
import { type MunicipalitySlug, municipalities } from '#content/county/municipalities.ts'
import type { Town } from './town.ts'
import { towns } from './towns.ts'

const all: readonly Town[] = Object.values(towns)

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

describe('towns', () => {
  it('TOWN-10: has one record for each municipality, filed under its own slug', () => {
    expect(Object.keys(towns)).toEqual(municipalities.map((m) => m.slug))
    for (const m of municipalities) expect(towns[m.slug].slug).toBe(m.slug)
  })

  it('TOWN-10: names neighbors that name it back', () => {
    for (const town of all) {
      expect(town.neighbors.length, town.slug).toBeGreaterThan(0)
      for (const neighbor of town.neighbors) {
        expect(towns[neighbor].neighbors as readonly MunicipalitySlug[], `${neighbor} ↔ ${town.slug}`).toContain(
          town.slug,
        )
      }
    }
  })

  it('TOWN-9: puts Kline in Schuylkill County and every other town in Carbon', () => {
    expect(all.filter((town) => town.county === 'Schuylkill').map((town) => town.slug)).toEqual(['kline'])
  })

  it('TOWN-8: never calls Palmerton or Nesquehoning a township in prose: by law they are boroughs', () => {
    for (const slug of ['palmerton', 'nesquehoning'] as const) {
      expect(prose(towns[slug]).join(' ')).not.toMatch(/township/i)
    }
  })

  it('TOWN-10: keeps each town within the county or beside it', () => {
    for (const { slug, coordinates } of all) {
      expect(coordinates.latitude, slug).toBeGreaterThan(40.73)
      expect(coordinates.latitude, slug).toBeLessThan(41.13)
      expect(coordinates.longitude, slug).toBeGreaterThan(-76.02)
      expect(coordinates.longitude, slug).toBeLessThan(-75.47)
    }
  })

  it('TOWN-10: gives five-digit ZIP codes, four to six uses, and descriptions of 70 to 160 characters', () => {
    for (const town of all) {
      for (const zip of town.zips) expect(zip).toMatch(/^18\d{3}$/)
      expect(town.uses.length, town.slug).toBeGreaterThanOrEqual(4)
      expect(town.uses.length, town.slug).toBeLessThanOrEqual(6)
      for (const text of [town.meta.town, town.meta.rental]) {
        expect(text.length, text).toBeGreaterThanOrEqual(70)
        expect(text.length, text).toBeLessThanOrEqual(160)
      }
    }
    const descriptions = all.flatMap((town) => [town.meta.town, town.meta.rental])
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })

  it('TOWN-12: keeps figures of the business out of local prose', () => {
    for (const town of all) expect([...prose(town), town.meta.town, town.meta.rental].join(' ')).not.toMatch(/[$%]/)
  })

  it('TOWN-11: writes about each town in words of its own', () => {
    const words = all.map((town) => vocabulary(prose(town), town.slug.replaceAll('-', ' ')))
    words.forEach((one, i) => {
      words.slice(i + 1).forEach((other, j) => {
        const shared = [...one].filter((word) => other.has(word)).length
        expect(shared / Math.min(one.size, other.size), `${all[i]?.slug} and ${all[i + j + 1]?.slug}`).toBeLessThan(0.5)
      })
    })
  })

  it('TOWN-39: says truly that no listed town is closer to Pocono Pines than Kidder', () => {
    expect(Math.min(...all.map((town) => town.drivingMiles))).toBe(towns.kidder.drivingMiles)
  })
})

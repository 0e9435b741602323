import { describe, expect, it } from 'vitest'
import { claims } from '#subjects/dealership/facts/claims.ts'
import {
  countyName,
  footerTowns,
  type Town,
  townAt,
  townCalled,
  townName,
  townRedirects,
  townShare,
  towns,
} from './towns.ts'

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
const descriptions = (town: Town) => [town.meta.town, town.meta.rental]

describe('the list of towns', () => {
  it('TOWN-1, TOWN-3: by the alphabet; in the footer boroughs before townships, and three of these last', () => {
    const names = towns.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    const named = (type: string) => footerTowns.filter((town) => town.type === type).map(({ name }) => name)
    expect(named('Borough').join(', ')).toBe(
      'Beaver Meadows, East Side, Jim Thorpe, Lansford, Lehighton, Parryville, Summit Hill, Weatherly, Weissport',
    )
    expect(named('Township').join(', ')).toBe(
      'East Penn, Franklin, Kidder, Kline, Lausanne, Lehigh, Lower Towamensing, Mahoning, Packer, Penn Forest, Towamensing, Banks, Nesquehoning, Palmerton',
    )
  })

  it('TOWN-1: the site claims no more towns than there are', () => {
    expect(claims.municipalities.served).toBeLessThanOrEqual(towns.length)
  })

  it.each(towns)('TOWN-5, TOWN-13: $name answers on its forms, under names made of its name and type', (town) => {
    const { name, type, slug, fullSlug, url } = town
    expect(slug).toBe(name.toLowerCase().replaceAll(' ', '-'))
    expect(fullSlug).toBe(`${slug}-${type.toLowerCase()}`)
    expect(url).toBe(`/${fullSlug}-golf-carts`)
    expect(townName(town)).toBe(`${name} ${type}`)
    for (const path of [`/towns/${slug}`, `/towns/${fullSlug}`, url]) expect(townAt(path)).toBe(town)
  })

  it('TOWN-13: four towns also answer on a short-name path, and no path is that of two', () => {
    for (const slug of ['nesquehoning', 'palmerton', 'packer', 'penn-forest'])
      expect(townAt(`/${slug}`)).toBe(townCalled(slug))
    const paths = towns.flatMap((town) => town.paths)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toHaveLength(3 * towns.length + 4)
  })

  it.each(['/towns/nowhere', '/towns', '/carbon-county-golf-carts', '/jim-thorpe-golf-carts', '/lehighton', ''])(
    'TOWN-17: no town is at "%s"',
    (path) => {
      expect(townAt(path)).toBeUndefined()
    },
  )

  it('TOWN-5: finds a town by its slug, and none by another word', () => {
    expect(townCalled('east-penn').name).toBe('East Penn')
    for (const slug of ['', 'atlantis', 'constructor']) expect(() => townCalled(slug)).toThrow('No town is called')
  })

  it('TOWN-16, RENT-23: leads other spellings to the right page in one step', () => {
    expect(townRedirects.get('/jim-thorpe-golf-carts')).toBe('/jim-thorpe-borough-golf-carts')
    expect(townRedirects.get('/rentals/jim-thorpe-borough')).toBe('/rentals/jim-thorpe')
    expect(townRedirects.get('/towns/carbon-county')).toBe('/carbon-county-golf-carts')
    for (const slug of ['nesquehoning', 'palmerton'])
      expect(townRedirects.get(`/rentals/${slug}`)).toBe(`/rentals/${slug}-township`)
    for (const [from, to] of townRedirects) {
      expect(townRedirects.has(to), to).toBe(false)
      expect(townAt(from), from).toBeUndefined()
      expect(towns.map(({ rentalPath }) => rentalPath)).not.toContain(from)
    }
  })

  it('TOWN-73: every town has a share picture of its own, with words that name it', () => {
    const pictures = towns.map((town) => ({ name: town.name, ...townShare(town) }))
    expect(new Set(pictures.map(({ path }) => path)).size).toBe(towns.length)
    for (const { name, alt } of pictures) expect(alt).toContain(name)
  })
})

describe('the record of a town', () => {
  it('TOWN-8: Kline lies in Schuylkill County and every other town in Carbon', () => {
    expect(towns.filter((town) => town.county === 'Schuylkill').map((town) => town.slug)).toEqual(['kline'])
    expect(countyName(townCalled('kidder'))).toBe('Carbon County, Pennsylvania')
  })

  it.each(['palmerton', 'nesquehoning'])('TOWN-8: prose never calls %s a township: by law it is a borough', (slug) => {
    expect(prose(townCalled(slug)).join(' ')).not.toMatch(/township/i)
  })

  it.each(towns)(
    'TOWN-10: $name has neighbors that name it back, ZIP codes, uses, descriptions that name it, and the carts of its stays',
    (town) => {
      expect(town.neighbors.length).toBeGreaterThan(0)
      for (const neighbor of town.neighbors) expect(townCalled(neighbor).neighbors).toContain(town.slug)
      for (const zip of town.zips) expect(zip).toMatch(/^18\d{3}$/)
      expect([4, 5, 6]).toContain(town.uses.length)
      for (const { kind } of town.rental.examples) expect(town.suits).toContain(kind)
      for (const text of descriptions(town)) expect(text).toContain(town.name)
    },
  )

  it.each(towns)('TOWN-11: the prose of $name has no figures of the business', (town) => {
    expect([...prose(town), ...descriptions(town)].join(' ')).not.toMatch(/[$%]/)
  })
})

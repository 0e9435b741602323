import { describe, expect, it } from 'vitest'
import { countyHub, municipalities } from './municipalities.ts'

describe('municipalities', () => {
  it('TOWN-1, TOWN-3, TOWN-4: 9 boroughs and the 14 townships that are listed, in that order', () => {
    const named = (type: string) => municipalities.filter((m) => m.type === type).map((m) => m.name)
    expect(named('Borough').join(', ')).toBe(
      'Beaver Meadows, East Side, Jim Thorpe, Lansford, Lehighton, Parryville, Summit Hill, Weatherly, Weissport',
    )
    expect(named('Township').join(', ')).toBe(
      'East Penn, Franklin, Kidder, Kline, Lausanne, Lehigh, Lower Towamensing, Mahoning, Packer, Penn Forest, Towamensing, Banks, Nesquehoning, Palmerton',
    )
  })

  it('TOWN-2, TOWN-6: with the county hub there are 24 town links at /{slug}-golf-carts', () => {
    const links = [...municipalities.map((m) => m.url), countyHub.url]
    expect(new Set(links).size).toBe(24)
    for (const m of municipalities) expect(m.url).toBe(`/${m.fullSlug}-golf-carts`)
  })

  it('RENT-25: exactly the registered towns', () => {
    expect(municipalities.map((m) => m.rentalPath.replace('/rentals/', '')).toSorted()).toEqual(
      'beaver-meadows, east-side, jim-thorpe, lansford, lehighton, parryville, summit-hill, weatherly, weissport, banks, east-penn, franklin, kidder, kline, lausanne, lehigh, lower-towamensing, mahoning, packer, penn-forest, towamensing, nesquehoning-township, palmerton-township'
        .split(', ')
        .toSorted(),
    )
  })

  it('TOWN-14: four towns also answer on a short-name path', () => {
    expect(municipalities.flatMap((m) => m.extraPaths)).toEqual([
      '/packer',
      '/penn-forest',
      '/nesquehoning',
      '/palmerton',
    ])
  })

  it('TOWN-5: spells every slug after the name and the type', () => {
    for (const m of municipalities) {
      expect(m.slug).toBe(m.name.toLowerCase().replaceAll(' ', '-'))
      expect(m.fullSlug).toBe(`${m.slug}-${m.type.toLowerCase()}`)
    }
  })
})

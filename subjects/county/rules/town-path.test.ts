import { describe, expect, it } from 'vitest'
import { allTownPaths, countyName, townAskedFor, townAt, townLabel, townPaths, townRedirects } from './town-path.ts'
import { townCalled, towns } from './towns.ts'

const rentalPaths = towns.map(({ rentalPath }) => rentalPath)

describe('town paths', () => {
  it.each(towns)('TOWN-13, TOWN-15: $name answers on its three forms, with one canonical', (town) => {
    const { slug, fullSlug, url } = town
    expect(url).toBe(`/${fullSlug}-golf-carts`)
    for (const path of [`/towns/${slug}`, `/towns/${fullSlug}`, `/${fullSlug}-golf-carts`]) {
      expect(townAt(path)).toBe(town)
    }
  })

  it('TOWN-14: nesquehoning, palmerton, packer and penn-forest also answer on a short-name path', () => {
    for (const slug of ['nesquehoning', 'palmerton', 'packer', 'penn-forest'] as const) {
      expect(townAt(`/${slug}`)).toBe(townCalled(slug))
    }
    expect(townAt('/lehighton')).toBeUndefined()
  })

  it('TOWN-14: knows 73 town paths, none of them twice', () => {
    expect(allTownPaths()).toHaveLength(towns.length * 3 + 4)
    expect(towns.flatMap(townPaths)).toHaveLength(allTownPaths().length)
  })

  it('TOWN-14, TOWN-20: finds no town where there is none', () => {
    for (const path of [
      '/towns/bowmanstown',
      '/towns',
      '/carbon-county-golf-carts',
      '/jim-thorpe-golf-carts',
      '/towns/Jim-Thorpe',
      '',
    ]) {
      expect(townAt(path)).toBeUndefined()
    }
  })

  it('RENT-26: redirects the bare rental paths of Nesquehoning and Palmerton to the registered ones', () => {
    for (const slug of ['nesquehoning', 'palmerton'] as const) {
      expect(rentalPaths).not.toContain(`/rentals/${slug}`)
      expect(townRedirects.get(`/rentals/${slug}`)).toBe(`/rentals/${slug}-township`)
    }
  })

  it('TOWN-16: leads other spellings to the right page in one step', () => {
    expect(townRedirects.get('/jim-thorpe-golf-carts')).toBe('/jim-thorpe-borough-golf-carts')
    expect(townRedirects.get('/rentals/jim-thorpe-borough')).toBe('/rentals/jim-thorpe')
    expect(townRedirects.has('/towns')).toBe(false)
    for (const [from, to] of townRedirects) {
      expect(townRedirects.has(to), to).toBe(false)
      expect(townAt(from), from).toBeUndefined()
      expect(rentalPaths).not.toContain(from)
    }
  })

  it('TOWN-18: reads a misspelled path as words', () => {
    expect(townAskedFor('/towns/jim-thorp')).toBe('jim thorp')
    expect(townAskedFor('/lake-harmony-golf-carts/')).toBe('lake harmony')
    expect(townAskedFor('/')).toBe('')
  })

  it("TOWN-7: labels a link with name, type, then 'Golf Carts'", () => {
    expect(townLabel(townCalled('east-penn'))).toBe('East Penn Township Golf Carts')
    expect(townLabel(townCalled('jim-thorpe'))).toBe('Jim Thorpe Borough Golf Carts')
  })
})

it('names the county of a town with its state', () => {
  expect(countyName({ county: 'Carbon' })).toBe('Carbon County, Pennsylvania')
})

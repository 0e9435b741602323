import { describe, expect, it } from 'vitest'
import { municipalities } from '#content/county/municipalities.ts'
import {
  allTownPaths,
  countyName,
  municipalityOf,
  resolveRentalPath,
  resolveTownPath,
  townAskedFor,
  townLabel,
  townPaths,
  townRedirects,
} from './town-path.ts'

describe('town paths', () => {
  it.each(municipalities)('TOWN-13, TOWN-15: $name answers on its three forms, with one canonical', (municipality) => {
    const { slug, fullSlug } = municipality
    for (const path of [`/towns/${slug}`, `/towns/${fullSlug}`, `/${fullSlug}-golf-carts`]) {
      expect(resolveTownPath(path)).toEqual({ municipality, canonical: `/${fullSlug}-golf-carts` })
    }
  })

  it('TOWN-14: nesquehoning, palmerton, packer and penn-forest also answer on a short-name path', () => {
    for (const slug of ['nesquehoning', 'palmerton', 'packer', 'penn-forest'] as const) {
      expect(resolveTownPath(`/${slug}`)?.municipality).toBe(municipalityOf(slug))
    }
    expect(resolveTownPath('/lehighton')).toBeUndefined()
  })

  it('TOWN-14: knows 73 town paths, none of them twice', () => {
    expect(allTownPaths()).toHaveLength(23 * 3 + 4)
    expect(municipalities.flatMap((m) => townPaths(m))).toHaveLength(allTownPaths().length)
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
      expect(resolveTownPath(path)).toBeUndefined()
    }
  })

  it.each(municipalities)('RENT-25: $name has one registered path', (municipality) => {
    expect(resolveRentalPath(municipality.rentalPath)).toEqual({ municipality, canonical: municipality.rentalPath })
  })

  it('RENT-26: redirects the bare rental paths of Nesquehoning and Palmerton to the registered ones', () => {
    for (const slug of ['nesquehoning', 'palmerton'] as const) {
      expect(resolveRentalPath(`/rentals/${slug}`)).toBeUndefined()
      expect(townRedirects.get(`/rentals/${slug}`)).toBe(`/rentals/${slug}-township`)
    }
  })

  it('TOWN-16: leads guessed paths to the right page in one step', () => {
    expect(townRedirects.get('/jim-thorpe-golf-carts')).toBe('/jim-thorpe-borough-golf-carts')
    expect(townRedirects.get('/rentals/jim-thorpe-borough')).toBe('/rentals/jim-thorpe')
    expect(townRedirects.get('/towns')).toBe('/carbon-county-golf-carts')
    for (const [from, to] of townRedirects) {
      expect(townRedirects.has(to), to).toBe(false)
      expect(resolveTownPath(from) ?? resolveRentalPath(from), from).toBeUndefined()
    }
  })

  it('TOWN-18: reads a misspelled path as words', () => {
    expect(townAskedFor('/towns/jim-thorp')).toBe('jim thorp')
    expect(townAskedFor('/lake-harmony-golf-carts/')).toBe('lake harmony')
    expect(townAskedFor('/')).toBe('')
  })

  it("TOWN-7: labels a link with name, type, then 'Golf Carts'", () => {
    expect(townLabel(municipalityOf('east-penn'))).toBe('East Penn Township Golf Carts')
    expect(townLabel(municipalityOf('jim-thorpe'))).toBe('Jim Thorpe Borough Golf Carts')
  })
})

it('names the county of a town with its state', () => {
  expect(countyName({ county: 'Carbon' })).toBe('Carbon County, Pennsylvania')
})

import { describe, expect, it } from 'vitest'
import { searchTowns } from './town-search.ts'
import { towns } from './towns.ts'

const found = (asked: string) => searchTowns(asked).map(({ slug }) => slug)

describe('town search', () => {
  it.each(towns)('TOWN-48: finds $name by name, in any spelling of case and type', ({ slug, name, type }) => {
    for (const asked of [name, name.toUpperCase(), `${name} ${type}`, `golf carts ${name} PA`, slug]) {
      expect(found(asked)[0], asked).toBe(slug)
    }
  })

  it('TOWN-48: forgives a few wrong letters', () => {
    expect(found('jim thorp')[0]).toBe('jim-thorpe')
    expect(found('Nesquhoning')[0]).toBe('nesquehoning')
    expect(found('weatherley')[0]).toBe('weatherly')
    expect(found('lower towamencing')[0]).toBe('lower-towamensing')
  })

  it('TOWN-49: knows villages, lakes and ZIP codes', () => {
    expect(found('Lake Harmony')).toEqual(['kidder'])
    expect(found('albrightsville').toSorted()).toEqual(['kidder', 'penn-forest'])
    expect(found('18240')).toEqual(['nesquehoning'])
    expect(found('18235').toSorted()).toEqual([
      'east-penn',
      'franklin',
      'lehighton',
      'mahoning',
      'towamensing',
      'weissport',
    ])
    expect(found('mauch chunk')[0]).toBe('jim-thorpe')
  })

  it('TOWN-48: finds a town by the beginning of its name', () => {
    expect(found('pal')).toEqual(['palmerton'])
    expect(found('penn')).toContain('penn-forest')
  })

  it('TOWN-50: finds nothing where nothing is meant', () => {
    for (const asked of ['', '   ', 'golf carts', '18999', 'philadelphia', '<script>', '%%%']) {
      expect(found(asked), asked).toEqual([])
    }
  })

  it('TOWN-50: answers quickly whatever is typed', () => {
    expect(found('x'.repeat(100_000))).toEqual([])
  })
})

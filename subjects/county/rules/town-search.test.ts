import { describe, expect, it } from 'vitest'
import { searchTowns, townAskedFor } from './town-search.ts'
import { towns } from './towns.ts'

const found = (asked: string) => searchTowns(asked).map(({ slug }) => slug)

describe('town search', () => {
  it.each(towns)('TOWN-48: finds $name by name, in any spelling of case and type', ({ slug, name, type }) => {
    for (const asked of [name, name.toUpperCase(), `${name} ${type}`, `golf carts ${name} PA`, slug])
      expect(found(asked)[0], asked).toBe(slug)
  })

  it.each([
    ['jim thorp', 'jim-thorpe'],
    ['Nesquhoning', 'nesquehoning'],
    ['weatherley', 'weatherly'],
    ['lower towamencing', 'lower-towamensing'],
    ['mauch chunk', 'jim-thorpe'],
    ['Lake Harmony', 'kidder'],
    ['18240', 'nesquehoning'],
    ['18240-1234', 'nesquehoning'],
    ['Nesquehoning, PA 18240', 'nesquehoning'],
    ['pal', 'palmerton'],
    ['penn', 'penn-forest'],
  ])('TOWN-48: %s is %s', (asked, slug) => {
    expect(found(asked)[0]).toBe(slug)
  })

  it.each([
    ['albrightsville', ['kidder', 'penn-forest']],
    ['18235', ['east-penn', 'franklin', 'lehighton', 'mahoning', 'towamensing', 'weissport']],
  ])('TOWN-48: %s may be any of several', (asked, slugs) => {
    expect(found(asked)).toEqual(expect.arrayContaining(slugs))
  })

  it.each([
    '',
    '   ',
    'golf carts',
    '18999',
    'philadelphia',
    'peckville',
    'germansville',
    '<script>',
    '%%%',
    'x'.repeat(100_000),
  ])('TOWN-48: finds nothing where nothing is meant: %.20s', (asked) => {
    expect(found(asked)).toEqual([])
  })

  it.each([
    ['/towns/jim-thorp', 'jim thorp'],
    ['/lake-harmony-golf-carts/', 'lake harmony'],
    ['/', ''],
    ['/towns/%3Cb%3E', 'b'],
    ['/towns/%E0%A4%A', 'E0 A4 A'],
    [`/towns/${'x'.repeat(99)}`, 'x'.repeat(40)],
  ])('TOWN-17: %s asks for "%s"', (path, words) => {
    expect(townAskedFor(path)).toBe(words)
  })
})

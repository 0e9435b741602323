import { describe, expect, test } from 'vitest'
import { towns } from '#subjects/county/rules/towns.ts'
import { find, findAll, textOf } from '#tests/setup/page-html.ts'
import { app } from '#tests/setup/shared-site.ts'
import { runsOf, sharedPart, wordsIn } from '#tests/setup/shown-words.ts'

const most = 0.6

interface Shown {
  readonly name: string
  readonly words: readonly string[]
}

async function shown(kind: 'url' | 'rentalPath'): Promise<readonly Shown[]> {
  return Promise.all(
    towns.map(async (town) => {
      const main = find(await (await app.request(town[kind])).text(), 'main')
      // What a form offers to choose from is nothing that the page says.
      for (const choices of findAll(main, 'select')) choices.remove()
      const text = textOf(main)
      const blanked = text.replaceAll(new RegExp(town.name, 'gi'), ' ')
      return { name: town.name, words: wordsIn(blanked) }
    }),
  )
}

/** The pairs that have too much in common, the worst first. */
function alike(pages: readonly Shown[], part: (words: readonly string[]) => readonly string[]): readonly string[] {
  const parts = pages.map(({ name, words }) => ({ name, items: part(words) }))
  return parts
    .flatMap((one, index) =>
      parts
        .slice(index + 1)
        .map((other) => ({ names: `${one.name} / ${other.name}`, shared: sharedPart(one.items, other.items) })),
    )
    .filter(({ shared }) => shared >= most)
    .toSorted((one, other) => other.shared - one.shared)
    .map(({ names, shared }) => `${names}: ${shared.toFixed(2)}`)
}

describe.each([
  ['town pages', await shown('url')],
  ['rental town pages', await shown('rentalPath')],
] as const)('any two %s, their names blanked', (_kind, pages) => {
  test('FIND-2: are long enough to be compared', () => {
    for (const { name, words } of pages) expect(words.length, name).toBeGreaterThan(450)
  })
  test('FIND-2: share less than 60 % of their words, prices and hours among them', () => {
    expect(alike(pages, (words) => words)).toEqual([])
  })
  test('FIND-2: share less than 60 % of their different words', () => {
    expect(alike(pages, (words) => [...new Set(words)])).toEqual([])
  })
  test('FIND-2: share less than 60 % of what they say, in runs of five words', () => {
    expect(alike(pages, (words) => runsOf(words, 5))).toEqual([])
  })
})

describe('the measure itself', () => {
  test('would catch a page with only the name put in', () => {
    const text = 'Golf carts in X. We sell, rent and repair golf carts in X and deliver to X. Call us today in X.'
    const pages = ['Kidder', 'Kline'].map((name) => ({ name, words: wordsIn(text.replaceAll('X', '')) }))
    expect(alike(pages, (words) => words)).toHaveLength(1)
  })
})

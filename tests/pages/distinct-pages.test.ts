import { expect, test } from 'vitest'
import { towns } from '#subjects/county/rules/towns.ts'
import { find, findAll, textOf } from '#tests/setup/page-html.ts'
import { htmlAt } from '#tests/setup/shared-site.ts'
import { runsOf, sharedPart, wordsIn } from '#tests/setup/shown-words.ts'

/** What a town's page says, the town's name blanked. */
async function shownAt(path: string, name: string) {
  const main = find(await htmlAt(path), 'main')
  // What a form offers to choose from is nothing that the page says.
  for (const choices of findAll(main, 'select')) choices.remove()
  const words = wordsIn(textOf(main).replaceAll(new RegExp(name, 'gi'), ' '))
  expect(words.length, name).toBeGreaterThan(450)
  return { name, words: new Set(words), runs: runsOf(words, 5) }
}

test.each(['url', 'rentalPath'] as const)(
  'FIND-2, TOWN-11: any two pages of towns (%s) share less than 60 % of their words, and of what they say in runs of five',
  async (kind) => {
    const pages = await Promise.all(towns.map((town) => shownAt(town[kind], town.name)))
    const alike = pages.flatMap((one, index) =>
      pages
        .slice(index + 1)
        .filter((other) => sharedPart(one.words, other.words) >= 0.6 || sharedPart(one.runs, other.runs) >= 0.6)
        .map((other) => `${one.name} / ${other.name}`),
    )
    expect(alike).toEqual([])
  },
)

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sizes } from '#tests/budgets.ts'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const files = listed.split('\n').filter((file) => file !== '' && existsSync(file))
const isTest = (file: string) => /\.(?:test|spec|contract)\.tsx?$|(?:^|\/)tests\//.test(file)
const sources = files.filter((file) => /\.tsx?$/.test(file))

function total(counted: readonly string[], unit: RegExp): number {
  return counted.reduce((sum, file) => sum + (readFileSync(file, 'utf8').match(unit)?.length ?? 0), 0)
}

test.each(Object.entries(sizes.production))('SITE-4: %s has at most %i lines of production', (folder, most) => {
  const own = sources.filter((file) => file.startsWith(`${folder}/`) && !isTest(file) && !file.includes('/facts/'))
  expect(total(own, /\n/g)).toBeLessThanOrEqual(most)
})

test(`SITE-4: tests have at most ${sizes.tests} lines, documents ${sizes.words} words`, () => {
  expect(total(sources.filter(isTest), /\n/g)).toBeLessThanOrEqual(sizes.tests)
  expect(
    total(
      files.filter((file) => file.endsWith('.md')),
      /[^\s|]*\p{L}[^\s|]*/gu,
    ),
  ).toBeLessThanOrEqual(sizes.words)
})

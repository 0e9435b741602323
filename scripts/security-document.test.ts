import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { titlesIn } from './requirements.ts'

const table = readFileSync('docs/security.md', 'utf8')
const rules = readFileSync('docs/security-rules.md', 'utf8')
const rows = table.split('\n').flatMap((line) => {
  const [number = '', asks = '', how = '', heldBy = ''] = line
    .replace(/^\|\s*|\s*\|$/g, '')
    .split(' | ')
    .map((cell) => cell.trim())
  return /^\d+\.\d+\.\d+$/.test(number) ? [{ number, asks, how, heldBy }] : []
})
/** `a/file` "with a title" "and another" */
const reference = /`((?:content|desk|docs|scripts|server|site|tests)\/[\w./-]+\.\w+)`((?: "[^"]+")*)/g
const references = [...`${table}${rules}`.matchAll(reference)].map(([, file = '', titles = '']) => ({
  file,
  titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words),
}))

test('SITE-80: every file and every test that the table of security names exists', () => {
  expect(references.length).toBeGreaterThan(rows.length)
  expect(references.flatMap(missing)).toEqual([])
})

test('SITE-80: each item stands there once, in order, with how it is held and by what', () => {
  const numbers = rows.map(({ number }) => number)
  const inOrder = numbers.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  expect(numbers).toEqual(inOrder)
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const row of rows) expect(Object.values(row), row.number).not.toContain('')
  expect(table).toContain(`${rows.length} items apply`)
})

test('SITE-80: what no test holds is said to be so, and counted', () => {
  const untested = rows.filter(({ heldBy }) => heldBy.includes('no test'))
  expect(table).toContain(`so it is with ${untested.length} of them`)
  for (const { number, heldBy } of rows)
    expect([number, heldBy]).toEqual([
      number,
      expect.stringMatching(/no test|`tests\/|\.(?:test|spec|contract)\.ts`|`docs\//),
    ])
})

function missing({ file, titles }: (typeof references)[number]): readonly string[] {
  if (!existsSync(file)) return [file]
  const there = titlesIn(readFileSync(file, 'utf8'))
  return titles.filter((words) => !there.some((title) => title.includes(words))).map((words) => `${file} "${words}"`)
}

import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { titlesIn } from './requirements.ts'

const text = globSync('docs/security*.md')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
/** `a/file.ts` "with a title" "and another" */
const reference = /`((?:app|deploy|docs|kernel|kit|scripts|subjects|tests)\/[\w./-]+\.\w+)`((?: "[^"]+")*)/g
const references = [...text.matchAll(reference)].map(([, file = '', titles = '']) => ({
  file,
  titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words),
}))
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) *\|(.+)\|$/gm)].map(([, number = '', cells = '']) => ({
  number,
  cells: cells.split(' | ').map((cell) => cell.trim()),
}))

test('SITE-80: every file and every test that the table of security names exists', () => {
  const missing = references.flatMap(({ file, titles }) => {
    if (!existsSync(file)) return [file]
    const there = titlesIn(readFileSync(file, 'utf8'))
    return titles.filter((words) => !there.some((title) => title.includes(words))).map((words) => `${file} "${words}"`)
  })
  expect(references.length).toBeGreaterThan(50)
  expect(missing).toEqual([])
})

test('SITE-80: each item stands there once, in order, with how it is held and by what', () => {
  const numbers = rows.map(({ number }) => number)
  const inOrder = [...new Set(numbers)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  expect(numbers).toEqual(inOrder)
  for (const { number, cells } of rows) expect([number, ...cells]).not.toContain('')
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = readFileSync(new URL('../docs/spec-map.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Specification|-)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
/** What is written as code and has a folder is a path, perhaps with a star in it. */
const filesIn = (cell = '') => [...cell.matchAll(/`([^`/]+\/[^`]+)`/g)].map(([, file]) => file ?? '')

test('every row of the spec map has a sentence, a file and a test', () => {
  expect(rows.length).toBeGreaterThan(50)
  for (const row of rows) {
    expect(row, row.join()).toHaveLength(3)
    expect(row[1], row[0]).toContain('`')
    expect(filesIn(row[2]).length, row[0]).toBeGreaterThan(0)
    for (const file of filesIn(row[2])) expect(file).toMatch(/\.(test|spec)\.tsx?$/)
  }
})

test('every file that the spec map names exists', () => {
  const files = new Set(rows.flatMap(([, built, held]) => [...filesIn(built), ...filesIn(held)]))
  expect([...files].filter((file) => globSync(file).length === 0)).toEqual([])
})

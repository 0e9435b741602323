import { expect, test } from 'vitest'
import { formatCount } from './format.ts'
import { plural } from './plural.ts'

test.each([
  [0, 'trees', 'people', '0 trees'],
  [1, 'tree', 'person', '1 tree'],
  [2, 'trees', 'people', '2 trees'],
])('SITE-16: %d takes the right word', (count, regular, irregular, counted) => {
  expect(plural(count, 'tree')).toBe(regular)
  expect(plural(count, 'person', 'people')).toBe(irregular)
  expect(formatCount(count, 'tree')).toBe(counted)
})

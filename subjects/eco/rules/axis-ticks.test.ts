import { expect, test } from 'vitest'
import { axisTicks } from './axis-ticks.ts'

test.each([
  [3033, [1000, 2000, 3000]],
  [910, [200, 400, 600, 800]],
  [1000, [200, 400, 600, 800, 1000]],
  [12, [2, 4, 6, 8, 10, 12]],
  [4, [1, 2, 3, 4]],
  [0.5, []],
  [0, []],
  [-3033, [-1000, -2000, -3000]],
])('SITE-50: an axis up to %d is marked at round figures', (end, ticks) => {
  expect(axisTicks(end)).toEqual(ticks)
})

test('SITE-50: an immense axis has a handful of marks as well', () => {
  expect(axisTicks(1e300).length).toBeLessThanOrEqual(6)
  expect(axisTicks(7.3e22).length).toBeGreaterThanOrEqual(1)
})

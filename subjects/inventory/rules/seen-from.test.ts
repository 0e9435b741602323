import { expect, test } from 'vitest'
import { seenFrom } from './seen-from.ts'

const quarter = Math.PI / 2

test.each([
  [0, 1.4, 'Seen from the front.'],
  [quarter, 1.4, 'Seen from the left.'],
  [-quarter / 2, 1.4, 'Seen from the front right.'],
  [2 * quarter, 1.4, 'Seen from the rear.'],
  [-7 * quarter, 1.4, 'Seen from the left.'],
  [0.1, 0.3, 'Seen from the front, from above.'],
])('CART-181: around %d, down %d: %s', (around, down, told) => {
  expect(seenFrom({ around, down })).toBe(told)
})

import { expect, test } from 'vitest'
import { movePicture } from './pictures-in.ts'

test.each([
  ['first:3', 'cabd'],
  ['earlier:3', 'acbd'],
  ['later:3', 'abdc'],
  ['remove:3', 'abd'],
  ['earlier:1', 'abcd'],
  ['later:4', 'abcd'],
  ['remove:5', 'abcd'],
  ['first', 'abcd'],
  ['', 'abcd'],
])('PIC-52: %j makes of four pictures %s', (move, order) => {
  expect(movePicture([...'abcd'], move).join('')).toBe(order)
})

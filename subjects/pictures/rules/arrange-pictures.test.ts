import { expect, test } from 'vitest'
import { arrangePictures, movePicture, readNumbers, unknownNumbers } from './arrange-pictures.ts'

const images = ['a', 'b', 'c', 'd']

test.each([
  [{ remove: [], order: [3] }, ['c', 'a', 'b', 'd']],
  [{ remove: [], order: [4, 2, 1, 3] }, ['d', 'b', 'a', 'c']],
  [{ remove: [1, 3], order: [] }, ['b', 'd']],
  [{ remove: [3], order: [3, 4] }, ['d', 'a', 'b']],
  [{ remove: [1, 2, 3, 4], order: [] }, []],
])('PIC-41: pictures are taken off and put in order: %j', (asked, arranged) => {
  expect(arrangePictures(images, asked)).toEqual(arranged)
})

test('PIC-41: a number that no picture has is known', () => {
  expect(unknownNumbers(images, { remove: [1, 5], order: [5, 9] })).toEqual([5, 9])
})

test.each([
  ['3,1', [3, 1]],
  [' 2 4 ', [2, 4]],
  ['', null],
  ['0', null],
  ['1,x', null],
  ['1,1', null],
  ['-1', null],
])('PIC-41: %j names %j', (text, numbers) => expect(readNumbers(text)).toEqual(numbers))

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

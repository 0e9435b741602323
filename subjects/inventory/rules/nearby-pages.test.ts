import { expect, it } from 'vitest'
import { nearbyPages } from './nearby-pages.ts'

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('CART-33: on page %d of %d: %s', (page, pages, text) => {
  expect(
    nearbyPages(page, pages)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(text)
})

import { expect, test } from 'vitest'
import { cartChangeWords } from './cart-change-words.ts'

const [a, b, c] = ['/media/a.webp', '/media/b.webp', '/media/c.webp']

test.each([
  [{}, { soldOn: '2026-05-06' }, 'sold on May 6, 2026'],
  [{ inStock: true }, { soldOn: '2026-05-06', inStock: false }, 'sold on May 6, 2026'],
  [{ soldOn: '2026-05-06', inStock: false }, { inStock: true }, 'for sale again'],
  [{ soldOn: '2026-05-06' }, {}, 'no longer sold'],
  [{ inStock: true }, { inStock: false }, 'out of stock'],
  [{ inStock: false }, { inStock: true }, 'in stock again'],
  [{ images: [a] }, { images: [a, b, c] }, '2 photos added'],
  [{ images: [a, b] }, { images: [b] }, '1 picture removed'],
  [{ images: [a, b] }, { images: [b, c] }, '1 photo added, 1 picture removed'],
  [{ images: [a, b] }, { images: [b, a] }, 'pictures in another order'],
  [{}, { order: 1 }, 'moved in the list'],
  [{ price: 1 }, { price: 2 }, ''],
  [null, { inStock: true }, ''],
])('DESK-90: a change from %j to %j is told as %s', (before, after, told) => {
  expect(cartChangeWords({ before, after }).words.join(', ')).toBe(told)
})

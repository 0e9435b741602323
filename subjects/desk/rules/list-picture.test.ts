import { expect, test } from 'vitest'
import { listPictureOf } from './list-picture.ts'

const drawn = ['/media/carts/x.webp', '/media/carts/x-rear.webp', '/media/carts/x-side.webp']

test.each([
  [drawn, '/media/carts/x-side.webp'],
  [drawn.slice(0, 2), '/media/carts/x.webp'],
  [['/media/photos/y.jpg', ...drawn], '/media/photos/y.jpg'],
  [[], undefined],
])('DESK-105: of %j a list shows %s', (images, shown) => expect(listPictureOf(images)).toBe(shown))

import { describe, expect, it, test } from 'vitest'
import { pictureSet, variantPath } from './picture-set.ts'

describe('pictureSet', () => {
  it.each([
    ['/media/carts/ev-city.webp', { kind: 'cart', width: 1080, height: 810, widths: [368, 736, 1080] }],
    ['/media/carts/ev-city-rear.webp', { kind: 'cart', width: 800, height: 600, widths: [368, 800] }],
    ['/media/carts/placeholder.webp', { kind: 'cart', width: 1080, height: 810, widths: [368, 736, 1080] }],
    ['/media/scenes/lake-dock.webp', { kind: 'scene', width: 2400, height: 1350, widths: [960, 1440, 1920] }],
    ['/media/maps/landmarks.webp', { kind: 'map', width: 1624, height: 1520, widths: [812, 1624] }],
    [
      '/media/photos/front-0123456789abcdef-2400x1600.jpg',
      { kind: 'photo', width: 2400, height: 1600, widths: [368, 736, 1080, 1600] },
    ],
    [
      '/media/photos/front-0123456789abcdef-900x1200.jpg',
      { kind: 'photo', width: 900, height: 1200, widths: [368, 736, 900] },
    ],
    [
      '/media/photos/front-0123456789abcdef-736x900.jpg',
      { kind: 'photo', width: 736, height: 900, widths: [368, 736] },
    ],
    ['/media/photos/tiny-0123456789abcdef-64x48.jpg', { kind: 'photo', width: 64, height: 48, widths: [64] }],
  ])('PIC-8: %s exists in widths that follow from its path', (path, set) => {
    expect(pictureSet(path)).toEqual({ path, ...set })
  })

  it.each([
    '/media/photos/front-0123456789abcdef.jpg',
    '/media/photos/front-0123456789abcdef-0x900.jpg',
    '/media/carts/ev-city.svg',
    '/media/og/home.jpg',
  ])('PIC-18: %s is served as it is', (path) => {
    expect(pictureSet(path)).toBeNull()
  })
})

test('PIC-8: the width stands before the ending', () => {
  expect(variantPath('/media/carts/ev-city.webp', 736, 'avif')).toBe('/media/carts/ev-city-736.avif')
  expect(variantPath('/media/scenes/lake-dock.webp', 'phone', 'webp')).toBe('/media/scenes/lake-dock-phone.webp')
})

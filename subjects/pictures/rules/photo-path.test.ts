import { describe, expect, test } from 'vitest'
import { photoFileOf, photoNameOf, photoPath } from './photo-path.ts'

const hash = '0123456789abcdef'
const folder = '/media/photos/'

describe('the name of a photo', () => {
  test.each([
    { stem: 'front-view', hash, size: { width: 1200, height: 1600 } },
    { stem: 'a-0123456789abcdef-12x9', hash, size: { width: 64, height: 48 } },
    { stem: 'side', hash, size: null },
  ])('PIC-30: tells content and size: %j', (name) => {
    expect(photoNameOf(photoPath(name))).toEqual(name)
  })

  test.each([
    ['front-0123456789abcdef-1200x1600-736.avif', { format: 'avif', width: 736 }],
    ['front-0123456789abcdef-1200x1600-1200.webp', { format: 'webp', width: 1200 }],
    ['front-0123456789abcdef-1200x1600.jpg', { format: 'jpg' }],
    ['side-0123456789abcdef.jpg', { format: 'jpg' }],
  ])('PIC-33: %s is a file that pages name', (name, file) => {
    expect(photoFileOf(folder + name)).toMatchObject({ hash, ...file })
  })

  test.each([
    'front-0123456789abcdef-1200x1600-737.avif',
    'front-0123456789abcdef-1200x1600-1600.webp',
    'front-0123456789abcdef-1200x1600-736.jpg',
    'front-0123456789abcdef-1200x1600-736.png',
    'front-0123456789abcdef-1200x1600.webp',
    'side-0123456789abcdef-736.avif',
    'front-0123456789ABCDEF-1200x1600.jpg',
    'front-0123456789abcde-1200x1600.jpg',
    '0123456789abcdef-1200x1600.jpg',
    '../front-0123456789abcdef-1200x1600.jpg',
    'sub/front-0123456789abcdef-1200x1600.jpg',
    `${'x'.repeat(200)}-0123456789abcdef-1200x1600.jpg`,
    '',
  ])('PIC-33: %s is none', (name) => expect(photoFileOf(folder + name)).toBeNull())
})

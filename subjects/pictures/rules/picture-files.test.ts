import { expect, test } from 'vitest'
import { pictureBudgets } from '#subjects/pictures/facts/pictures.ts'
import { photoNameOf, photoPath } from './photo-path.ts'
import { filesOf, pictureFileOf, recipeOf } from './picture-files.ts'
import { pictureSet, variantPath } from './picture-set.ts'

const hash = '0123456789abcdef'

test.each([
  ['/media/carts/ev-city.webp', 'cart', 1600, 1200, [368, 736, 1080]],
  ['/media/carts/ev-city-rear.webp', 'cart', 1080, 810, [368, 800]],
  ['/media/scenes/lake-dock.webp', 'scene', 2400, 1350, [960, 1440, 1920]],
  ['/media/maps/landmarks.webp', 'map', 1624, 1520, [812, 1624]],
  [`/media/photos/front-${hash}-2400x1600.jpg`, 'photo', 2400, 1600, [368, 736, 1080, 1600]],
  [`/media/photos/front-${hash}-900x1200.jpg`, 'photo', 900, 1200, [368, 736, 900]],
  [`/media/photos/front-${hash}-736x900.jpg`, 'photo', 736, 900, [368, 736]],
  [`/media/photos/tiny-${hash}-64x48.jpg`, 'photo', 64, 48, [64]],
])('PIC-8: %s exists in widths that follow from its path', (path, kind, width, height, widths) => {
  expect(pictureSet(path)).toEqual({ path, kind, width, height, widths })
})

test.each([`/media/photos/front-${hash}-0x900.jpg`, '/media/carts/ev-city.svg', '/media/og/home.jpg'])(
  'PIC-8: %s is served as it is',
  (path) => expect(pictureSet(path)).toBeNull(),
)

test.each([
  { stem: 'front-view', hash, size: { width: 1200, height: 1600 } },
  { stem: 'a-0123456789abcdef-12x9', hash, size: { width: 64, height: 48 } },
])('PIC-30: the path of a photo tells content and size: %j', (name) => {
  expect(photoNameOf(photoPath(name))).toEqual(name)
})

test.each([
  [`photos/front-${hash}-1200x1600-736.avif`, 'avif', 736],
  [`photos/front-${hash}-1200x1600-1200.webp`, 'webp', 1200],
  [`photos/front-${hash}-1200x1600.jpg`, 'jpg', undefined],
  ['carts/ev-city-736.avif', 'avif', 736],
  ['carts/turfman-800.webp', 'webp', undefined],
  ['scenes/lake-dock-phone.webp', 'webp', 'phone'],
])('PIC-13: %s is a file that pages name', (name, format, size) => {
  const file = pictureFileOf(`/media/${name}`)
  expect([file?.format, file?.size]).toEqual([format, size])
})

const front = `photos/front-${hash}-1200x1600`
const none =
  `${front}-737.avif ${front}-1600.webp ${front}-736.jpg ${front}-736.png ${front}.webp photos/side-${hash}-736.avif ` +
  `photos/front-0123456789ABCDEF-1200x1600.jpg photos/front-0123456789abcde-1200x1600.jpg photos/${hash}-1200x1600.jpg ` +
  `photos/../front-${hash}-1200x1600.jpg photos/sub/front-${hash}-1200x1600.jpg photos/ carts/ev-city-737.avif ` +
  `photos/${'x'.repeat(200)}-${hash}-1200x1600.jpg carts/ev-city-phone.avif carts/../scenes/lake-dock.webp other/x.webp`
test.each(none.split(' '))('PIC-13: %s is none', (name) => expect(pictureFileOf(`/media/${name}`)).toBeNull())

test('PIC-8: every file of a picture has a name of its own, which leads back to it', () => {
  const files = filesOf('/media/scenes/lake-dock.webp')
  expect(files.map(({ path }) => path.slice('/media/scenes/lake-dock-'.length))).toEqual(
    ['avif', 'webp'].flatMap((format) => ['960', '1440', '1920', 'phone'].map((size) => `${size}.${format}`)),
  )
  for (const { path, picture, size, format } of files) {
    expect(pictureFileOf(path)).toEqual({ picture, size, format })
    expect(variantPath(picture.path, size ?? 0, format as 'avif')).toBe(path)
  }
  expect(filesOf('/media/og/home.jpg')).toEqual([])
})

test.each([
  ['carts/ev-city-736.avif', { format: 'avif', width: 736, budget: pictureBudgets.cart }],
  ['carts/ev-city-736.webp', { format: 'webp', width: 736 }],
  ['carts/ev-city.webp', { format: 'webp', width: 1080 }],
  ['maps/landmarks-812.avif', { format: 'avif', width: 812 }],
  [`photos/front-${hash}-1200x1600.jpg`, { format: 'jpg' }],
  [
    'scenes/service-bay-phone.avif',
    {
      format: 'avif',
      width: 800,
      crop: { left: 1215, top: 200, width: 864, height: 1080 },
      budget: pictureBudgets.scene,
    },
  ],
  [
    'scenes/lake-dock-phone.webp',
    expect.objectContaining({ crop: { left: 1190, top: 270, width: 864, height: 1080 } }),
  ],
  [
    'scenes/dawn-row-evening-phone.avif',
    expect.objectContaining({ crop: { left: 1105, top: 270, width: 864, height: 1080 } }),
  ],
])('PIC-8: %s is made as %j', (name, recipe) => {
  const file = pictureFileOf(`/media/${name}`)
  expect(file && recipeOf(file)).toEqual(recipe)
})

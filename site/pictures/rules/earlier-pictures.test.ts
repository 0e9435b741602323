import { expect, test } from 'vitest'
import { inventory } from '#content/inventory/inventory.ts'
import { successorOf, withoutDrawings } from './earlier-pictures.ts'

const drawingsOf = (id: string) => ['', '-front', '-detail'].map((view) => `/media/carts/${id}${view}.svg`)

test.each(inventory.map(({ id, images }) => [id, images] as const))(
  'PIC-10: %s: what was seeded with drawings has the pictures of today',
  (id, images) => {
    expect(withoutDrawings(drawingsOf(id))).toEqual(images)
    expect(withoutDrawings(images)).toEqual(images)
  },
)

test('PIC-10: what the dealer chose stays, in its order', () => {
  expect(withoutDrawings(['/media/photos/a.jpg', '/media/carts/ev-city.svg', '/media/carts/mine.svg'])).toEqual([
    '/media/photos/a.jpg',
    '/media/carts/ev-city.webp',
    '/media/carts/mine.svg',
  ])
})

test('PIC-10: a drawing that somebody asks for has one successor', () => {
  expect(successorOf('/media/carts/ev-city-front.svg')).toBe('/media/carts/ev-city-side.webp')
  expect(successorOf('/media/scenes/lake-dock.svg')).toBe('/media/scenes/lake-dock.webp')
  expect(successorOf('/media/carts/mine.svg')).toBeUndefined()
})

import { expect, it } from 'vitest'
import { vehiclePictures } from '#domain/vehicle-pictures.ts'

const cart = { name: 'Denago EV City', color: 'Limestone white' }

it('says what each picture shows', () => {
  const images = ['/media/a.svg', '/media/a-front.svg', '/media/a-detail.svg', '/media/b.jpg']
  expect(vehiclePictures({ ...cart, images }).map(({ alt }) => alt)).toEqual([
    'Denago EV City, Limestone white',
    'Denago EV City, seen from the front',
    'Denago EV City, a closer look',
    'Denago EV City, picture 4',
  ])
  expect(vehiclePictures({ name: 'X', images: ['/media/x.jpg'] })[0]?.alt).toBe('X')
})

it('§2 Inventory: first of images, otherwise a placeholder image', () => {
  expect(vehiclePictures({ ...cart, images: [] })).toEqual([
    { path: '/media/carts/placeholder.svg', alt: 'Denago EV City, photo to follow' },
  ])
})

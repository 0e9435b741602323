import { expect, it } from 'vitest'
import { showsDrawings, vehiclePictures } from './cart-pictures.ts'

const cart = {
  name: 'Denago EV Nomad',
  color: 'Maple orange',
  category: 'Lifted',
  seatingCapacity: 4,
}
const altsOf = (vehicle: Parameters<typeof vehiclePictures>[0]) => vehiclePictures(vehicle).map(({ alt }) => alt)

it('PIC-4: says what each of our pictures shows', () => {
  const images = ['', '-side', '-rear', '-detail'].map((view) => `/media/carts/ev-nomad${view}.webp`)
  expect(altsOf({ ...cart, images })).toEqual([
    'Denago EV Nomad, a lifted cart with 4 seats in Maple orange, seen from the front corner',
    'Denago EV Nomad, seen from the side',
    'Denago EV Nomad, seen from behind',
    'Denago EV Nomad, a closer look',
  ])
})

it('PIC-4: claims nothing that is not known', () => {
  const { color, ...plain } = cart
  expect(altsOf({ ...plain, category: 'Racing', images: ['/media/carts/ev-nomad.webp'] })).toEqual([
    'Denago EV Nomad, a cart with 4 seats, seen from the front corner',
  ])
  expect(altsOf({ ...cart, images: ['/media/photos/a.jpg', '/media/photos/b.jpg'] })).toEqual([
    'Denago EV Nomad, Maple orange',
    'Denago EV Nomad, picture 2',
  ])
  expect(altsOf({ ...plain, images: ['/media/photos/a.jpg'] })).toEqual(['Denago EV Nomad'])
})

it('CART-170: tells drawings from photographs', () => {
  const [drawing, photo] = ['/media/carts/ev-nomad.webp', '/media/photos/a.jpg']
  const galleries = [[drawing, '/media/carts/ev-nomad-side.webp'], [drawing, photo], [photo], []]
  expect(galleries.map(showsDrawings)).toEqual([true, false, false, false])
})

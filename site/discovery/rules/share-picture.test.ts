import { expect, test } from 'vitest'
import { inventory } from '#content/inventory/inventory.ts'
import { towns } from '#site/county/rules/towns.ts'
import { sharedSights, sharePhoto, sharePicture } from './share-picture.ts'

test('no two sights share a name', () => {
  expect(new Set(sharedSights.map(({ name }) => name)).size).toBe(sharedSights.length)
})

test('every town and every cart has a picture of its own, with words that name it', () => {
  const pictures = [
    ...towns.map(({ name, url }) => ({ name, ...sharePicture(url) })),
    ...inventory.map(({ id, name }) => ({ name, ...sharePicture(`/vehicles/${id}`) })),
  ]
  expect(new Set(pictures.map(({ path }) => path)).size).toBe(pictures.length)
  for (const { name, alt } of pictures) expect(alt).toContain(name)
})

test.each([
  ['/vehicles/added-at-the-desk', '/media/og/inventory.jpg'],
  ['/policies/return-policy', '/media/og/policies.jpg'],
  ['/privacy', '/media/og/policies.jpg'],
  ['/404', '/media/og/home.jpg'],
  ['/rentals/jim-thorpe', '/media/og/town-jim-thorpe.jpg'],
])('%s falls back to %s', (canonical, path) => {
  expect(sharePicture(canonical).path).toBe(path)
  expect(sharePicture(canonical).alt).not.toMatch(/[{}]/)
})

test('a cart with a photo of the dealer is shared with it, one with our own pictures alone is not', () => {
  const name = 'Evolution D5 Ranger 4'
  const ours = '/media/carts/d5-ranger-4.webp'
  expect(sharePhoto({ name, images: [ours] })).toBeUndefined()
  expect(sharePhoto({ name, images: [ours, '/media/photos/a.jpg'] })).toEqual({
    path: '/media/photos/a.jpg',
    alt: name,
  })
})

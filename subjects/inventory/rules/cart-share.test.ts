import { expect, test } from 'vitest'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { shareCard } from '#subjects/pictures/rules/share-picture.ts'
import { cartShare, sharePhoto } from './cart-share.ts'

test('FIND-52: every cart of the first inventory has a share picture of its own, with words that name it', () => {
  const pictures = inventory.map(({ id, name }) => ({ name, ...cartShare(id) }))
  expect(new Set(pictures.map(({ path }) => path)).size).toBe(inventory.length)
  for (const { name, alt } of pictures) expect(alt).toContain(name)
})

test('FIND-52: a cart that was added at the desk is shared as the inventory is', () => {
  expect(cartShare('added-at-the-desk')).toEqual(shareCard('inventory'))
})

test('FIND-52: a cart with a photo of the dealer is shared with it, one with our own pictures alone is not', () => {
  const name = 'Evolution D5 Ranger 4'
  const ours = '/media/carts/d5-ranger-4.webp'
  expect(sharePhoto({ name, images: [ours] })).toBeUndefined()
  expect(sharePhoto({ name, images: [ours, '/media/photos/a.jpg'] })).toEqual({
    path: '/media/photos/a.jpg',
    alt: name,
  })
})

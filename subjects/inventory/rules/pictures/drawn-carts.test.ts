import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { modelSizes } from '#subjects/inventory/facts/model-sizes.ts'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { shareCard } from '#subjects/pictures/rules/share-picture.ts'
import { cartModel, cartShare, drawnPaint, picturesOf, sharePhoto } from './drawn-carts.ts'

test('CART-180, CART-185: every cart of our inventory has a model, as long as we list it, in inches rounded up', () => {
  for (const { id, model = '' } of firstCarts) {
    const { length, width, height } = modelSizes[id] ?? { length: 0, width: 0, height: 0 }
    expect(cartModel({ model })?.size).toEqual({
      length: Math.ceil(length / 25.4),
      width: Math.ceil(width / 25.4),
      height: Math.ceil(height / 25.4),
    })
    expect(existsSync(`public/media/models/${id}.glb`), id).toBe(true)
  }
})

test('CART-180: a cart that names no model of ours has none that turns; its pictures decide nothing', () => {
  const [cart] = firstCarts
  expect(cartModel({})).toBeUndefined()
  const photographed = { ...(cart as Vehicle), images: ['/media/photos/front-1234567890-1600x1200.jpg'] }
  expect(cartModel(photographed)).toEqual(cartModel(cart as Vehicle))
})

test('PIC-4: our drawing is told in the color in which we drew it, though the cart has another', () => {
  const cart = { ...(firstCarts[0] as Vehicle), color: 'Lime' }
  expect(picturesOf(cart)[0]?.alt).toContain(drawnPaint(cart))
  expect(picturesOf({ ...cart, images: ['/media/photos/a.jpg'] })[0]?.alt).toContain('Lime')
})

test('CART-184: a new cart comes in the paints that the facts list for its series, its own first', () => {
  for (const { id: model, series, isNew, drawing } of inventory) {
    const { paints = [] } = cartModel({ model }) ?? {}
    expect(paints[0]).toEqual(drawing.paint)
    const listed = inventory
      .filter((cart) => cart.isNew && cart.series === series)
      .map((cart) => cart.drawing.paint.name)
    expect(new Set(paints.map(({ name }) => name))).toEqual(new Set(isNew ? listed : [drawing.paint.name]))
  }
})

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

import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { sideViews } from '#subjects/inventory/facts/side-views.ts'
import { cartModel } from './cart-model.ts'

test('CART-180, CART-185: every cart of our inventory has a model, as long as we list it', () => {
  for (const { id, images } of inventory) {
    const { lengthInches } = sideViews[id] ?? {}
    expect(cartModel({ images })).toMatchObject({ id, ...(lengthInches !== undefined && { lengthInches }) })
    expect(existsSync(`studio/masters/models/${id}.glb`), id).toBe(true)
  }
})

test('CART-180: a cart that its dealer shows in photographs has none, nor one without pictures', () => {
  expect(cartModel({ images: ['/media/photos/front-1234567890-1600x1200.jpg'] })).toBeUndefined()
  expect(cartModel({ images: [] })).toBeUndefined()
})

test('CART-184: a new cart comes in the paints that the facts list for its series, its own first', () => {
  for (const { images, series, isNew, drawing } of inventory) {
    const { paints = [] } = cartModel({ images }) ?? {}
    expect(paints[0]).toEqual(drawing.paint)
    const listed = inventory
      .filter((cart) => cart.isNew && cart.series === series)
      .map((cart) => cart.drawing.paint.name)
    expect(new Set(paints.map(({ name }) => name))).toEqual(new Set(isNew ? listed : [drawing.paint.name]))
  }
})

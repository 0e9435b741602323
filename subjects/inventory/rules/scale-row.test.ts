import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brand as denago } from '#subjects/inventory/facts/brands/denago.ts'
import { brand as evolution } from '#subjects/inventory/facts/brands/evolution.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { sidePicture, sideViews } from '#subjects/inventory/facts/side-views.ts'
import { brandModels } from './brand-lineup.ts'
import { feetAndInches, scaleRow } from './scale-row.ts'

describe.each([denago, evolution])('CART-160: the models of $name at one scale', (brand) => {
  const models = brandModels(brand, inventory)
  const row = scaleRow(models)

  it('CART-160: every model of the lineup, the shortest first, each with its picture', () => {
    expect(new Set(row.models.map(({ id }) => id))).toEqual(new Set(models.map(({ id }) => id)))
    const lengths = row.models.map(({ lengthInches }) => lengthInches)
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    for (const { id } of row.models) expect(existsSync(`studio/masters/carts/${id}-side.webp`)).toBe(true)
  })

  it('CART-160: a cart is drawn as long as its record says, and its wheels stand on the line, apart from the next', () => {
    for (const { id, at, lengthInches, picture } of row.models) {
      const { from, to } = sideViews[id] ?? { from: 0, to: 0 }
      const scale = picture.width / sidePicture.width
      expect((to - from) * scale).toBeCloseTo(lengthInches)
      expect(picture.x + from * scale).toBeCloseTo(at)
      expect(picture.y + sidePicture.ground * scale).toBeCloseTo(0)
      expect(picture.height / picture.width).toBeCloseTo(sidePicture.height / sidePicture.width)
      expect(at + lengthInches).toBeLessThan(row.models.find((next) => next.at > at)?.at ?? row.width)
    }
  })
})

it('CART-160: a model without a listed length is left out', () => {
  expect(scaleRow([{ id: 'unknown', name: 'Unknown' }]).models).toEqual([])
})

it.each([
  [139, '11 ft 7 in'],
  [240, '20 ft'],
  [68, '5 ft 8 in'],
  [7.1 * 12, '7 ft 1.2 in'],
  [95.999, '8 ft'],
  [11.999, '1 ft'],
])('CART-160: %d inches are %s', (length, text) => {
  expect(feetAndInches(length)).toBe(text)
})

import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { brand as denago } from '#subjects/inventory/facts/brands/denago.ts'
import { brand as evolution } from '#subjects/inventory/facts/brands/evolution.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { scaleMarks, sidePicture, sideViews } from '#subjects/inventory/facts/side-views.ts'
import { brandModels } from '#subjects/inventory/rules/brand-lineup.ts'
import { feetAndInches, inGarage } from './cart-in-garage.ts'
import { drawnSize } from './drawn-carts.ts'

it.each([denago, evolution])(
  'CART-160: every model of $name is drawn as long as its record says, in the middle of its garage, wheels on the ground',
  (brand) => {
    for (const { id } of brandModels(brand, inventory)) {
      const { path, start, length, picture } =
        inGarage({ model: id, ...drawnSize(id) }) ?? expect.fail(`${id} is not measured`)
      const { from, to } = sideViews[id] ?? { from: 0, to: 0 }
      const scale = picture.width / sidePicture.width
      expect(existsSync(`studio/masters${path.replace('/media', '')}`)).toBe(true)
      expect((to - from) * scale).toBeCloseTo(length, 0)
      expect(picture.x + from * scale).toBeCloseTo(start, 1)
      expect(2 * start + length).toBeCloseTo(scaleMarks.garageInches.depth)
      expect(picture.y + sidePicture.ground * scale).toBeCloseTo(0, 1)
      expect(picture.height / picture.width).toBeCloseTo(sidePicture.height / sidePicture.width)
    }
  },
)

it('CART-160, CART-162: a model that we did not draw, and a cart of no length, is left out', () => {
  expect([
    inGarage({ model: 'unknown', length: 131 }),
    inGarage({ length: 131 }),
    inGarage({ model: 'ev-city' }),
  ]).toEqual([undefined, undefined, undefined])
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

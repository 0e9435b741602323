import { expect, test } from 'vitest'
import { scaleMarks } from '#subjects/inventory/facts/side-views.ts'
import { cartSize, garageTold } from './cart-size.ts'

test('CART-185: whole inches, rounded up; the length that we list stands over the drawn one', () => {
  expect(cartSize({ length: 3, width: 1.3, height: 2 }, undefined)).toEqual({ length: 119, width: 52, height: 79 })
  expect(cartSize({ length: 3, width: 1.3, height: 2 }, 120).length).toBe(120)
})

test('CART-185: a garage leaves room behind and above, or is too small', () => {
  const { depth, height } = scaleMarks.garageInches
  expect(garageTold({ length: depth - 102, width: 50, height: height - 17 })).toBe(
    'A garage 20 ft deep and 8 ft high leaves 8 ft 6 in behind it and 1 ft 5 in above it.',
  )
  expect(garageTold({ length: depth + 1, width: 50, height: 70 })).toBe(
    'It does not fit a garage 20 ft deep and 8 ft high.',
  )
})

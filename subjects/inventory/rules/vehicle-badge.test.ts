import { expect, it } from 'vitest'
import { vehicleBadge } from './vehicle-badge.ts'

it.each([
  [true, true, 'NEW'],
  [true, false, 'NEW'],
  [false, true, 'In Stock'],
  [false, false, 'Out of Stock'],
])('CART-38: isNew %s, inStock %s shows %s', (isNew, inStock, badge) => {
  expect(vehicleBadge({ isNew, inStock })).toBe(badge)
})

import { expect, it } from 'vitest'
import { pointOnTrail, trailCorners } from './trail-line.ts'

const corners = trailCorners(100, 60, 3)

it('SITE-51: climbs by turning', () => {
  expect(corners).toEqual([
    { x: 0, y: 60 },
    { x: 100, y: 40 },
    { x: 0, y: 20 },
    { x: 100, y: 0 },
  ])
})

it.each([
  [-1, 0, 60],
  [0, 0, 60],
  [1 / 6, 50, 50],
  [1 / 3, 100, 40],
  [0.5, 50, 30],
  [1, 100, 0],
  [7, 100, 0],
])('SITE-51: at %f of its length it is at %f, %f', (share, x, y) => {
  const point = pointOnTrail(corners, share)
  expect(point.x).toBeCloseTo(x)
  expect(point.y).toBeCloseTo(y)
})

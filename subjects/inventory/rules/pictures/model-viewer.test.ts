import { expect, test } from 'vitest'
import { scaleMarks } from '#subjects/inventory/facts/side-views.ts'
import { garageText, labelPlaces, measuredLines, standpointText } from './model-viewer.ts'

test('CART-185: a garage leaves room behind and above, or is too small', () => {
  const { depth, height } = scaleMarks.garageInches
  expect(garageText({ length: depth - 102, width: 50, height: height - 17 })).toBe(
    'A garage 20 ft deep and 8 ft high leaves 8 ft 6 in behind it and 1 ft 5 in above it.',
  )
  expect(garageText({ length: depth + 1, width: 50, height: 70 })).toBe(
    'It does not fit a garage 20 ft deep and 8 ft high.',
  )
})

const quarter = Math.PI / 2

test.each([
  [0, 1.4, 'Seen from the front.'],
  [quarter, 1.4, 'Seen from the left.'],
  [-quarter / 2, 1.4, 'Seen from the front right.'],
  [2 * quarter, 1.4, 'Seen from the rear.'],
  [-7 * quarter, 1.4, 'Seen from the left.'],
  [0.1, 0.3, 'Seen from the front, from above.'],
])('CART-181: around %d, down %d: %s', (around, down, told) => {
  expect(standpointText({ around, down })).toBe(told)
})

test('CART-185: labels keep within their frame and lie on no other', () => {
  const label = { width: 80, height: 30 }
  const frame = { width: 300, height: 200 }
  const at = (...middles: readonly (readonly [number, number])[]) =>
    labelPlaces(
      middles.map(([x, y]) => ({ x, y, ...label })),
      frame,
    ).map(({ left, top }) => [left, top])
  expect(at([100, 50], [200, 50])).toEqual([
    [60, 35],
    [160, 35],
  ])
  expect(at([10, 50], [400, 300])).toEqual([
    [0, 35],
    [220, 170],
  ])
  expect(at([100, 50], [110, 60])).toEqual([
    [60, 35],
    [70, 67],
  ])
  expect(at([100, 190], [110, 190])).toEqual([
    [60, 170],
    [70, 138],
  ])
})

test('CART-185: a label that is moved away from one lies on no other', () => {
  const label = { width: 80, height: 30 }
  const middles = [
    [100, 50],
    [100, 80],
    [100, 55],
  ] as const
  const places = labelPlaces(
    middles.map(([x, y]) => ({ x, y, ...label })),
    { width: 300, height: 200 },
  )
  const tops = places.map(({ top }) => top).sort((a, b) => a - b)
  for (const [index, top] of tops.entries())
    if (index > 0) expect(top - (tops[index - 1] ?? 0)).toBeGreaterThanOrEqual(30)
})

test.each([
  [-0.6, 'front right', 1, 1],
  [0.6, 'front left', 1, -1],
  [2.5, 'rear left', -1, -1],
  [-2.5, 'rear right', -1, 1],
])('CART-185: from %d, %s, the lines stand before the sides that are seen', (around, _, x, z) => {
  const [length, width, height] = measuredLines({ min: [-2, 0, -1], max: [2, 2, 1] }, around)
  expect(length?.every((end) => end[2] * z > 1)).toBe(true)
  expect(width?.every((end) => end[0] * x > 2)).toBe(true)
  expect(height?.map((end) => end[1])).toEqual([0, 2])
  // Not at the nearest corner, where the other two meet.
  expect(height?.every((end) => end[0] * x < 0 && end[2] * z > 1)).toBe(true)
})

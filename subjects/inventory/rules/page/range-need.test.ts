import { expect, it } from 'vitest'
import { range } from '#subjects/county/facts/range.ts'
import { dayMarks, milesFromQuery, pointOnTrail, rangeNeed, trailCorners } from './range-need.ts'

it('CART-48: each day counts that leaves the reserve of a charge: two are plenty, one is enough', () => {
  const counted = (40 * (100 - range.reserve)) / 100
  expect(rangeNeed(40, counted / 2)).toMatchObject({ daysPerCharge: 2, verdict: 'plenty' })
  expect(rangeNeed(40, counted / 2 + 0.1)).toMatchObject({ daysPerCharge: 1, verdict: 'enough' })
  expect(rangeNeed(40, counted)).toMatchObject({ daysPerCharge: 1, verdict: 'enough' })
  expect(rangeNeed(40, counted + 0.1)).toMatchObject({ daysPerCharge: 0, verdict: 'short' })
  expect(rangeNeed(40, 10)?.shareOfCharge).toBe(0.25)
})

it('CART-48: there is no answer for what is no range or no day', () => {
  const { POSITIVE_INFINITY: endless, NaN: none } = Number
  for (const [miles = 0, need = 0] of [
    [0, 10],
    [40, 0],
    [40, -1],
    [40, none],
    [endless, 10],
  ])
    expect(rangeNeed(miles, need)).toBeNull()
})

it.each([
  ['', 10, false],
  ['miles=', 10, false],
  ['miles=1', 1, false],
  ['miles=200', 200, false],
  ['miles=12.55', 12.6, false],
  ['miles=%2012%20miles', 12, false],
  ...['0', '0.9', '201', '-3', '1e2', 'far', 'Infinity'].map((miles) => [`miles=${miles}`, 10, true] as const),
] as const)('CART-48: %j is a day of %f miles, a problem: %s', (query, miles, problem) => {
  expect(milesFromQuery(new URLSearchParams(query))).toEqual({ miles, problem })
})

const corners = trailCorners(100, 60, 3)

it('SITE-51: the trail climbs by turning', () => {
  expect(corners.map(({ x, y }) => [x, y]).join(' ')).toBe('0,60 100,40 0,20 100,0')
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
  expect(pointOnTrail(corners, share)).toEqual({ x: expect.closeTo(x), y: expect.closeTo(y) })
})

it('CART-48: the marks of two days, 15 wide and high, do not touch', () => {
  for (let miles = 1; miles < 60; miles += 0.1)
    for (const [index, { x, y }] of dayMarks(60, miles).entries())
      for (const other of dayMarks(60, miles).slice(index + 1))
        expect(Math.max(Math.abs(x - other.x), Math.abs(y - other.y)), `${miles}`).toBeGreaterThan(15)
})

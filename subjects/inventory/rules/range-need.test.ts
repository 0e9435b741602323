import { describe, expect, it } from 'vitest'
import { milesFromQuery, rangeMiles, rangeNeed } from './range-need.ts'

describe('rangeMiles', () => {
  it.each([
    ['45 miles', 45],
    ['35-45 miles', 35],
    ['Up to 37.5 mi', 37.5],
    ['ask us', null],
    [undefined, null],
  ])('CART-48: %s is %s', (range, miles) => {
    expect(rangeMiles({ specifications: { seatingCapacity: 4, ...(range && { range }) } })).toBe(miles)
  })
})

describe('rangeNeed', () => {
  it('CART-48: has plenty up to half a charge a day, enough up to a whole one', () => {
    expect(rangeNeed(40, 20)).toEqual({ shareOfCharge: 0.5, daysPerCharge: 2, milesLeft: 20, verdict: 'plenty' })
    expect(rangeNeed(40, 20.1)?.verdict).toBe('enough')
    expect(rangeNeed(40, 40)).toEqual({ shareOfCharge: 1, daysPerCharge: 1, milesLeft: 0, verdict: 'enough' })
    expect(rangeNeed(40, 41)).toMatchObject({ daysPerCharge: 0, milesLeft: 0, verdict: 'short' })
  })

  it.each([
    [0, 10],
    [40, 0],
    [40, -1],
    [40, Number.NaN],
    [Number.POSITIVE_INFINITY, 10],
  ])('CART-48: has no answer for %s miles against %s', (range, need) => {
    expect(rangeNeed(range, need)).toBeNull()
  })
})

const miles = (query: string) => milesFromQuery(new URLSearchParams(query))

it.each([
  ['', 10],
  ['miles=', 10],
  ['miles=1', 1],
  ['miles=200', 200],
  ['miles=12.55', 12.6],
  ['miles=%2012%20miles', 12],
])('CART-48: %j is a day of %f miles', (query, expected) => {
  expect(miles(query)).toEqual({ miles: expected, problem: false })
})

it.each(['miles=0', 'miles=0.9', 'miles=201', 'miles=-3', 'miles=1e2', 'miles=far', 'miles=Infinity'])(
  'CART-48: %j is none, and the usual day stands in',
  (query) => {
    expect(miles(query)).toEqual({ miles: 10, problem: true })
  },
)

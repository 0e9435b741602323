import { expect, it } from 'vitest'
import { milesFromQuery } from './range-need.ts'

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

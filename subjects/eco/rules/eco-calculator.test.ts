import { expect, test } from 'vitest'
import { eco } from '#subjects/eco/facts/eco.ts'
import { calculateEco, costOverYears, type EcoInput, tonsOf } from './eco-calculator.ts'

// The total miles are worked out by hand: miles × 52 × years × multiplier.
test.each<[miles: number, use: EcoInput['usageType'], years: EcoInput['years'], totalMiles: number]>([
  [25, 'recreational', 1, 1300],
  [25, 'residential', 1, 1560],
  [25, 'commercial', 1, 2600],
  [25, 'golf_course', 10, 32500],
  [0, 'recreational', 1, 0],
  [501, 'residential', 5, 156312],
  [-25, 'commercial', 3, -7800],
  [0.01, 'golf_course', 5, 6.5],
  [1e300, 'recreational', 1, 5.2e301],
])('ECO-1: %d miles a week, %s, %d years', (milesPerWeek, usageType, years, totalMiles) => {
  const gallons = totalMiles / 15
  const expected = {
    fuelSaved: gallons,
    co2Saved: gallons * 19.6,
    costSaved: gallons * 3.5,
    electricCost: totalMiles * 0.15 * 0.12,
    netSavings: gallons * 3.5 - totalMiles * 0.15 * 0.12,
    treesEquivalent: ((gallons * 19.6) / 2000) * 16.5,
  }
  const result = calculateEco({ milesPerWeek, usageType, years })
  expect(Object.keys(result).toSorted()).toEqual(Object.keys(expected).toSorted())
  for (const [name, value] of Object.entries(expected) as [keyof typeof expected, number][])
    expect(Math.abs(result[name] - value), name).toBeLessThanOrEqual(Math.abs(value) * 1e-12)
})

test('ECO-8: counts 2,000 pounds to the ton', () => {
  expect(tonsOf(1698.6666)).toBeCloseTo(0.849, 3)
})

test('ECO-24: the costs start at nothing, reach ten years, and agree with the calculator', () => {
  const input = { milesPerWeek: 40, usageType: 'commercial', years: 3 } as const
  const costs = costOverYears(input)
  expect(costs.map(({ year }) => year)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(costs[0]).toEqual({ year: 0, gas: 0, electric: 0 })
  const { costSaved, electricCost } = calculateEco(input)
  expect(costs[3]).toEqual({ year: 3, gas: costSaved, electric: electricCost })
})

test('ECO-28: it takes about 107 miles a week at default use to save the $1,200 of the facts strip', () => {
  expect(eco.claimedSavings).toEqual({ dollarsPerYear: 1200, milesPerWeek: 107 })
  const { netSavings } = calculateEco({ ...eco.defaults, milesPerWeek: 1 })
  expect(Math.round(1200 / netSavings)).toBe(107)
})

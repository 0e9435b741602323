import { describe, expect, it, test } from 'vitest'
import { eco } from '#subjects/eco/facts/eco.ts'
import { calculateEco, costOverYears, defaultEcoInput, type EcoInput, tonsOf } from './eco-calculator.ts'

type Row = [miles: number, use: EcoInput['usageType'], years: EcoInput['years'], totalMiles: number]

// The total miles are worked out by hand: miles × 52 × years × multiplier.
const table: Row[] = [
  [25, 'recreational', 1, 1300],
  [25, 'residential', 1, 1560],
  [25, 'commercial', 1, 2600],
  [25, 'golf_course', 1, 3250],
  [25, 'recreational', 3, 3900],
  [25, 'recreational', 5, 6500],
  [25, 'recreational', 10, 13000],
  [25, 'golf_course', 10, 32500],
  [0, 'recreational', 1, 0],
  [1, 'recreational', 1, 52],
  [500, 'golf_course', 10, 650000],
  [501, 'residential', 5, 156312],
  [-1, 'recreational', 1, -52],
  [-25, 'commercial', 3, -7800],
  [12.5, 'residential', 3, 2340],
  [37.25, 'commercial', 10, 38740],
  [0.01, 'golf_course', 5, 6.5],
  [1e9, 'golf_course', 10, 1.3e12],
  [1e300, 'recreational', 1, 5.2e301],
]

describe('ECO-1: the formulas', () => {
  test.each(table)('%d miles a week, %s, %d years', (milesPerWeek, usageType, years, totalMiles) => {
    const result = calculateEco({ milesPerWeek, usageType, years })
    const near = (actual: number, expected: number) =>
      expect(Math.abs(actual - expected)).toBeLessThanOrEqual(Math.abs(expected) * 1e-12)
    const gallons = totalMiles / 15
    near(result.fuelSaved, gallons)
    near(result.co2Saved, gallons * 19.6)
    near(result.costSaved, gallons * 3.5)
    near(result.electricCost, totalMiles * 0.15 * 0.12)
    near(result.netSavings, gallons * 3.5 - totalMiles * 0.15 * 0.12)
    near(result.treesEquivalent, ((gallons * 19.6) / 2000) * 16.5)
  })

  it('ECO-10: takes the defaults: 25 miles, recreational, 1 year', () => {
    expect(defaultEcoInput).toEqual({ milesPerWeek: 25, usageType: 'recreational', years: 1 })
  })

  it('ECO-8: counts 2,000 pounds to the ton', () => {
    expect(tonsOf(1698.6666)).toBeCloseTo(0.849, 3)
  })
})

describe('ECO-24: costOverYears', () => {
  it('starts at nothing and reaches the longest timeframe', () => {
    const series = costOverYears(25, 'recreational')
    expect(series).toHaveLength(11)
    expect(series[0]).toEqual({ year: 0, gas: 0, electric: 0 })
    expect(series.at(-1)?.year).toBe(10)
  })

  it('agrees with the calculator at every timeframe on offer', () => {
    for (const years of eco.timeframes) {
      const point = costOverYears(40, 'commercial')[years]
      const result = calculateEco({ milesPerWeek: 40, usageType: 'commercial', years })
      expect(point?.gas).toBeCloseTo(result.costSaved, 8)
      expect(point?.electric).toBeCloseTo(result.electricCost, 8)
    }
  })
})

describe('the savings of the facts strip', () => {
  it('ECO-28: needs about 107 miles a week at default use for the $1,200 of the facts strip', () => {
    expect(eco.claimedSavings).toEqual({ dollarsPerYear: 1200, milesPerWeek: 107 })
    const { netSavings } = calculateEco({ ...eco.defaults, milesPerWeek: 1, years: 1 })
    expect(Math.round(eco.claimedSavings.dollarsPerYear / netSavings)).toBe(eco.claimedSavings.milesPerWeek)
    expect(eco.facts.map(({ figure }) => figure)).toContain('$1,200+')
  })
})

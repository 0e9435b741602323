import { describe, expect, it } from 'vitest'
import { eco } from './eco.ts'
import { ecoImpact } from './eco-page.ts'

describe('eco', () => {
  it('ECO-1: the constants', () => {
    expect(eco.gas).toEqual({ milesPerGallon: 15, dollarsPerGallon: 3.5, poundsCo2PerGallon: 19.6 })
    expect(eco.electric).toEqual({ kwhPerMile: 0.15, dollarsPerKwh: 0.12 })
    expect(eco.weeksPerYear).toBe(52)
    expect(eco.poundsPerTon).toBe(2000)
    expect(eco.treesPerTon).toBe(16.5)
  })

  it('ECO-1: the multipliers', () => {
    expect(eco.usageTypes.map(({ value, multiplier }) => [value, multiplier])).toEqual([
      ['recreational', 1],
      ['residential', 1.2],
      ['commercial', 2],
      ['golf_course', 2.5],
    ])
  })

  it('ECO-10: the defaults and the timeframes', () => {
    expect(eco.defaults).toEqual({ milesPerWeek: 25, usageType: 'recreational', years: 1 })
    expect(eco.timeframes).toEqual([1, 3, 5, 10])
    expect(eco.milesField).toEqual({ min: 1, max: 500 })
  })

  it('ECO-28: 19.6 lbs CO2 per gallon; 90% electric vs 25% gas efficiency; $1,200+; 16.5 trees per ton', () => {
    expect(eco.facts.map(({ figure }) => figure)).toEqual(['19.6 lbs', '90% vs 25%', '$1,200+', '16.5'])
  })

  it('ECO-14, ECO-15, ECO-16: calculating for 1.5 seconds, the banner for 3, counting up for 2 to 3', () => {
    expect(eco.timing).toEqual({ calculatingMs: 1500, bannerMs: 3000, countUpMs: { from: 2000, to: 3000 } })
    const durations: readonly number[] = ecoImpact.result.cards.map(({ countUpMs }) => countUpMs)
    expect(Math.min(...durations)).toBe(eco.timing.countUpMs.from)
    expect(Math.max(...durations)).toBe(eco.timing.countUpMs.to)
    expect(new Set(durations).size).toBe(durations.length)
  })
})

describe('ecoImpact', () => {
  it('ECO-14, ECO-15: its texts', () => {
    expect(ecoImpact.calculator.calculating).toBe('Calculating...')
    expect(ecoImpact.banner).toEqual({
      heading: 'Great Choice for the Environment!',
      text: 'Your switch to electric saves the planet and your wallet',
    })
  })

  it('ECO-27: the six cards of Why Choose Electric?', () => {
    expect(ecoImpact.reasons.heading).toBe('Why Choose Electric?')
    expect(ecoImpact.reasons.cards.map(({ title }) => title)).toEqual([
      'Zero Emissions',
      'Energy Efficient',
      'Forest Protection',
      'Sustainable Materials',
      'Climate Action',
      'Clean Air',
    ])
  })

  it('ECO-28, ECO-26: the strip and the closing links', () => {
    expect(ecoImpact.facts.heading).toBe('Environmental Facts')
    expect(ecoImpact.closing.links).toEqual([
      { label: 'Browse Electric Golf Carts', url: '/inventory' },
      { label: 'Get Expert Advice', url: '/contact' },
    ])
  })

  it('ECO-17: shows every figure of the result once', () => {
    expect(ecoImpact.result.cards.map(({ figure }) => figure).toSorted()).toEqual([
      'co2Saved',
      'costSaved',
      'electricCost',
      'fuelSaved',
      'netSavings',
      'treesEquivalent',
    ])
  })

  it('ECO-28: says in the limits what the claimed savings take', () => {
    expect(ecoImpact.method.limits.join(' ')).toContain('$1,200 a year takes about 107 miles a week')
    expect(ecoImpact.method.formulas.join(' ')).toContain('$3.50')
  })

  it('ECO-32: fits a search result', () => {
    expect(ecoImpact.head.title.length).toBeLessThanOrEqual(60)
    expect(ecoImpact.head.description.length).toBeGreaterThanOrEqual(70)
    expect(ecoImpact.head.description.length).toBeLessThanOrEqual(160)
  })
})

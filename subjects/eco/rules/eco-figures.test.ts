import { describe, expect, it, test } from 'vitest'
import { calculateEco } from './eco-calculator.ts'
import { ecoFigures, nounFor } from './eco-figures.ts'

const figuresFor = (milesPerWeek: number) =>
  ecoFigures(calculateEco({ milesPerWeek, usageType: 'recreational', years: 1 }))

describe('ecoFigures', () => {
  it('ECO-8: CO2 in tons with 2 decimals, money in US dollars without cents', () => {
    expect(figuresFor(25)).toEqual({
      co2Pounds: '1,699',
      co2Tons: '0.85',
      fuelGallons: '87',
      trees: '14',
      costSaved: '$303',
      electricCost: '$23',
      netSavings: '$280',
    })
  })

  it('shows every figure at a share of its way while it counts up', () => {
    expect(ecoFigures(calculateEco({ milesPerWeek: 50, usageType: 'recreational', years: 1 }), 0.5)).toEqual(
      figuresFor(25),
    )
  })

  it('ECO-8: separates thousands', () => {
    const { costSaved, co2Pounds } = figuresFor(501)
    expect(costSaved).toBe('$6,079')
    expect(co2Pounds).toBe('34,041')
  })

  it('ECO-8: shows nothing saved as plain zeros', () => {
    for (const figures of [figuresFor(0), figuresFor(-0)]) {
      expect(figures).toEqual({
        co2Pounds: '0',
        co2Tons: '0.00',
        fuelGallons: '0',
        trees: '0',
        costSaved: '$0',
        electricCost: '$0',
        netSavings: '$0',
      })
    }
  })

  it('ECO-8: never shows a zero with a minus', () => {
    for (const figure of Object.values(figuresFor(-0.001))) expect(figure).not.toMatch(/-\$?0(\.0*)?$/)
  })

  it('ECO-8: shows negative results as they are', () => {
    expect(figuresFor(-25).netSavings).toBe('-$280')
    expect(figuresFor(-25).co2Tons).toBe('-0.85')
  })

  it('ECO-8: keeps immense results readable', () => {
    for (const figure of Object.values(figuresFor(1e300))) expect(figure).toMatch(/^\$?\d(\.\d{1,2})?E\d+$/)
    expect(figuresFor(-1e300).costSaved).toMatch(/^-\$\d\.\d\dE\d+$/)
  })
})

test.each([
  ['0', 'trees'],
  ['1', 'tree'],
  ['2', 'trees'],
  ['1.5', 'trees'],
  ['1,699', 'trees'],
])('ECO-8: %s %s', (figure, noun) => {
  expect(nounFor(figure, { one: 'tree', many: 'trees' })).toBe(noun)
})

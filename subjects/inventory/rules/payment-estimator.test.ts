import { describe, expect, it } from 'vitest'
import { estimatePayment, type PaymentInput, paymentFromQuery, paymentProblems } from './payment-estimator.ts'

const input: PaymentInput = { price: 12_000, downPayment: 2_000, annualRatePercent: 6, months: 48 }
const read = (query: string) => paymentFromQuery(new URLSearchParams(query), 12_000)

describe('estimatePayment', () => {
  it('CART-49: gives the textbook annuity', () => {
    expect(estimatePayment(input)).toEqual({ financed: 10_000, monthly: 234.85, interest: 1_272.8, total: 11_272.8 })
  })

  it('CART-49: divides evenly when nothing is charged', () => {
    expect(estimatePayment({ ...input, annualRatePercent: 0 })).toEqual({
      financed: 10_000,
      monthly: 208.33,
      interest: 0,
      total: 9_999.84,
    })
  })

  it('CART-49: does not jump between no rate and almost none', () => {
    expect(estimatePayment({ ...input, annualRatePercent: 1e-9 })?.monthly).toBe(208.33)
  })

  it('CART-49: is nothing when all is paid down', () => {
    expect(estimatePayment({ ...input, downPayment: 12_000 })).toEqual({
      financed: 0,
      monthly: 0,
      interest: 0,
      total: 0,
    })
  })

  it('CART-49: is a plain loan of one month', () => {
    expect(estimatePayment({ ...input, months: 1, annualRatePercent: 12 })?.monthly).toBe(10_100)
  })

  it.each([
    [{ downPayment: 12_001 }, 'downPayment'],
    [{ downPayment: -1 }, 'downPayment'],
    [{ annualRatePercent: -0.1 }, 'annualRatePercent'],
    [{ annualRatePercent: 40.1 }, 'annualRatePercent'],
    [{ annualRatePercent: Number.NaN }, 'annualRatePercent'],
    [{ months: 0 }, 'months'],
    [{ months: 121 }, 'months'],
    [{ months: 12.5 }, 'months'],
  ] as const)('has no estimate for %j', (change, problem) => {
    expect(paymentProblems({ ...input, ...change })).toEqual([problem])
    expect(estimatePayment({ ...input, ...change })).toBeNull()
  })
})

describe('paymentFromQuery', () => {
  it('CART-49: reads figures as people type them', () => {
    expect(read('down=%242%2C000&rate=6%25&months=48')).toEqual(input)
  })

  it('CART-49: takes no down payment for none, and leaves the other gaps as problems', () => {
    expect(paymentProblems(read(''))).toEqual(['annualRatePercent', 'months'])
    expect(paymentProblems(read('down=half&rate=six&months=48'))).toEqual(['downPayment', 'annualRatePercent'])
  })
})

import { expect, it } from 'vitest'
import { estimatePayment, type PaymentInput, paymentFromQuery, paymentProblems } from './payment-estimator.ts'

const input: PaymentInput = { price: 12_000, downPayment: 2_000, annualRatePercent: 6, months: 48 }
const read = (query: string) => paymentFromQuery(new URLSearchParams(query), 12_000)

it.each([
  ['the textbook annuity', {}, { financed: 10_000, monthly: 234.85, interest: 1_272.8, total: 11_272.8 }],
  [
    'an even part where nothing is charged',
    { annualRatePercent: 0 },
    { monthly: 208.33, interest: 0, total: 9_999.84 },
  ],
  ['no jump between no rate and almost none', { annualRatePercent: 1e-9 }, { monthly: 208.33 }],
  ['nothing when all is paid down', { downPayment: 12_000 }, { financed: 0, monthly: 0, interest: 0, total: 0 }],
  ['a plain loan of one month', { months: 1, annualRatePercent: 12 }, { monthly: 10_100 }],
])('CART-49: is %s', (_, change, estimate) => {
  expect(estimatePayment({ ...input, ...change })).toMatchObject(estimate)
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
] as const)('CART-49: has no estimate for %j', (change, problem) => {
  expect(paymentProblems({ ...input, ...change })).toEqual([problem])
  expect(estimatePayment({ ...input, ...change })).toBeNull()
})

it('CART-49: reads figures as people type them; no down payment is none, other gaps are problems', () => {
  expect(read('down=%242%2C000&rate=6%25&months=48')).toEqual(input)
  expect(paymentProblems(read(''))).toEqual(['annualRatePercent', 'months'])
  expect(paymentProblems(read('down=half&rate=six&months=48'))).toEqual(['downPayment', 'annualRatePercent'])
})

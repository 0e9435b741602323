import { readDollars } from '#kit/formats/read-dollars.ts'
import { paymentLimits } from '#subjects/inventory/facts/payment-limits.ts'

export interface PaymentInput {
  readonly price: number
  readonly downPayment: number
  readonly annualRatePercent: number
  readonly months: number
}

export type PaymentProblem = keyof typeof paymentLimits | 'downPayment'

const inCents = (amount: number) => Math.round(amount * 100) / 100

/** The fields whose values the estimate cannot use. */
export function paymentProblems(input: PaymentInput): readonly PaymentProblem[] {
  const limits = { downPayment: { min: 0, max: input.price }, ...paymentLimits }
  return (Object.keys(limits) as PaymentProblem[]).filter((name) => {
    const { min, max } = limits[name]
    const isWithin = input[name] >= min && input[name] <= max
    return !isWithin || (name === 'months' && !Number.isInteger(input.months))
  })
}

/** Equal monthly payments at the end of each month; null when a field has a problem (CART-49). */
export function estimatePayment(input: PaymentInput) {
  if (paymentProblems(input).length > 0) return null
  const { price, downPayment, annualRatePercent, months } = input
  const financed = price - downPayment
  const rate = annualRatePercent / 100 / 12
  // -expm1(-n·log1p(r)) is 1 - (1 + r)^-n without the cancellation that spoils it for rates near zero.
  const exact = rate === 0 ? financed / months : (financed * rate) / -Math.expm1(-months * Math.log1p(rate))
  const monthly = inCents(exact)
  const total = inCents(monthly * months)
  return { financed, monthly, interest: Math.max(0, inCents(total - financed)), total }
}

/** Reads the form as typed: '$2,000', '7.9%', '48'. No down payment means none; any other missing figure is a problem. */
export function paymentFromQuery(query: URLSearchParams, price: number): PaymentInput {
  const figure = (name: string) => {
    const text = query.get(name)?.replace(/[$,%\s]/g, '')
    return text ? Number(text) : Number.NaN
  }
  const down = query.get('down')?.trim()
  return {
    price,
    downPayment: down ? (readDollars(down) ?? Number.NaN) : 0,
    annualRatePercent: figure('rate'),
    months: figure('months'),
  }
}

import { paymentLimits } from '#subjects/inventory/facts/payment-limits.ts'

export type PaymentInput = {
  readonly price: number
  readonly downPayment: number
  readonly annualRatePercent: number
  readonly months: number
}

export type PaymentEstimate = {
  readonly financed: number
  readonly monthly: number
  readonly interest: number
  readonly total: number
}

export type PaymentProblem = keyof typeof paymentLimits | 'downPayment'

const inCents = (amount: number) => Math.round(amount * 100) / 100

/** The fields that cannot be calculated with. */
export function paymentProblems(input: PaymentInput): readonly PaymentProblem[] {
  const { annualRatePercent: rate, months } = paymentLimits
  return [
    ...(input.downPayment >= 0 && input.downPayment <= input.price ? [] : (['downPayment'] as const)),
    ...(input.annualRatePercent >= rate.min && input.annualRatePercent <= rate.max
      ? []
      : (['annualRatePercent'] as const)),
    ...(Number.isInteger(input.months) && input.months >= months.min && input.months <= months.max
      ? []
      : (['months'] as const)),
  ]
}

/** Equal monthly payments at the end of each month; null when a field has a problem. */
export function estimatePayment(input: PaymentInput): PaymentEstimate | null {
  if (paymentProblems(input).length > 0) return null
  const financed = input.price - input.downPayment
  const rate = input.annualRatePercent / 100 / 12
  // -expm1(-n·log1p(r)) is 1 - (1 + r)^-n without the cancellation that spoils it for rates near zero.
  const exact = rate === 0 ? financed / input.months : (financed * rate) / -Math.expm1(-input.months * Math.log1p(rate))
  const monthly = inCents(exact)
  const total = inCents(monthly * input.months)
  return { financed, monthly, interest: Math.max(0, inCents(total - financed)), total }
}

const amount = (text: string | null) => (text?.trim() ? Number(text.replace(/[$,%\s]/g, '')) : Number.NaN)

/** Reads the form as typed: '$2,000', '7.9%', '48'. No down payment means none; a missing figure stays a problem. */
export function paymentFromQuery(query: URLSearchParams, price: number): PaymentInput {
  return {
    price,
    downPayment: query.get('down')?.trim() ? amount(query.get('down')) : 0,
    annualRatePercent: amount(query.get('rate')),
    months: amount(query.get('months')),
  }
}

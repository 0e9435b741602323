/** The part of the price that the estimator takes as the down payment until the visitor enters another. */
export const downPaymentShare = 0.1

/** The limits of the payment estimator. Rate and term are the visitor's own: the dealership quotes neither. */
export const paymentLimits = {
  annualRatePercent: { min: 0, max: 40 },
  months: { min: 1, max: 120 },
} as const

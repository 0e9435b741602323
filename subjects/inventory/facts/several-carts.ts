/** The changes that the desk makes to several carts at once. */
export const severalActions = [
  'raise',
  'lower',
  'special',
  'regular',
  'in',
  'out',
  'sold',
  'featured',
  'unfeatured',
] as const
export type SeveralAction = (typeof severalActions)[number]

/** A price moves by dollars or by percent, and is rounded to a multiple of some dollars, or to the nearest that ends in 95. */
export const priceUnits = ['percent', 'dollars'] as const
export type PriceUnit = (typeof priceUnits)[number]
export const roundings = [5, 1, 10, 50, 100, 'end in 95'] as const
export type Rounding = (typeof roundings)[number]

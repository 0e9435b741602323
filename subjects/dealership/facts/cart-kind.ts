/** The kinds of cart by their use, for rentals and towns. */
export const cartKinds = ['four-seater', 'six-seater', 'utility'] as const
export type CartKind = (typeof cartKinds)[number]

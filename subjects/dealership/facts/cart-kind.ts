/** The kinds of cart by their use, for rentals and towns. */
export type CartKind = 'four-seater' | 'six-seater' | 'utility'

/** What a cart is for, as rentals and towns tell carts apart. */
export type CartKind = 'four-seater' | 'six-seater' | 'utility'

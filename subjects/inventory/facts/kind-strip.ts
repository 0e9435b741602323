/** The kinds of carts as home shows them. */
export const kindStrip = {
  carts: { one: 'cart', many: 'carts' },
  told: '{carts}, from {price}',
} as const

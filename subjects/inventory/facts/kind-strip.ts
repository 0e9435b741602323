/** The kinds of carts as home shows them. */
export const kindStrip = {
  carts: { one: 'cart', many: 'carts' },
  line: '{carts}, from\u00a0{price}',
} as const

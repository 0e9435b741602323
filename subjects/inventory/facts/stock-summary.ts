/** The sentences about today's stock. */
export const stockSummaryWords = {
  one: '{carts} in stock today, at {price}.',
  many: '{carts} in stock today, from {price}.',
  /** Of each kind of cart, at home. */
  kind: '{carts}, from\u00a0{price}',
  cart: { one: 'cart', many: 'carts' },
  noneInStock: 'No carts in stock today. Every cart we list can be ordered.',
  noneListed: 'No carts are listed today. Call us and ask what can be ordered.',
  unknown: 'We could not check what is in stock just now.',
} as const

/** What the form of a cart and the desk's first screen say of carts besides the names of their fields. */
export const cartWords = {
  notKnown: 'Not known',
  /** Of words that no figure was read from. */
  kept: 'Shown in these words; no answer counts with them.',
  takesAway: 'Empty takes it away',
  /** Over the abilities that keep a cart from a ground. */
  keepsFrom: 'Keeps it from {ground}',
  told: 'Visitors are told',
  /** How many carts of a kind Today names at once. */
  shown: 3,
} as const

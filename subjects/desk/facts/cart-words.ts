/** The desk's words about carts, besides the names of their fields. */
export const cartWords = {
  like: 'Begin as a copy',
  chooseLike: 'Like another cart',
  needed: 'What every cart needs',
  notKnown: 'Not known',
  /** Stands beside words in which no figure was read. */
  kept: 'Shown in these words; no answer counts with them.',
  takesAway: 'Empty takes it away',
  /** Stands above the abilities that keep a cart off a ground. */
  keepsFrom: 'Not for {ground}',
  told: 'Visitors are told',
  /** The first screen names this many carts of a kind at once. */
  shown: 3,
} as const

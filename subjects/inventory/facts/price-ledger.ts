/** The words of a cart's page and the feed about how long the cart has been here and what it has cost. */
export const priceLedger = {
  /** The page tells the latest moves of the price, this many. */
  moves: 3,
  since: 'Here since {day}.',
  move: '{from} → {to} on {day}.',
} as const

/** What a cart's page and the feed tell of how long it has been here and what it has cost. */
export const priceLedger = {
  /** The one switch: `false` takes it off the pages, out of the feed and out of the markup. */
  shown: true,
  /** The latest so many moves of its price. */
  moves: 3,
  since: 'Here since {day}.',
  move: '{from} → {to} on {day}.',
} as const

/**
 * What a visit may cost. Tests hold it; a later capability raises a figure in a commit that says for what. Bytes of text are those of
 * brotli at its best. What pictures may weigh stands in subjects/pictures/facts/pictures.ts, since they are made by it.
 */
const kilobyte = 1024

export const budgets = {
  /** A page with its style: what comes with the first round trip of a new connection. */
  html: {
    page: 12 * kilobyte,
    /** It carries 39 carts with their whole descriptions, in their cards and as data for the island. */
    inventory: 16 * kilobyte,
    /** The same with a price delivered on each card. */
    inventoryWithTown: 17 * kilobyte,
  },
  /** What all pages share and none needs for its first screen. */
  laterStyle: 6 * kilobyte,
  /** What a page fetches before the visitor touches it. One without islands fetches none. */
  script: 75 * kilobyte,
  /** The one line of script within every page. */
  scriptWithin: 200,
  fonts: { file: 24 * kilobyte, all: 40 * kilobyte },
  /** Files that a page names for its first screen: scripts, fonts and pictures that do not wait. */
  requests: 10,
  /** A model that can be turned around. */
  model: 300 * kilobyte,
} as const

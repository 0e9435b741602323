/**
 * What a visit may cost, in bytes and milliseconds. Tests hold the bytes; `npm run bench` measures the rest and tells what is not
 * reached. Bytes of text are those of brotli at its best. What pictures may weigh stands in subjects/pictures/facts/pictures.ts, since
 * they are made by it.
 */
const kilobyte = 1024

/** The build that `npm run bench` compares with, unless told otherwise. */
export const comparedWith = '6081bf3'

export const budgets = {
  /** A page with its style: what comes with the first round trip of a new connection. */
  html: {
    page: 14 * kilobyte,
    /** It carries 39 carts with their whole descriptions, in their cards and as data for the island. */
    inventory: 19 * kilobyte,
    /** The same with a price delivered on each card. */
    inventoryWithTown: 19 * kilobyte,
  },
  /** What a page fetches before anybody touches it. One without islands fetches none. */
  script: 75 * kilobyte,
  /** The one line of script within every page. */
  scriptWithin: 200,
  fonts: { file: 24 * kilobyte, all: 40 * kilobyte },
  /** Files that a page names for its first screen: scripts, fonts and pictures that do not wait. */
  requests: 10,
  /** A model that can be turned around. */
  model: 300 * kilobyte,
  /** Milliseconds, on two cores that nothing else uses. */
  start: { first: 40_000, warm: 1_000, built: 200 },
  /** With 40,000 carts: milliseconds of the server for a page that is kept, megabytes, milliseconds. */
  manyCarts: { inventoryPage: 20, memory: 400, import: 10_000 },
  /** Of the plain server of the same pages in the same run. */
  overFloor: { processorARequest: 1.2 },
} as const

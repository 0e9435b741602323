const snowDay = 'Snow day'

/** What the screens of the shop say and offer before anything is typed. */
export const shopWords = {
  snowDay,
  reasonHint: `Visitors read it: “Closed for ${snowDay}”.`,
  otherReasons: ['Power outage', 'Staff training', 'Stocktaking', 'Family day'],
  /** A new notice stands until so many days after its first, unless another last day is chosen. */
  noticeDays: 6,
  /** How many days ahead those with other hours are listed. */
  daysShown: 365,
} as const

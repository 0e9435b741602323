const snowDay = 'Snow day'

/** The words of the shop's screens, and the values that they offer first. */
export const shopWords = {
  snowDay,
  reasonHint: `Visitors read it: “Closed for ${snowDay}”.`,
  closing: '{day} would be closed all day. Visitors read: “Closed for {reason}”.',
  otherReasons: ['Power outage', 'Staff training', 'Stocktaking', 'Family day'],
  /** So many of the next days on which we are open are closed by one button each. */
  daysToClose: 2,
  /** A new notice stands for this many days after its first, unless the dealer chooses another last day. */
  noticeDays: 6,
  /** Days with other hours are listed this many days ahead. */
  daysShown: 365,
} as const

/** The words of the shop's screens, and the values that they offer first. */
export const shopWords = {
  closedFor: 'Reason visitors see',
  reason: 'Reason',
  chooseReason: 'Choose',
  proposedWeek: 'Not saved yet: Tuesday to Friday have Monday’s hours.',
  /** What visitors read after “Closed for” unless the dealer says why. */
  neutral: 'the day',
  reasonHint: 'Without one, they read “Closed for {reason}”.',
  closing: '{day} would be closed all day. Visitors read: “Closed for {reason}”.',
  otherReasons: ['a snow day', 'a power outage', 'staff training', 'stocktaking', 'a family day'],
  /** A day opens and closes at one of these hours, or a quarter of an hour after one. */
  hours: { first: 5, last: 22 },
  openOrClosed: 'Open or closed',
  noOffice: 'No number yet',
  /** So many of the next days on which we are open are closed by one button each. */
  daysToClose: 2,
  /** A new notice stands for this many days after its first, unless the dealer chooses another last day. */
  noticeDays: 6,
  /** Days with other hours are listed this many days ahead. */
  daysShown: 365,
} as const

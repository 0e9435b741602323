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
  pictureKinds: 'image/jpeg,image/png,image/webp,image/avif',
  /** Of one picture with a few lines of text. */
  mostBytes: 20 * 1024 * 1024 + 64 * 1024,
  tooLarge: 'This picture is larger than 20 MB. Go back and choose a smaller one.',
} as const

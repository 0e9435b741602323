interface DeadlineWords {
  readonly title: string
  readonly note: string
}

/** What each deadline is called, in a list and in a calendar. */
export const deadlineWords = {
  'defect-report': {
    title: 'Report a defect by',
    note: 'Call or write. A photo and the serial number help us answer the same day.',
  },
  return: {
    title: 'Last day to return it',
    note: 'A message sent on this day counts, even where our doors are closed.',
  },
  'return-refund': {
    title: 'Refund sent by',
    note: 'Business days, counted from the day it comes back. Bring it back sooner and this moves up.',
  },
  'card-refund': {
    title: 'Refund on your card by',
    note: 'Banks take a few business days more to show a refund. A check or cash needs no such wait.',
  },
  'free-cancellation': {
    title: 'Cancel free of charge until',
    note: 'After this moment a cancellation brings back part of the price.',
  },
  'half-refund': {
    title: 'Pick-up, and the last moment for a part refund',
    note: 'If nobody comes and nobody calls, nothing is refunded.',
  },
  'due-back': {
    title: 'Cart due back',
    note: 'Same time on the clock as your pick-up. Each started hour after it is charged as late.',
  },
  'longest-rental': {
    title: 'Longest you may keep it',
    note: 'For a longer stay, call us before this day and we write a new agreement.',
  },
  'cancellation-refund': {
    title: 'Refund sent by, if you cancel at the last free moment',
    note: 'Business days. Cancel sooner and this moves up.',
  },
} as const satisfies Record<string, DeadlineWords>

export const returnItems = [
  { value: 'new-cart', label: 'New cart' },
  { value: 'used-cart', label: 'Used cart' },
  { value: 'as-is-cart', label: 'Used cart sold as is' },
  { value: 'part', label: 'Part or accessory' },
] as const

/** What a deadline file is called, where it comes from, and the page that explains it. */
export const deadlineCalendar = {
  product: 'Deadline finder',
  noDate: 'Give a date, and we make a calendar file of the deadlines that follow from it.',
  returns: {
    name: 'Return deadlines',
    page: '/policies/return-policy',
    path: '/policies/return-policy/deadlines.ics',
    fileName: 'switchback-return-deadlines.ics',
    nothing: 'A cart sold as is cannot be returned, so there is no deadline to note.',
  },
  rental: {
    name: 'Rental deadlines',
    page: '/policies/rental-policy',
    path: '/policies/rental-policy/deadlines.ics',
    fileName: 'switchback-rental-deadlines.ics',
  },
} as const

export const deadlineFinder = {
  table: {
    caption: 'Your deadlines, in Eastern time',
    columns: ['What', 'By when', 'Good to know'],
  },
  calendar: 'Add to your calendar',
  returns: {
    heading: 'Deadline finder',
    lead: 'The day you received it decides everything else. We count the days as this page does.',
    item: 'What you bought',
    received: 'Day you received it',
    time: 'Time of day',
    timeHint: 'If you know it: the hours to report a defect run from it.',
    returned: 'Day it came back',
    returnedHint: 'If it is already back: the refund is counted from then.',
    submit: 'Find My Deadlines',
    final:
      'A cart sold as is is yours for good: there is no day to return it by. A warranty in its papers still holds.',
  },
  rental: {
    heading: 'Deadline finder',
    lead: 'When you may still cancel free, when the cart is due, and when your money is back.',
    pickup: 'Day of your pick-up',
    time: 'Time of your pick-up',
    days: 'Days you rent',
    submit: 'Find My Deadlines',
  },
} as const

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

export const deadlineCalendar = {
  returns: 'Return deadlines',
  rental: 'Rental deadlines',
  product: 'Deadline finder',
} as const

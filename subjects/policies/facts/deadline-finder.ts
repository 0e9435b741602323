import { policyAddresses } from '#subjects/dealership/facts/addresses.ts'
import { policyTerms } from './policy-terms.ts'
import { dueWhileClosed } from './rental-rules.ts'

interface DeadlineWords {
  readonly title: string
  readonly note: string
}

/** The name of each deadline in a list and in a calendar. */
export const deadlineWords = {
  'defect-report': {
    title: 'Report a defect by',
    note: 'Call or write. A photo and the serial number help us answer the same day.',
  },
  return: {
    title: 'Last day to return it',
    note: 'A call or a message by midnight counts, even if we are closed.',
  },
  'return-refund': {
    title: 'Refund sent by',
    note: 'Counted in business days from the day it comes back.',
  },
  'card-refund': {
    title: 'Refund on your card by',
    note: 'Banks take a few more business days to show a refund.',
  },
  'free-cancellation': {
    title: 'Cancel free of charge until',
    note: 'After that we refund part of the price.',
  },
  'half-refund': {
    title: 'Pick-up, and the last moment for a partial refund',
    note: 'If you do not come and do not call, there is no refund.',
  },
  'due-back': {
    title: 'Cart due back',
    note: `Same time of day as your pick-up. Each hour begun after it has a late fee. ${dueWhileClosed}`,
  },
  'longest-rental': {
    title: 'Longest you can keep it',
    note: 'For a longer stay, call us before this day and we write a new agreement.',
  },
  'cancellation-refund': {
    title: 'Refund sent by, if you cancel at the last free moment',
    note: 'Counted in business days. Cancel earlier and it is sent earlier.',
  },
} as const satisfies Record<string, DeadlineWords>

export const returnItems = [
  { value: 'new-cart', label: 'New cart' },
  { value: 'used-cart', label: 'Used cart' },
  { value: 'as-is-cart', label: 'Used cart sold as is' },
  { value: 'part', label: 'Part or accessory' },
] as const

/** The name of a file with deadlines, its address, and the page that explains it. */
export const deadlineCalendar = {
  product: 'Deadline finder',
  noDate: 'Enter a date to get a calendar file of your deadlines.',
  nothing: 'A cart sold as is cannot be returned, so there is no deadline to note.',
  returns: {
    name: 'Return deadlines',
    page: policyAddresses.returns,
    path: `${policyAddresses.returns}/deadlines.ics`,
    fileName: 'switchback-return-deadlines.ics',
  },
  rental: {
    name: 'Rental deadlines',
    page: policyAddresses.rental,
    path: `${policyAddresses.rental}/deadlines.ics`,
    fileName: 'switchback-rental-deadlines.ics',
  },
} as const

export type DeadlineKind = 'returns' | 'rental'

export const deadlineFinder = {
  table: {
    caption: 'Your deadlines, in Eastern time',
    columns: ['Deadline', 'Date', 'Note'],
  },
  calendar: 'Add to your calendar',
  returns: {
    heading: 'Find your return deadlines',
    lead: 'Enter the day you received it to see how long you can return it and when your refund is sent.',
    item: 'What you bought',
    received: 'Day you received it',
    time: 'Time of day',
    timeHint: 'Optional. Your hours to report a defect start then.',
    returned: 'Day it came back',
    returnedHint: 'Optional. Your refund is counted from this day.',
    submit: 'Find My Deadlines',
    wrong: {
      item: 'Choose what you bought.',
      received: 'Choose the day you received it.',
      time: 'Enter the time as hours and minutes, or leave it empty.',
      returned: 'Choose the day it came back, or leave it empty.',
      order: 'It cannot come back before you received it.',
    },
    final: 'A cart sold as is cannot be returned. If its papers include a warranty, the warranty still applies.',
  },
  rental: {
    heading: 'Find your rental deadlines',
    lead: 'See until when you can cancel free, when the cart is due back, and when a refund is sent.',
    pickup: 'Pick-up day',
    time: 'Pick-up time',
    days: 'Number of days',
    submit: 'Find My Deadlines',
    wrong: {
      pickup: 'Choose your pick-up day.',
      time: 'Enter your pick-up time as hours and minutes.',
      days: `Rent from 1 to ${policyTerms.rental.maximumDays} days.`,
    },
  },
} as const

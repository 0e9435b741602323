import type { HolidayName } from '#kit/dates/holidays.ts'

/** The legal holidays on which showrooms and shop stay closed, each on its own date. On the others the week holds. */
export const holidaysKept: readonly HolidayName[] = [
  'New Year’s Day',
  'Memorial Day',
  'Independence Day',
  'Labor Day',
  'Thanksgiving Day',
  'Christmas Day',
]

/** Hours of one date in place of the week's. */
export type DatedHours = {
  /** `2026-12-24` */
  readonly day: string
  /** What the day is called beside its hours: 'Christmas Eve'. */
  readonly name: string
  readonly hours: 'closed' | { readonly opens: string; readonly closes: string }
}

/** SHOP-52: dates of our own choosing: a short day, a stocktaking, or a holiday above on which we open after all. */
export const datedHours: readonly DatedHours[] = []

/** How many days ahead a date with other hours is announced. */
export const announcedDays = 7

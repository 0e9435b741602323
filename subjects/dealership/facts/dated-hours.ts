import type { HolidayName } from '#kit/dates/holidays.ts'

/** The legal holidays on which showrooms and shop stay closed, each on its own date. On other holidays the week holds. */
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
  /** The name of the day beside its hours: 'Christmas Eve'. */
  readonly name: string
  readonly hours: 'closed' | { readonly opens: string; readonly closes: string }
}

/** Dates that we chose ourselves: a short day, a stocktaking, or a holiday above on which we open after all (SHOP-52). */
export const datedHours: readonly DatedHours[] = []

/** The site announces a date with other hours this many days ahead. */
export const announcedDays = 7

import { type CalendarDay, calendarDay, nthWeekday } from './calendar-day.ts'
import { federalHolidays } from './federal-holidays.ts'

interface Holiday {
  readonly name: string
  readonly day: CalendarDay
  /** Has a date of its own, and so can fall on a weekend. */
  readonly fixed: boolean
}

/** The legal holidays of a year, each on its own date. */
export function holidaysIn(year: number): readonly Holiday[] {
  return [
    ...federalHolidays.fixed.map(({ name, month, day }) => ({ name, day: calendarDay(year, month, day), fixed: true })),
    ...federalHolidays.floating.map(({ name, month, weekday, nth }) => ({
      name,
      day: nthWeekday(year, month, weekday, nth),
      fixed: false,
    })),
  ]
}

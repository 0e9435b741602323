import { type CalendarDay, calendarDay, nthWeekday } from './calendar-day.ts'

interface FixedHoliday {
  readonly name: string
  readonly month: number
  readonly day: number
}

interface FloatingHoliday {
  readonly name: string
  readonly month: number
  /** 1 is Monday. */
  readonly weekday: number
  /** The first, second … of the month; -1 is the last. */
  readonly nth: number
}

/** The legal public holidays of 5 U.S.C. 6103: the days on which banks and mail rest. */
export const federalHolidays = {
  fixed: [
    { name: 'New Year’s Day', month: 1, day: 1 },
    { name: 'Juneteenth', month: 6, day: 19 },
    { name: 'Independence Day', month: 7, day: 4 },
    { name: 'Veterans Day', month: 11, day: 11 },
    { name: 'Christmas Day', month: 12, day: 25 },
  ],
  floating: [
    { name: 'Birthday of Martin Luther King, Jr.', month: 1, weekday: 1, nth: 3 },
    { name: 'Washington’s Birthday', month: 2, weekday: 1, nth: 3 },
    { name: 'Memorial Day', month: 5, weekday: 1, nth: -1 },
    { name: 'Labor Day', month: 9, weekday: 1, nth: 1 },
    { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
    { name: 'Thanksgiving Day', month: 11, weekday: 4, nth: 4 },
  ],
} as const satisfies { fixed: readonly FixedHoliday[]; floating: readonly FloatingHoliday[] }

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

import { addDays, type CalendarDay, calendarDay, nthWeekday, weekdayOf, yearOf } from './calendar-day.ts'

const sunday = 0
const monday = 1
const thursday = 4
const saturday = 6

/**
 * The legal public holidays of 5 U.S.C. 6103, on which banks and the mail rest. Each has its day of the month, or a weekday: the first,
 * second … of the month, or with -1 the last.
 */
const federalHolidays = [
  { name: 'New Year’s Day', month: 1, day: 1 },
  { name: 'Juneteenth', month: 6, day: 19 },
  { name: 'Independence Day', month: 7, day: 4 },
  { name: 'Veterans Day', month: 11, day: 11 },
  { name: 'Christmas Day', month: 12, day: 25 },
  { name: 'Birthday of Martin Luther King, Jr.', month: 1, weekday: monday, nth: 3 },
  { name: 'Washington’s Birthday', month: 2, weekday: monday, nth: 3 },
  { name: 'Memorial Day', month: 5, weekday: monday, nth: -1 },
  { name: 'Labor Day', month: 9, weekday: monday, nth: 1 },
  { name: 'Columbus Day', month: 10, weekday: monday, nth: 2 },
  { name: 'Thanksgiving Day', month: 11, weekday: thursday, nth: 4 },
] as const

export const holidayNames = federalHolidays.map(({ name }) => name)
export type HolidayName = (typeof federalHolidays)[number]['name']

/** The legal holidays of a year, each on its own date; a fixed one can fall on a weekend. */
export function holidaysIn(year: number) {
  return federalHolidays.map((holiday) => {
    const { name, month } = holiday
    return 'day' in holiday
      ? { name, day: calendarDay(year, month, holiday.day), fixed: true }
      : { name, day: nthWeekday(year, month, holiday.weekday, holiday.nth), fixed: false }
  })
}

/** Each legal holiday with its next day, the nearest first. */
export function comingHolidays(today: CalendarDay) {
  const year = yearOf(today)
  return [...holidaysIn(year), ...holidaysIn(year + 1)]
    .filter(({ day }) => day >= today)
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .slice(0, holidayNames.length)
}

/** The days on which the holidays are kept: a fixed one on a weekend gives the Friday before or the Monday after. */
export function observedHolidays(year: number): CalendarDay[] {
  return holidaysIn(year)
    .map(({ day, fixed }) => (fixed ? observed(day) : day))
    .sort()
}

function observed(day: CalendarDay): CalendarDay {
  const weekday = weekdayOf(day)
  if (weekday === saturday) return addDays(day, -1)
  return weekday === sunday ? addDays(day, 1) : day
}

/** Monday through Friday, except the day on which a federal holiday is kept. */
export function isBusinessDay(day: CalendarDay): boolean {
  const weekday = weekdayOf(day)
  if (weekday === saturday || weekday === sunday) return false
  const year = yearOf(day)
  // A New Year's Day on a Saturday is kept on the last day of the old year.
  return !observedHolidays(year).includes(day) && !observedHolidays(year + 1).includes(day)
}

/** The day that many business days later; the count begins with the next day. */
export function addBusinessDays(day: CalendarDay, count: number): CalendarDay {
  let current = day
  for (let left = count; left > 0; ) {
    current = addDays(current, 1)
    if (isBusinessDay(current)) left -= 1
  }
  return current
}

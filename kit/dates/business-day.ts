import { addDays, type CalendarDay, weekdayOf, yearOf } from './calendar-day.ts'
import { holidaysIn } from './holidays.ts'

const sunday = 0
const saturday = 6

/** Monday through Friday, except the day on which a federal holiday is kept. */
export function isBusinessDay(day: CalendarDay): boolean {
  const weekday = weekdayOf(day)
  if (weekday === saturday || weekday === sunday) return false
  const year = yearOf(day)
  // A New Year's Day on a Saturday is kept on the last day of the old year.
  return !observedHolidays(year).includes(day) && !observedHolidays(year + 1).includes(day)
}

/** The day that many business days later; the day itself is not counted. */
export function addBusinessDays(day: CalendarDay, count: number): CalendarDay {
  let current = day
  for (let left = count; left > 0; ) {
    current = addDays(current, 1)
    if (isBusinessDay(current)) left -= 1
  }
  return current
}

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

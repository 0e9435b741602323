import type { CalendarDay } from '#kit/dates/calendar-day.ts'
import { formatShortDay } from '#kit/formats/format.ts'

/** 'Fri, Dec 25', and of another year than this one 'Fri, Jan 1, 2027'. */
export function dayWithYear(day: CalendarDay, today: CalendarDay): string {
  const year = day.slice(0, 4)
  return today.startsWith(year) ? formatShortDay(day) : `${formatShortDay(day)}, ${year}`
}

import type { CalendarDay } from '#kit/dates/calendar-day.ts'
import { formatShortDate, formatShortDay } from '#kit/formats/format.ts'

/** 'Fri, Dec 25', and of another year than this one 'Fri, Jan 1, 2027'. */
export function dayWithYear(day: CalendarDay, today: CalendarDay): string {
  return today.startsWith(day.slice(0, 4)) ? formatShortDay(day) : formatShortDate(day)
}

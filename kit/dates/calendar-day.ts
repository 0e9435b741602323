/** A day on the calendar, `YYYY-MM-DD`, in no time zone. Days compare as text. */
export type CalendarDay = string

export const dayMs = 86_400_000
const lastDay = '9999-12-31'

/** Reads a typed day of the years 1900 to 2999; undefined where the calendar has no such day. */
export function parseDay(text: string): CalendarDay | undefined {
  const day = text.trim()
  if (!/^(?:19|2\d)\d{2}-\d{2}-\d{2}$/.test(day)) return undefined
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && dayOf(time) === day ? day : undefined
}

export function calendarDay(year: number, month: number, dayOfMonth: number): CalendarDay {
  return dayOf(Date.UTC(year, month - 1, dayOfMonth))
}

export function yearOf(day: CalendarDay): number {
  return Number(day.slice(0, 4))
}

/** 0 is Sunday. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(timeOf(day)).getUTCDay()
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayOf(timeOf(day) + days * dayMs)
}

/** The same day of a later month, or that month's last day where it is shorter. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const date = new Date(timeOf(day))
  const month = date.getUTCMonth() + months
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate()
  return dayOf(Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), lastOfMonth)))
}

/** The first (1), second … or last (-1) of that weekday in the month; 0 is Sunday. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): CalendarDay {
  if (nth < 0) {
    const last = calendarDay(year, month + 1, 0)
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7) + (nth + 1) * 7)
  }
  const first = calendarDay(year, month, 1)
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7)
}

export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (timeOf(to) - timeOf(from)) / dayMs
}

function timeOf(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** Stops at the last day whose year has four figures: no reader takes a later one for a day. */
function dayOf(time: number): CalendarDay {
  return new Date(Math.min(time, timeOf(lastDay))).toISOString().slice(0, 10)
}

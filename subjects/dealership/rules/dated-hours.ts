import { addDays, type CalendarDay, weekdayOf, yearOf } from '#kit/dates/calendar-day.ts'
import { easternClock, easternInstant } from '#kit/dates/eastern-time.ts'
import { holidaysIn } from '#kit/dates/holidays.ts'
import { announcedDays, type DatedHours, datedHours, holidaysKept } from '#subjects/dealership/facts/dated-hours.ts'
import type { DayHours, Weekday, WeeklyHours } from '#subjects/dealership/facts/hours.ts'

export type { DatedHours }

/** Finds the hours that a date has of its own. */
export type DatedHoursOn = (day: CalendarDay) => DatedHours | undefined

const weekdays: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

export function weekdayNamed(day: CalendarDay): Weekday {
  return weekdays[weekdayOf(day)] ?? 'sunday'
}

/** SHOP-52: a date of our own choosing, or a holiday that we keep. */
export function datedHoursOn(day: CalendarDay): DatedHours | undefined {
  const own = datedHours.find((one) => one.day === day)
  if (own) return own
  const holiday = holidaysIn(yearOf(day)).find((one) => one.day === day)
  const kept = holidaysKept.find((name) => name === holiday?.name)
  return kept ? { day, name: kept, hours: 'closed' } : undefined
}

/** What the doors do on that date. */
export function hoursOn(week: WeeklyHours, day: CalendarDay, datedOn: DatedHoursOn = datedHoursOn): DayHours {
  return datedOn(day)?.hours ?? week[weekdayNamed(day)]
}

export interface ComingDates {
  /** Today's among them, soonest first. */
  readonly dates: readonly DatedHours[]
  /** The midnight at which to look again. */
  readonly until: Date
}

/** Every date with hours of its own from today until a week ahead. */
export function comingDates(now: Date, datedOn: DatedHoursOn = datedHoursOn): ComingDates {
  const today = easternClock(now).day
  const days = Array.from({ length: announcedDays + 1 }, (_, ahead) => addDays(today, ahead))
  return {
    dates: days.flatMap((day) => datedOn(day) ?? []),
    until: easternInstant({ day: addDays(today, 1), time: '00:00' }),
  }
}

/** Those of the dates on which this week would have it otherwise: a closed Sunday is not announced as closed. */
export function datesThatChange(week: WeeklyHours, dates: readonly DatedHours[]): readonly DatedHours[] {
  return dates.filter(({ day, hours }) => hours !== 'closed' || typeof week[weekdayNamed(day)] !== 'string')
}

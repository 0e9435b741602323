import { addDays, type CalendarDay } from '#kit/dates/calendar-day.ts'
import { easternClock, easternInstant } from '#kit/dates/eastern-time.ts'
import { formatTime, formatWeekday } from '#kit/formats/format.ts'
import type { DayHours, WeeklyHours } from '#subjects/dealership/facts/hours.ts'
import { type DatedHoursOn, datedHoursOn, hoursOn, weekdayNamed } from './dated-hours.ts'

export type OpenState =
  | { readonly open: true; readonly closesAt: string; readonly until: Date }
  | {
      readonly open: false
      readonly opensLabel: string
      /** The holiday, or another reason that keeps the doors shut today. */
      readonly closedFor?: string
      readonly until: Date
    }

/** Longer than the doors are ever shut in a row. */
const mostDaysAhead = 14

/** The instant at which the clocks show this; '24:00' is the midnight that ends the day. */
function instantOf(day: CalendarDay, time: string): Date {
  return time === '24:00' ? midnightBefore(addDays(day, 1)) : easternInstant({ day, time })
}

function midnightBefore(day: CalendarDay): Date {
  return easternInstant({ day, time: '00:00' })
}

function timesOf(day: DayHours): { opens: string; closes: string } | undefined {
  return typeof day === 'string' ? undefined : day
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Whether the doors are open at this moment, and until when the answer may be repeated: at `until` a new one is due.
 * A date with hours of its own goes before the week. A week without opening times is never open; its answer is renewed
 * every midnight.
 */
export function openState(week: WeeklyHours, now: Date, datedOn: DatedHoursOn = datedHoursOn): OpenState {
  const { day } = easternClock(now)
  const today = timesOf(hoursOn(week, day, datedOn))
  if (today) {
    const opens = instantOf(day, today.opens)
    const closes = instantOf(day, today.closes)
    if (now < opens) return { open: false, opensLabel: `opens today ${formatTime(today.opens)}`, until: opens }
    if (now < closes) return { open: true, closesAt: formatTime(today.closes), until: closes }
  }
  return closedState(week, day, datedOn)
}

/** For how long the doors were open between these two instants. */
export function openMsBetween(week: WeeklyHours, from: Date, to: Date, datedOn: DatedHoursOn = datedHoursOn): number {
  const { day: last } = easternClock(to)
  let openMs = 0
  for (let { day } = easternClock(from); day <= last; day = addDays(day, 1)) {
    const times = timesOf(hoursOn(week, day, datedOn))
    if (!times) continue
    const opens = Math.max(from.getTime(), instantOf(day, times.opens).getTime())
    const closes = Math.min(to.getTime(), instantOf(day, times.closes).getTime())
    openMs += Math.max(0, closes - opens)
  }
  return openMs
}

function closedState(week: WeeklyHours, day: CalendarDay, datedOn: DatedHoursOn): OpenState {
  const closedFor = closedOnlyFor(week, day, datedOn)
  const reason = closedFor === undefined ? {} : { closedFor }
  let until = closedFor === undefined ? undefined : midnightBefore(addDays(day, 1))
  for (let daysAhead = 1; daysAhead <= mostDaysAhead; daysAhead += 1) {
    const later = addDays(day, daysAhead)
    if (closedOnlyFor(week, later, datedOn) !== undefined) until ??= midnightBefore(later)
    const times = timesOf(hoursOn(week, later, datedOn))
    if (!times) continue
    // Named by its weekday, the sentence stays true in a page kept past midnight; on the day itself it says "today".
    const named = daysAhead <= 7 ? capitalized(weekdayNamed(later)) : formatWeekday(later)
    const opensLabel = `opens ${named} ${formatTime(times.opens)}`
    return { open: false, opensLabel, ...reason, until: until ?? midnightBefore(later) }
  }
  return { open: false, opensLabel: 'by appointment', ...reason, until: midnightBefore(addDays(day, 1)) }
}

/** What keeps the doors shut on a day on which the week would open them. */
function closedOnlyFor(week: WeeklyHours, day: CalendarDay, datedOn: DatedHoursOn): string | undefined {
  const dated = datedOn(day)
  return dated?.hours === 'closed' && timesOf(week[weekdayNamed(day)]) ? dated.name : undefined
}

import type { DayHours, Weekday, WeeklyHours } from '#content/dealership/hours.ts'
import { addDays, type CalendarDay, weekdayOf } from '#site/shared/rules/calendar-day.ts'
import { easternClock, easternInstant } from '#site/shared/rules/eastern-time.ts'
import { formatTime } from '#site/shared/rules/format.ts'

export type OpenState =
  | { readonly open: true; readonly closesAt: string; readonly until: Date }
  | { readonly open: false; readonly opensLabel: string; readonly until: Date }

const weekdayNames: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** The instant at which the clocks show this; '24:00' is the midnight that ends the day. */
function instantOf(day: CalendarDay, time: string): Date {
  return time === '24:00' ? easternInstant({ day: addDays(day, 1), time: '00:00' }) : easternInstant({ day, time })
}

function weekdayNamed(day: CalendarDay): Weekday {
  return weekdayNames[weekdayOf(day)] ?? 'sunday'
}

function timesOf(day: DayHours): { opens: string; closes: string } | undefined {
  return typeof day === 'string' ? undefined : day
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Whether the doors are open at this moment, and until when the answer may be repeated: at `until` a new one is due.
 * A week without opening times is never open; its answer is renewed every midnight.
 */
export function openState(week: WeeklyHours, now: Date): OpenState {
  const day = easternClock(now).day
  const today = timesOf(week[weekdayNamed(day)])
  if (today) {
    const opens = instantOf(day, today.opens)
    const closes = instantOf(day, today.closes)
    if (now < opens) return { open: false, opensLabel: `opens today ${formatTime(today.opens)}`, until: opens }
    if (now < closes) return { open: true, closesAt: formatTime(today.closes), until: closes }
  }
  for (let daysAhead = 1; daysAhead <= 7; daysAhead += 1) {
    const later = addDays(day, daysAhead)
    const weekday = weekdayNamed(later)
    const times = timesOf(week[weekday])
    if (!times) continue
    // Named by its weekday, the sentence stays true in a page kept past midnight; on the day itself it says "today".
    const opensLabel = `opens ${capitalized(weekday)} ${formatTime(times.opens)}`
    return { open: false, opensLabel, until: instantOf(later, '00:00') }
  }
  return { open: false, opensLabel: 'by appointment', until: instantOf(addDays(day, 1), '00:00') }
}

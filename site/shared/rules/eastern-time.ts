import { timeZone } from '#content/shared/time-zone.ts'
import type { CalendarDay } from './calendar-day.ts'

/** What the clocks in Carbon County show: a day, and a time as `HH:MM`. */
export interface EasternClock {
  readonly day: CalendarDay
  readonly time: string
}

export const hour = 3_600_000

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

export function easternClock(instant: Date): EasternClock {
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]))
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  }
}

/**
 * The instant at which the clocks show this. In the hour that comes twice it is the first; a time in the hour that
 * is skipped is read as the clocks do it, one hour later.
 */
export function easternInstant({ day, time }: EasternClock): Date {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`)
  const daylight = new Date(asIfUtc + 4 * hour)
  const standard = new Date(asIfUtc + 5 * hour)
  const shown = easternClock(daylight)
  return shown.day === day && shown.time === time ? daylight : standard
}

const moment = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full', timeStyle: 'short' })

/** 'Wednesday, July 16, 2025 at 9:05 AM', by the clocks in Carbon County. */
export function formatEasternMoment(instant: Date): string {
  return moment.format(instant)
}

/** The time of day that was typed, or undefined where a clock has none such. */
export function parseTime(text: string): string | undefined {
  const time = text.trim()
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined
}

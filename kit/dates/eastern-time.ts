import { addDays, type CalendarDay } from './calendar-day.ts'

/** The clocks by which the dealership opens, closes and counts its days. */
const timeZone = 'America/New_York'

/** What the clocks in Carbon County show: a day, and a time as `HH:MM`. */
export interface EasternClock {
  readonly day: CalendarDay
  readonly time: string
}

/** Lengths of time in milliseconds. */
export const minute = 60_000
export const hour = 60 * minute

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
    day: `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  }
}

/** The instant at which the clocks show this: of an hour that comes twice the first, in a skipped hour one hour later. */
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

/** '2026-07-16 09:05', by the clocks in Carbon County: for lists, where it sorts as it reads. */
export function formatEasternStamp(instant: Date): string {
  const { day, time } = easternClock(instant)
  return `${day} ${time}`
}

const timeOfDay = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' })
const dayAndTime = { timeZone, month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
const thisYear = new Intl.DateTimeFormat('en-US', dayAndTime)
const otherYear = new Intl.DateTimeFormat('en-US', { ...dayAndTime, year: 'numeric' })

/** 'Today, 9:05 AM', 'Yesterday, 9:05 AM', 'Jul 16, 9:05 AM': for lists of what has just happened. */
export function formatEasternRecent(instant: Date, now: Date): string {
  const { day } = easternClock(instant)
  const { day: today } = easternClock(now)
  if (day === today) return `Today, ${timeOfDay.format(instant)}`
  if (day === addDays(today, -1)) return `Yesterday, ${timeOfDay.format(instant)}`
  return (day.slice(0, 4) === today.slice(0, 4) ? thisYear : otherYear).format(instant)
}

/** '2026-07-16T09:05:30-04:00': the instant for a program, by the same clocks. */
export function easternIso(instant: Date): string {
  const { day, time } = easternClock(instant)
  const wholeMinute = Math.floor(instant.getTime() / minute) * minute
  const offset = Math.round((wholeMinute - Date.parse(`${day}T${time}:00Z`)) / hour)
  return `${day}T${time}:${String(instant.getUTCSeconds()).padStart(2, '0')}-${String(offset).padStart(2, '0')}:00`
}

/** Reads a typed time of day; undefined where no clock shows it. */
export function parseTime(text: string): string | undefined {
  const time = text.trim()
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined
}

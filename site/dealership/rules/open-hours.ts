import type { DayHours, Weekday, WeeklyHours } from '#content/dealership/hours.ts'
import { timeZone } from '#content/dealership/hours.ts'
import { formatTime } from '#site/shared/rules/format.ts'

export type OpenState =
  | { readonly open: true; readonly closesAt: string; readonly until: Date }
  | { readonly open: false; readonly opensLabel: string; readonly until: Date }

type WallClock = {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

const weekdayNames: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

const wallClockFormat = new Intl.DateTimeFormat('en-US', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

function wallClockAt(instant: Date): WallClock {
  const parts = wallClockFormat.formatToParts(instant)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  }
}

/** What a clock in UTC would show in milliseconds if it showed this wall clock. */
function asIfUtc({ year, month, day, hour, minute, second }: WallClock): number {
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

function zoneOffset(instant: Date): number {
  return asIfUtc(wallClockAt(instant)) - Math.floor(instant.getTime() / 1000) * 1000
}

/** The instant at which the clocks in Carbon County show this time, so many days after the given day. */
function instantOf(clock: WallClock, daysAhead: number, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const target = Date.UTC(clock.year, clock.month - 1, clock.day + daysAhead, hour, minute)
  // The offset belongs to the instant we are looking for; a second look corrects the first on a day the clocks change.
  const guess = new Date(target - zoneOffset(new Date(target)))
  return new Date(target - zoneOffset(guess))
}

function weekdayOf({ year, month, day }: WallClock, daysAhead: number): Weekday {
  const index = new Date(Date.UTC(year, month - 1, day + daysAhead)).getUTCDay()
  return weekdayNames[index] ?? 'sunday'
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
  const clock = wallClockAt(now)
  const today = timesOf(week[weekdayOf(clock, 0)])
  if (today) {
    const opens = instantOf(clock, 0, today.opens)
    const closes = instantOf(clock, 0, today.closes)
    if (now < opens) return { open: false, opensLabel: `opens today ${formatTime(today.opens)}`, until: opens }
    if (now < closes) return { open: true, closesAt: formatTime(today.closes), until: closes }
  }
  for (let daysAhead = 1; daysAhead <= 7; daysAhead += 1) {
    const weekday = weekdayOf(clock, daysAhead)
    const times = timesOf(week[weekday])
    if (!times) continue
    // Named by its weekday, the sentence stays true in a page kept past midnight; on the day itself it says "today".
    const opensLabel = `opens ${capitalized(weekday)} ${formatTime(times.opens)}`
    return { open: false, opensLabel, until: instantOf(clock, daysAhead, '00:00') }
  }
  return { open: false, opensLabel: 'by appointment', until: instantOf(clock, 1, '00:00') }
}

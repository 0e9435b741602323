import { addDays, type CalendarDay, weekdayOf, yearOf } from '#kit/dates/calendar-day.ts'
import { easternClock, easternInstant } from '#kit/dates/eastern-time.ts'
import { type HolidayName, holidaysIn } from '#kit/dates/holidays.ts'
import { capitalized, formatTime, formatWeekday } from '#kit/formats/format.ts'
import { announcedDays, type DatedHours } from '#subjects/dealership/facts/dated-hours.ts'
import {
  type DayHours,
  type Department,
  type PostedHours,
  postedWeeks,
  type Weekday,
  type WeeklyHours,
} from '#subjects/dealership/facts/hours.ts'

interface HoursLine {
  /** 'Mon-Fri' */
  readonly days: string
  /** '9AM-5PM', or the word that stands for a day without times. */
  readonly time: string
}

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const shortNames: Readonly<Record<Weekday, string>> = {
  monday: 'Mon',
  tuesday: 'Tue',
  wednesday: 'Wed',
  thursday: 'Thu',
  friday: 'Fri',
  saturday: 'Sat',
  sunday: 'Sun',
}

/** The lines of a posted week: workdays in a row with the same times share one, Saturday and Sunday have their own. */
export function hoursLines(week: WeeklyHours): readonly HoursLine[] {
  const runs: Weekday[][] = []
  for (const day of workdays) {
    const run = runs.at(-1)
    if (run?.[0] && timesText(week[run[0]]) === timesText(week[day])) run.push(day)
    else runs.push([day])
  }
  return [...runs, ['saturday'] as const, ['sunday'] as const].map((run) => lineOf(run, week))
}

/** 'Mon-Fri 9AM-5PM, Sat 9AM-5PM, Sun closed' */
export function hoursSummary(week: WeeklyHours): string {
  return hoursLines(week)
    .map(({ days, time }) => `${days} ${time}`)
    .join(', ')
}

function lineOf(run: readonly Weekday[], week: WeeklyHours): HoursLine {
  const [first = 'monday'] = run
  const last = run.at(-1) ?? first
  const days = first === last ? shortNames[first] : `${shortNames[first]}-${shortNames[last]}`
  return { days, time: timesText(week[first]) }
}

/** The form of a week with the hours of Monday on every workday: 'tuesday.opens' is as 'monday.opens' (DESK-80). */
export function likeMonday(form: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const ofMonday = Object.entries(form).flatMap(([name, value]) => {
    const [day, part] = name.split('.')
    return day === 'monday' ? workdays.map((workday) => [`${workday}.${part}`, value]) : []
  })
  return { ...form, ...Object.fromEntries(ofMonday) }
}

/** '9AM-5PM', or the word that stands for a day without times. */
export function timesText(hours: DayHours): string {
  return typeof hours === 'string' ? hours : `${shortTime(hours.opens)}-${shortTime(hours.closes)}`
}

/** '17:00' → '5PM', '08:30' → '8:30AM' */
function shortTime(time: string): string {
  return formatTime(time).replace(' ', '')
}

/** Finds the week that holds on a day: the dealer may let another one begin. */
export type WeekOn = (day: CalendarDay) => WeeklyHours

/**
 * The week to show (SHOP-80): the page's own printed variant until the dealer changes the week, then the dealer's. Until then
 * `today[department]` is `postedWeeks[department].week`, the same object.
 */
export function weekShown(
  { department, week }: Pick<PostedHours, 'department' | 'week'>,
  today: PostedWeeks,
): WeeklyHours {
  return today[department] === postedWeeks[department].week ? week : today[department]
}

export type PostedWeeks = Readonly<Record<Department, WeeklyHours>>

/** Finds a date's own hours. */
export type DatedHoursOn = (day: CalendarDay) => DatedHours | undefined

/** The week of each department, and the dates with hours of their own, which hold for both. */
export interface ShopHours {
  readonly weeks: Readonly<Record<Department, WeekOn>>
  readonly datedOn: DatedHoursOn
}

const weekdays: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

function weekdayNamed(day: CalendarDay): Weekday {
  return weekdays[weekdayOf(day)] ?? 'sunday'
}

/** The holidays that the dealer keeps, each with the day from which on. */
export type KeptHolidays = ReadonlyMap<HolidayName, CalendarDay>

/** The hours of a date that we chose, or of a holiday that we keep (SHOP-52). */
export function datedHoursOf(own: readonly DatedHours[], kept: KeptHolidays): DatedHoursOn {
  return (day) => own.find((one) => one.day === day) ?? keptHoliday(day, kept)
}

function keptHoliday(day: CalendarDay, kept: KeptHolidays): DatedHours | undefined {
  const name = holidaysIn(yearOf(day)).find((one) => one.day === day)?.name
  const from = name && kept.get(name)
  return name && from !== undefined && from <= day ? { day, name, hours: 'closed' } : undefined
}

/** The hours of the doors on that date. */
export function hoursOn({ weeks, datedOn }: ShopHours, department: Department, day: CalendarDay): DayHours {
  return datedOn(day)?.hours ?? weeks[department](day)[weekdayNamed(day)]
}

/** Whether the shop was open today and has closed for the day. */
export function isOverToday(shop: ShopHours, department: Department, now: Date): boolean {
  const { day } = easternClock(now)
  const times = timesOf(hoursOn(shop, department, day))
  return times !== undefined && now >= instantOf(day, times.closes)
}

/** 'Open today 9 AM to 5 PM. Closed tomorrow', and once the doors have shut 'Closed now, opens Monday 9 AM'. */
export function hoursOfTwoDays(shop: ShopHours, department: Department, now: Date): string {
  const state = openState(shop, department, now)
  if (!state.open && isOverToday(shop, department, now)) return `Closed now, ${state.opensLabel}`
  const today = easternClock(now).day
  const dayText = (day: CalendarDay, name: string) => {
    const hours = hoursOn(shop, department, day)
    if (typeof hours === 'string') return `${capitalized(hours)} ${name}`
    return `Open ${name} ${formatTime(hours.opens)} to ${formatTime(hours.closes)}`
  }
  return `${dayText(today, 'today')}. ${dayText(addDays(today, 1), 'tomorrow')}`
}

/** Every date with hours of its own from today until a week ahead, soonest first. They change at the next midnight. */
export function comingDates(now: Date, datedOn: DatedHoursOn): readonly DatedHours[] {
  const today = easternClock(now).day
  const days = Array.from({ length: announcedDays + 1 }, (_, ahead) => addDays(today, ahead))
  return days.flatMap((day) => datedOn(day) ?? [])
}

export function nextMidnight(now: Date): Date {
  return midnightBefore(addDays(easternClock(now).day, 1))
}

/** The dates on which this week would say otherwise: a Sunday that is closed anyway is not announced as closed. */
export function datesThatChange(week: WeeklyHours, dates: readonly DatedHours[]): readonly DatedHours[] {
  return dates.filter(({ day, hours }) => hours !== 'closed' || typeof week[weekdayNamed(day)] !== 'string')
}

export type OpenState =
  | { readonly open: true; readonly closesAt: string; readonly until: Date }
  | {
      readonly open: false
      readonly opensLabel: string
      /** The holiday, or another reason, for which the doors are shut today. */
      readonly closedFor?: string
      readonly until: Date
    }

/** How far ahead the sign looks for the next opening. */
const lastDayAhead = 14

/** The instant at which the clocks show this; '24:00' is the midnight at the end of the day. */
function instantOf(day: CalendarDay, time: string): Date {
  return time === '24:00' ? midnightBefore(addDays(day, 1)) : easternInstant({ day, time })
}

function midnightBefore(day: CalendarDay): Date {
  return easternInstant({ day, time: '00:00' })
}

function timesOf(day: DayHours): { opens: string; closes: string } | undefined {
  return typeof day === 'string' ? undefined : day
}

/**
 * Whether the doors are open now, and until when that holds: at `until` it must be asked again. A date's own hours go before the week.
 * A week without opening times is never open; its answer holds until the next midnight.
 */
export function openState(shop: ShopHours, department: Department, now: Date): OpenState {
  const { day } = easternClock(now)
  const today = timesOf(hoursOn(shop, department, day))
  if (today) {
    const opens = instantOf(day, today.opens)
    const closes = instantOf(day, today.closes)
    if (now < opens) return { open: false, opensLabel: `opens today ${formatTime(today.opens)}`, until: opens }
    if (now < closes) return { open: true, closesAt: formatTime(today.closes), until: closes }
  }
  return closedState(shop, department, day)
}

/** For how many milliseconds the doors were open between these two instants. */
export function openMsBetween(shop: ShopHours, department: Department, from: Date, to: Date): number {
  const { day: last } = easternClock(to)
  let openMs = 0
  for (let { day } = easternClock(from); day <= last; day = addDays(day, 1)) {
    const times = timesOf(hoursOn(shop, department, day))
    if (!times) continue
    const opens = Math.max(from.getTime(), instantOf(day, times.opens).getTime())
    const closes = Math.min(to.getTime(), instantOf(day, times.closes).getTime())
    openMs += Math.max(0, closes - opens)
  }
  return openMs
}

function closedState(shop: ShopHours, department: Department, day: CalendarDay): OpenState {
  const closedFor = closedOnlyFor(shop, department, day)
  const reason = closedFor === undefined ? {} : { closedFor }
  let until = closedFor === undefined ? undefined : midnightBefore(addDays(day, 1))
  for (let daysAhead = 1; daysAhead <= lastDayAhead; daysAhead += 1) {
    const later = addDays(day, daysAhead)
    if (closedOnlyFor(shop, department, later) !== undefined) until ??= midnightBefore(later)
    const times = timesOf(hoursOn(shop, department, later))
    if (!times) continue
    // With the name of the weekday the sentence stays true in a page that is kept past midnight; on the day itself it says "today".
    const named = daysAhead <= 7 ? capitalized(weekdayNamed(later)) : formatWeekday(later)
    const opensLabel = `opens ${named} ${formatTime(times.opens)}`
    return { open: false, opensLabel, ...reason, until: until ?? midnightBefore(later) }
  }
  return { open: false, opensLabel: 'by appointment', ...reason, until: midnightBefore(addDays(day, 1)) }
}

/** The reason why the doors are shut on a day on which the week would open them. */
function closedOnlyFor({ weeks, datedOn }: ShopHours, department: Department, day: CalendarDay): string | undefined {
  const dated = datedOn(day)
  return dated?.hours === 'closed' && timesOf(weeks[department](day)[weekdayNamed(day)]) ? dated.name : undefined
}

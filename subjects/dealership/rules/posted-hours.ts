import { formatTime } from '#kit/formats/format.ts'
import type { DayHours, Weekday, WeeklyHours } from '#subjects/dealership/facts/hours.ts'

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

/** A week as it is posted: workdays in a row with the same times share a line, Saturday and Sunday have their own. */
export function hoursLines(week: WeeklyHours): readonly HoursLine[] {
  const runs: Weekday[][] = []
  for (const day of workdays) {
    const run = runs.at(-1)
    if (run?.[0] && spanOf(week[run[0]]) === spanOf(week[day])) run.push(day)
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
  return { days, time: spanOf(week[first]) }
}

/** '9AM-5PM', or the word that stands for a day without times. */
export function spanOf(hours: DayHours): string {
  return typeof hours === 'string' ? hours : `${shortTime(hours.opens)}-${shortTime(hours.closes)}`
}

/** '17:00' → '5PM', '08:30' → '8:30AM' */
function shortTime(time: string): string {
  return formatTime(time).replace(' ', '')
}

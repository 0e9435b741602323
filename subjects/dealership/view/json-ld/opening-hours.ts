import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'
import type { Weekday, WeeklyHours } from '#subjects/dealership/facts/hours.ts'

const dayNames: Record<Weekday, DayOfWeek> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

/** The days with the same times together; a day without times is not mentioned. */
export function openingHours(week: WeeklyHours): readonly OpeningHoursSpecification[] {
  const byTimes = new Map<string, { opens: string; closes: string; dayOfWeek: DayOfWeek[] }>()
  for (const [weekday, name] of Object.entries(dayNames)) {
    const hours = week[weekday as Weekday]
    if (typeof hours === 'string') continue
    const { opens, closes } = hours
    const group = byTimes.get(opens + closes) ?? { opens, closes, dayOfWeek: [] }
    group.dayOfWeek.push(name)
    byTimes.set(opens + closes, group)
  }
  return [...byTimes.values()].map((group) => ({ '@type': 'OpeningHoursSpecification', ...group }))
}

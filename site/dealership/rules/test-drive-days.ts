import type { Location } from '#content/dealership/locations.ts'
import { testDriveDays } from '#content/dealership/test-drive-days.ts'
import { type CalendarDay, nthWeekday } from '#site/shared/rules/calendar-day.ts'
import { easternClock, easternInstant } from '#site/shared/rules/eastern-time.ts'

export interface TestDriveDay {
  readonly day: CalendarDay
  readonly location: Location
  readonly starts: Date
  readonly ends: Date
}

const { opens, closes, upcoming, days } = testDriveDays
const saturday = 6

/** The next of them, soonest first; one that has begun stays until it is over. */
export function nextTestDrives(now: Date): readonly TestDriveDay[] {
  const [year = 0, month = 1] = easternClock(now).day.split('-').map(Number)
  return Array.from({ length: upcoming + 1 }, (_, ahead) => days.map((one) => onMonth(one, year, month + ahead)))
    .flat()
    .filter(({ ends }) => ends > now)
    .sort((one, other) => one.starts.getTime() - other.starts.getTime())
    .slice(0, upcoming)
}

function onMonth({ location, nthSaturday }: (typeof days)[number], year: number, month: number): TestDriveDay {
  const day = nthWeekday(year, month, saturday, nthSaturday)
  return { day, location, starts: easternInstant({ day, time: opens }), ends: easternInstant({ day, time: closes }) }
}

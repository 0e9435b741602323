import { type CalendarDay, nthWeekday } from '#kit/dates/calendar-day.ts'
import { easternClock, easternInstant } from '#kit/dates/eastern-time.ts'
import { testDriveDays } from '#subjects/dealership/facts/test-drive-days.ts'
import { hoursOn, type ShopHours } from '#subjects/dealership/rules/hours.ts'

export type TestDriveDay = ReturnType<typeof onMonth>

const { opens, closes, upcoming, days } = testDriveDays
const saturday = 6

/** The next test-drive days, the soonest first; a day that has begun stays until it is over. */
export function nextTestDrives(now: Date, shop: ShopHours): readonly TestDriveDay[] {
  const [year = 0, month = 1] = easternClock(now).day.split('-').map(Number)
  return Array.from({ length: upcoming + 2 }, (_, ahead) => days.map((one) => onMonth(one, year, month + ahead)))
    .flat()
    .filter(({ day, ends }) => ends > now && isOpenThroughout(day, shop))
    .sort((one, other) => one.starts.getTime() - other.starts.getTime())
    .slice(0, upcoming)
}

/** Whether we are open all through a test drive: a holiday or a short day has none. */
function isOpenThroughout(day: CalendarDay, shop: ShopHours): boolean {
  const hours = hoursOn(shop, 'sales', day)
  return typeof hours !== 'string' && hours.opens <= opens && hours.closes >= closes
}

function onMonth({ location, nthSaturday }: (typeof days)[number], year: number, month: number) {
  const day = nthWeekday(year, month, saturday, nthSaturday)
  return { day, location, starts: easternInstant({ day, time: opens }), ends: easternInstant({ day, time: closes }) }
}

import { testDriveDays } from '#content/dealership/test-drive-days.ts'
import { addressLine } from '#site/dealership/rules/reach.ts'
import type { TestDriveDay } from '#site/dealership/rules/test-drive-days.ts'
import { formatTime, formatWeekday } from '#site/shared/rules/format.ts'

const { name, description, opens, closes } = testDriveDays

/** The next test-drive days: when, where, until when. */
export function TestDriveList({ days }: { readonly days: readonly TestDriveDay[] }) {
  return (
    <>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {days.map(({ day, location, starts }) => (
          <li key={day} className="border-t-2 border-ink pt-4">
            <h3>
              {name}, {location.city}
            </h3>
            <p className="mt-2 font-semibold">
              <time dateTime={starts.toISOString()}>{formatWeekday(day)}</time>
            </p>
            <p className="text-soft">
              {formatTime(opens)} to {formatTime(closes)}, {addressLine(location.address)}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-8">{description}</p>
    </>
  )
}

import { testDriveDays } from '#content/dealership/test-drive-days.ts'
import { addressLine } from '#site/dealership/rules/reach.ts'
import type { TestDriveDay } from '#site/dealership/rules/test-drive-days.ts'
import { formatTime, formatWeekday } from '#site/shared/rules/format.ts'
import './test-drive-list.css'

const { name, description, opens, closes } = testDriveDays

/** The next test-drive days: when, where, until when. */
export function TestDriveList({ days }: { readonly days: readonly TestDriveDay[] }) {
  return (
    <>
      <ul className="test-drive-list">
        {days.map(({ day, location, starts }) => (
          <li key={day}>
            <h3>
              {name}, {location.city}
            </h3>
            <p className="test-drive-list-day">
              <time dateTime={starts.toISOString()}>{formatWeekday(day)}</time>
            </p>
            <p className="soft">
              {formatTime(opens)} to {formatTime(closes)}, {addressLine(location.address)}
            </p>
          </li>
        ))}
      </ul>
      <p className="test-drive-list-note">{description}</p>
    </>
  )
}

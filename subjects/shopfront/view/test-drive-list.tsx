import { formatTime, formatWeekday } from '#kit/formats/format.ts'
import { testDriveDays } from '#subjects/dealership/facts/test-drive-days.ts'
import { addressLine } from '#subjects/dealership/rules/reach.ts'
import type { TestDriveDay } from '#subjects/shopfront/rules/test-drive-days.ts'
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

import { formatDayOfYear, formatTime } from '#kit/formats/format.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { testDriveDays } from '#subjects/dealership/facts/test-drive-days.ts'
import { currency, theOrganization } from '#subjects/dealership/view/json-ld.ts'
import type { TestDriveDay } from '#subjects/shopfront/rules/test-drive-days.ts'
import '#kit/styles/columns.css'

const { name, description, opens, closes } = testDriveDays
const url = `${addresses.showroom}#test-drives`

/** The next test-drive days: when, where, until when. */
export function TestDriveList({ days }: { readonly days: readonly TestDriveDay[] }) {
  return (
    <>
      <ul className="thirds">
        {days.map(({ day, location, starts }) => (
          <li key={day} className="ruled">
            <h3>
              <time dateTime={starts.toISOString()}>{formatDayOfYear(day)}</time>
            </h3>
            <p>
              {location.city}, {formatTime(opens)} to {formatTime(closes)}
            </p>
          </li>
        ))}
      </ul>
      <p className="apart">{description}</p>
    </>
  )
}

/** Each day is a node of its own, with an address on this page (FIND-6). */
export function testDriveEvent({ day, location, starts, ends }: TestDriveDay) {
  return {
    '@type': 'Event',
    '@id': `${addresses.showroom}#test-drive-${day}`,
    name,
    description,
    startDate: starts.toISOString(),
    endDate: ends.toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@id': `${addresses.showroom}#${location.id}` },
    organizer: theOrganization,
    image: '/media/og/showroom.jpg',
    url,
    isAccessibleForFree: true,
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      url,
    },
  }
}

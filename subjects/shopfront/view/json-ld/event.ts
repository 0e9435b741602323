import type { EventLeaf } from 'schema-dts'
import { testDriveDays } from '#subjects/dealership/facts/test-drive-days.ts'
import { currency, theOrganization } from '#subjects/dealership/view/json-ld.ts'
import type { TestDriveDay } from '#subjects/shopfront/rules/test-drive-days.ts'

const { name, description } = testDriveDays

/** FIND-6: each day is a thing of its own, at a place of the same page. */
export function testDriveEvent({ day, location, starts, ends }: TestDriveDay): EventLeaf {
  return {
    '@type': 'Event',
    '@id': `/showroom#test-drive-${day}`,
    name: `${name}, ${location.city}`,
    description,
    startDate: starts.toISOString(),
    endDate: ends.toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@id': `/showroom#${location.id}` },
    organizer: theOrganization,
    image: '/media/og/showroom.jpg',
    url: '/showroom#test-drives',
    isAccessibleForFree: true,
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      url: '/showroom#test-drives',
    },
  }
}

import { expect, test } from 'vitest'
import { nextTestDrives } from '#subjects/shopfront/rules/test-drive-days.ts'
import { testDriveEvent } from './event.ts'

test('FIND-6: name, description, start, end and place, each day under an id of its own', () => {
  const events = nextTestDrives(new Date('2026-05-06T15:00:00Z')).map(testDriveEvent)
  expect(events[0]).toMatchObject({
    '@type': 'Event',
    '@id': '/showroom#test-drive-2026-05-16',
    name: 'Test-drive Saturday, Scranton',
    startDate: '2026-05-16T14:00:00.000Z',
    endDate: '2026-05-16T18:00:00.000Z',
    location: { '@id': '/showroom#scranton' },
  })
  expect(new Set(events.map((event) => event['@id'])).size).toBe(events.length)
})

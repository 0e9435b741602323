import { expect, test } from 'vitest'
import { businessHours, serviceHours } from '#content/dealership/hours.ts'
import { openingHours } from './opening-hours.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

test('FIND-23: business hours are six days with the same times, Sunday left out', () => {
  expect(openingHours(businessHours.week)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      opens: '09:00',
      closes: '17:00',
      dayOfWeek: [...weekdays, 'Saturday'],
    },
  ])
})

test('FIND-23: service hours have a Saturday of their own', () => {
  expect(openingHours(serviceHours.week)).toEqual([
    { '@type': 'OpeningHoursSpecification', opens: '08:00', closes: '17:00', dayOfWeek: weekdays },
    { '@type': 'OpeningHoursSpecification', opens: '09:00', closes: '15:00', dayOfWeek: ['Saturday'] },
  ])
})

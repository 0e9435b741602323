import { expect, test } from 'vitest'
import { businessHours, serviceHours } from '#content/dealership/hours.ts'
import { openingHours } from './opening-hours.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

test('§9 business hours: six days with the same times, Sunday left out', () => {
  expect(openingHours(businessHours.week)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      opens: '09:00',
      closes: '17:00',
      dayOfWeek: [...weekdays, 'Saturday'],
    },
  ])
})

test('§9 service hours: a Saturday of its own', () => {
  expect(openingHours(serviceHours.week)).toEqual([
    { '@type': 'OpeningHoursSpecification', opens: '08:00', closes: '17:00', dayOfWeek: weekdays },
    { '@type': 'OpeningHoursSpecification', opens: '09:00', closes: '15:00', dayOfWeek: ['Saturday'] },
  ])
})

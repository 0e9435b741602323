import { expect, test } from 'vitest'
import type { WeeklyHours } from '#subjects/dealership/facts/hours.ts'
import { openingHours } from './opening-hours.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const nineToFive = { opens: '09:00', closes: '17:00' }
const even: WeeklyHours = {
  monday: nineToFive,
  tuesday: nineToFive,
  wednesday: nineToFive,
  thursday: nineToFive,
  friday: nineToFive,
  saturday: nineToFive,
  sunday: 'closed',
}

test('FIND-6: business hours: the days with the same times together, a day without times left out', () => {
  expect(openingHours(even)).toEqual([
    { '@type': 'OpeningHoursSpecification', ...nineToFive, dayOfWeek: [...weekdays, 'Saturday'] },
  ])
})

test('FIND-6: service hours have a Saturday of their own', () => {
  const nineToThree = { opens: '09:00', closes: '15:00' }
  expect(openingHours({ ...even, saturday: nineToThree, sunday: 'emergency only' })).toEqual([
    { '@type': 'OpeningHoursSpecification', ...nineToFive, dayOfWeek: weekdays },
    { '@type': 'OpeningHoursSpecification', ...nineToThree, dayOfWeek: ['Saturday'] },
  ])
})

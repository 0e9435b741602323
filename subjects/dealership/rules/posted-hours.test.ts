import { expect, test } from 'vitest'
import type { WeeklyHours } from '#subjects/dealership/facts/hours.ts'
import { hoursLines, hoursSummary } from './hours.ts'

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

test('the workdays share a line, Saturday and Sunday never do', () => {
  expect(hoursLines(even)).toEqual([
    { days: 'Mon-Fri', time: '9AM-5PM' },
    { days: 'Sat', time: '9AM-5PM' },
    { days: 'Sun', time: 'closed' },
  ])
})

test('a workday with times of its own stands alone', () => {
  const week = { ...even, wednesday: { opens: '08:30', closes: '12:00' }, friday: 'by appointment' } as const
  expect(hoursSummary(week)).toBe(
    'Mon-Tue 9AM-5PM, Wed 8:30AM-12PM, Thu 9AM-5PM, Fri by appointment, Sat 9AM-5PM, Sun closed',
  )
})

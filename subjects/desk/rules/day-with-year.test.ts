import { expect, test } from 'vitest'
import { dayWithYear } from './day-with-year.ts'

test('DESK-80: a day of another year is told with its year', () => {
  const days = ['2026-12-25', '2027-01-01'].map((day) => dayWithYear(day, '2026-11-28'))
  expect(days).toEqual(['Fri, Dec 25', 'Fri, Jan 1, 2027'])
})

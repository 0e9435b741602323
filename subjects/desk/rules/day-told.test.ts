import { expect, test } from 'vitest'
import { dayTold } from './day-told.ts'

test('DESK-80: a day of another year is told with its year', () => {
  const days = ['2026-12-25', '2027-01-01'].map((day) => dayTold(day, '2026-11-28'))
  expect(days).toEqual(['Fri, Dec 25', 'Fri, Jan 1, 2027'])
})

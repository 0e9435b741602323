import { describe, expect, it, test } from 'vitest'
import { addBusinessDays, isBusinessDay, observedHolidays } from './holidays.ts'

describe('POL-64: observedHolidays', () => {
  it('gives the eleven days of 2025 as the federal calendar lists them', () => {
    const days = '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'
    expect(observedHolidays(2025)).toEqual(days.split(' ').map((day) => `2025-${day}`))
  })

  it('moves a holiday off the weekend', () => {
    expect(observedHolidays(2026)).toContain('2026-07-03')
    expect(observedHolidays(2027)).toContain('2027-07-05')
    expect(observedHolidays(2022)).toContain('2021-12-31')
  })
})

describe('POL-64: isBusinessDay', () => {
  test.each([
    ['2025-01-23', true],
    ['2025-01-25', false],
    ['2025-01-26', false],
    ['2025-01-20', false],
    ['2021-12-31', false],
    ['2025-11-28', true],
    ['2025-05-26', false],
  ])('%s: %s', (day, expected) => {
    expect(isBusinessDay(day)).toBe(expected)
  })
})

describe('POL-64: addBusinessDays', () => {
  test.each([
    ['2025-01-23', 0, '2025-01-23'],
    ['2025-01-23', 1, '2025-01-24'],
    ['2025-01-24', 1, '2025-01-27'],
    ['2025-01-25', 1, '2025-01-27'],
    ['2025-01-17', 1, '2025-01-21'],
    ['2025-01-23', 10, '2025-02-06'],
    ['2025-12-19', 10, '2026-01-06'],
  ])('%s and %d business days is %s', (day, count, expected) => {
    expect(addBusinessDays(day, count)).toBe(expected)
  })
})

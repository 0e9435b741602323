import { describe, expect, it, test } from 'vitest'
import { addDays, addMonths, calendarDay, daysBetween, parseDay, weekdayOf } from './calendar-day.ts'

describe('parseDay', () => {
  test.each(['2025-01-23', '2024-02-29', '1900-01-01', '2999-12-31', '1999-12-31', ' 2025-06-01 '])(
    'SITE-18: takes %j',
    (text) => {
      expect(parseDay(text)).toBe(text.trim())
    },
  )

  const wrong =
    ' 2025-02-29 2025-13-01 2025-00-10 2025-1-3 01/23/2025 2025-01-23T10:00 9999-01-01 0000-01-01 1000-01-01 1899-12-31 soon'
  test.each(wrong.split(' '))('SITE-18: refuses %j', (text) => expect(parseDay(text)).toBeUndefined())
})

describe('addMonths', () => {
  test.each([
    ['2025-01-15', 1, '2025-02-15'],
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-01-31', 2, '2025-03-31'],
    ['2025-10-31', 13, '2026-11-30'],
    ['2025-12-15', 1, '2026-01-15'],
    ['2025-03-31', -1, '2025-02-28'],
  ])('SITE-18: %s and %d months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected)
  })
})

describe('addDays', () => {
  it('SITE-18: crosses months, years and the days on which clocks change', () => {
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09')
    expect(addDays('2026-11-02', -2)).toBe('2026-10-31')
  })

  it('SITE-18: ends with the last day that four figures can name', () => {
    for (const days of [0, 1, 400]) expect(addDays('9999-12-31', days)).toBe('9999-12-31')
  })

  it('SITE-18: is undone by daysBetween', () => {
    for (let days = 0; days < 800; days += 37) expect(daysBetween('2025-01-23', addDays('2025-01-23', days))).toBe(days)
  })
})

it('SITE-18: knows weekdays and builds days', () => {
  expect(weekdayOf('2025-01-23')).toBe(4)
  expect(calendarDay(2025, 3, 0)).toBe('2025-02-28')
})

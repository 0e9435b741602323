import { describe, expect, test } from 'vitest'
import {
  formatCount,
  formatDate,
  formatList,
  formatMoneyExact,
  formatMonthDay,
  formatNumber,
  formatPercent,
  formatPrice,
  formatTime,
  formatWeekday,
  plural,
} from './format.ts'

describe('SITE-13: prices in whole dollars, thousands separated', () => {
  test.each([
    [12995, '$12,995'],
    [6695, '$6,695'],
    [245, '$245'],
    [0, '$0'],
    [1_250_000, '$1,250,000'],
    [279.93, '$280'],
    [-20.4, '-$20'],
    [-0.4, '$0'],
  ])('%d is %s', (dollars, text) => {
    expect(formatPrice(dollars)).toBe(text)
  })
})

describe('SITE-13: the figures that have cents keep them', () => {
  test.each([
    [228.34, '$228.34'],
    [116.67, '$116.67'],
    [0.5, '$0.50'],
    [3.5, '$3.50'],
    [150, '$150'],
    [1050, '$1,050'],
  ])('%d is %s', (dollars, text) => {
    expect(formatMoneyExact(dollars)).toBe(text)
  })
})

describe('SITE-13: times of day', () => {
  test.each([
    ['09:00', '9 AM'],
    ['17:00', '5 PM'],
    ['12:00', '12 PM'],
    ['00:00', '12 AM'],
    ['24:00', '12 AM'],
    ['08:30', '8:30 AM'],
    ['15:05', '3:05 PM'],
  ])('%s is %s', (time, text) => {
    expect(formatTime(time)).toBe(text)
  })
})

test('SITE-13: a calendar day is that day in every zone of the machine', () => {
  expect(formatDate('2025-01-23')).toBe('January 23, 2025')
  expect(formatDate('2024-12-31')).toBe('December 31, 2024')
  expect(formatWeekday('2026-07-03')).toBe('Friday, July 3, 2026')
  expect(formatMonthDay('10-15')).toBe('October 15')
  expect(formatMonthDay('02-29')).toBe('February 29')
})

test('SITE-13: numbers and percentages are written the American way', () => {
  expect(formatNumber(50000)).toBe('50,000')
  expect(formatNumber(-0)).toBe('0')
  expect(formatPercent(6.8)).toBe('6.8%')
  expect(formatPercent(90)).toBe('90%')
})

test('SITE-13: counts agree with their noun', () => {
  expect(formatCount(1, 'day')).toBe('1 day')
  expect(formatCount(0, 'day')).toBe('0 days')
  expect(formatCount(23, 'municipality', 'municipalities')).toBe('23 municipalities')
})

test('SITE-13: a list reads as a sentence does', () => {
  expect(formatList(['six-seaters', 'utility carts'])).toBe('six-seaters and utility carts')
  expect(formatList(['a', 'b', 'c'])).toBe('a, b, and c')
})

test.each([
  [0, 'trees', 'people', '0 trees'],
  [1, 'tree', 'person', '1 tree'],
  [2, 'trees', 'people', '2 trees'],
])('SITE-13: %d takes the right word', (count, regular, irregular, counted) => {
  expect(plural(count, 'tree')).toBe(regular)
  expect(plural(count, 'person', 'people')).toBe(irregular)
  expect(formatCount(count, 'tree')).toBe(counted)
})

import { expect, test } from 'vitest'
import {
  fillText,
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
  readDollars,
  slugOf,
} from './format.ts'

test.each([
  [formatPrice(12995), '$12,995'],
  [formatPrice(1_250_000), '$1,250,000'],
  [formatPrice(279.93), '$280'],
  [formatPrice(-20.4), '-$20'],
  [formatPrice(-0.4), '$0'],
  [formatMoneyExact(228.34), '$228.34'],
  [formatMoneyExact(3.5), '$3.50'],
  [formatMoneyExact(1050), '$1,050'],
  [formatTime('09:00'), '9 AM'],
  [formatTime('12:00'), 'noon'],
  [formatTime('00:00'), '12 AM'],
  [formatTime('24:00'), '12 AM'],
  [formatTime('08:30'), '8:30 AM'],
  [formatTime('15:05'), '3:05 PM'],
  [formatDate('2025-01-23'), 'January 23, 2025'],
  [formatDate('2024-12-31'), 'December 31, 2024'],
  [formatWeekday('2026-07-03'), 'Friday, July 3, 2026'],
  [formatMonthDay('02-29'), 'February 29'],
  [formatNumber(50000), '50,000'],
  [formatNumber(-0), '0'],
  [formatPercent(6.8), '6.8%'],
  [formatCount(1, 'day'), '1 day'],
  [formatCount(0, 'day'), '0 days'],
  [formatCount(23, 'municipality', 'municipalities'), '23 municipalities'],
  [formatList(['six-seaters', 'utility carts']), 'six-seaters and utility carts'],
  [formatList(['a', 'b', 'c']), 'a, b, and c'],
  [slugOf('  D5 Maverick (4 Plus)! '), 'd5-maverick-4-plus'],
  [slugOf('Café Über'), 'cafe-uber'],
  [fillText('{town}, {town}: {miles} miles', { town: 'Kidder', miles: 14 }), 'Kidder, Kidder: 14 miles'],
  [fillText<string>('{a} {constructor}', { a: '$& {a}' }), '$& {a} {constructor}'],
])('SITE-13: %j is written the American way', (written, text) => {
  expect(written).toBe(text)
})

test.each([
  ['$12,995', 12_995],
  ['12,995.00', 12_995],
  ['1,000,000 USD', 1_000_000],
  [' 0.5 ', 0.5],
  ['-1', -1],
  ['12k', undefined],
  ['1,29', undefined],
  ['', undefined],
  ['twelve', undefined],
])('CART-69: %j is read as %s', (text, dollars) => expect(readDollars(text)).toBe(dollars))

test('CART-69: reads thousands where they may be written so', () => {
  expect(readDollars('$12.5K', { thousands: true })).toBe(12_500)
})

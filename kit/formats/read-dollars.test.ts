import { expect, test } from 'vitest'
import { readDollars } from './read-dollars.ts'

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

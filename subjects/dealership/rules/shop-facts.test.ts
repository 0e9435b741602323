import { expect, test } from 'vitest'
import { factFieldWords, factTitle } from './shop-facts.ts'

test.each([
  ['notice 2026-12-24', 'Notice from Thu, Dec 24, 2026'],
  ['hours 2026-12-24', 'Hours of Thu, Dec 24, 2026'],
  ['phone main', 'Main line'],
  ['phone gone', 'phone gone'],
  ['team ruth', 'Ruth Kessler'],
])('SHOP-64: the history calls %s %s', (key, title) =>
  expect(factTitle({ key, before: { name: 'Ruth Kessler' }, after: null })).toBe(title),
)

test.each([
  ['until', '2026-12-24', 'last day', 'December 24, 2026'],
  ['opens', '09:00', 'opening time', '9 AM'],
  ['closes', '17:00', 'closing time', '5 PM'],
  ['place', 0, 'place', '1'],
  ['text', 'Winter storage', 'text', 'Winter storage'],
])('SHOP-64: its field %s that is %j is called %s and reads %s', (field, value, label, text) =>
  expect(factFieldWords(field, value)).toEqual({ label, text }),
)

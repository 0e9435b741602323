import { expect, test } from 'vitest'
import { reminderDay } from './reminder.ts'

test.each([
  ['tomorrow', '2026-03-01'],
  ['soon', '2026-03-03'],
  ['2026-03-01', '2026-03-01'],
  ['2026-02-28', undefined],
  ['2026-02-29', undefined],
  ['2028-03-01', undefined],
  ['constructor', undefined],
  ['', undefined],
])('LEAD-80: on February 28, 2026 a reminder for "%s" comes on %s', (choice, day) => {
  expect(reminderDay(choice, '2026-02-28')).toBe(day)
})

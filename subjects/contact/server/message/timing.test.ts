import { expect, test } from 'vitest'
import { createClockWatch } from './deliver.ts'
import { longestMailBackoffMs, mailAttempts, mailBackoffMs } from './outbox.ts'

const minute = 60_000
const pauses = (random: number) =>
  Array.from({ length: mailAttempts - 1 }, (_, index) => mailBackoffMs(index + 1, random))

test('LEAD-31: a mail is tried for at least five days, even with the shortest pauses', () => {
  expect(pauses(0).reduce((sum, pause) => sum + pause, 0)).toBeGreaterThanOrEqual(5 * 24 * 3_600_000)
})

test('LEAD-31: pauses grow from half a minute, and none is longer than the longest', () => {
  expect(mailBackoffMs(1, 0.5)).toBe(30_000)
  expect(mailBackoffMs(2, 0.5)).toBe(60_000)
  expect(pauses(0.5)).toEqual(pauses(0.5).toSorted((a, b) => a - b))
  expect(Math.max(...pauses(1))).toBe(longestMailBackoffMs)
})

test('LEAD-31: two mails that fail together do not come back together', () => {
  expect(mailBackoffMs(5, 0.1)).not.toBe(mailBackoffMs(5, 0.9))
})

test('LEAD-32: a wall clock that runs with the time is undisturbed, small corrections included', () => {
  const undisturbed = createClockWatch(15 * minute)
  for (let elapsed = 0; elapsed < 60 * minute; elapsed += minute)
    expect(undisturbed(1_000_000 + elapsed + (elapsed % 7) * 1_000, elapsed)).toBe(true)
})

test.each([5 * 24 * 60 * minute, -5 * 24 * 60 * minute, minute])(
  'LEAD-32: one that is set by %i ms is disturbed until it has run on for the whole time',
  (step) => {
    const undisturbed = createClockWatch(15 * minute)
    expect(undisturbed(0, 0)).toBe(true)
    expect(undisturbed(step + minute, minute)).toBe(false)
    expect(undisturbed(step + 15 * minute, 15 * minute)).toBe(false)
    expect(undisturbed(step + 16 * minute, 16 * minute)).toBe(true)
  },
)

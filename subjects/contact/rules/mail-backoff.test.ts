import { expect, test } from 'vitest'
import { longestMailBackoffMs, mailAttempts, mailBackoffMs } from './mail-backoff.ts'

const pauses = (random: number) =>
  Array.from({ length: mailAttempts - 1 }, (_, index) => mailBackoffMs(index + 1, random))

test('LEAD-31: a mail is tried for at least five days, whatever chance says', () => {
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

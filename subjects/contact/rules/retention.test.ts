import { expect, test } from 'vitest'
import { keptDaysNow, oldestKept, retentionStep } from './retention.ts'

const hour = 3_600_000
const day = 24 * hour
const now = new Date('2028-05-06T15:00:00Z')
const before = (ms: number) => new Date(now.getTime() - ms)

test('LEAD-53: what is older than so many days is past its time', () => {
  expect(oldestKept(now, 730)).toEqual(new Date('2026-05-07T15:00:00Z'))
})

test.each([
  ['no check before', undefined, 'record'],
  ['one an hour ago', before(hour), 'nothing'],
  ['one a day ago', before(day), 'end'],
  ['one a month ago', before(30 * day), 'end'],
  ['one years ago: perhaps the clock is wrong', before(900 * day), 'record'],
  ['one in the future: the clock was wrong then', before(-900 * day), 'record'],
] as const)('LEAD-53: after %s', (_, last, step) => {
  expect(retentionStep(last, now)).toBe(step)
})

test.each([
  ['the first setting', 7, [], { days: 7 }],
  ['the same', 730, [[730, before(day)]], { days: 730 }],
  ['more days', 900, [[730, before(day)]], { days: 900 }],
  ['fewer days, seen now', 7, [[730, before(90 * day)]], { days: 730, fewerFrom: before(-7 * day) }],
  [
    'fewer days, seen six days ago',
    7,
    [
      [730, before(90 * day)],
      [7, before(6 * day)],
    ],
    { days: 730, fewerFrom: before(-day) },
  ],
  [
    'fewer days, seen a week ago',
    7,
    [
      [730, before(90 * day)],
      [7, before(7 * day)],
    ],
    { days: 7 },
  ],
] as const)('LEAD-53: %s', (_, asked, seen, kept) => {
  expect(keptDaysNow(asked, new Map(seen), now)).toEqual(kept)
})

import { describe, expect, it, test } from 'vitest'
import {
  easternClock,
  easternInstant,
  easternIso,
  formatEasternRecent,
  formatEasternStamp,
  parseTime,
} from './eastern-time.ts'

describe('easternInstant', () => {
  test.each([
    ['2025-01-23', '10:00', '2025-01-23T15:00:00.000Z'],
    ['2025-07-04', '10:00', '2025-07-04T14:00:00.000Z'],
    ['2025-07-04', '00:00', '2025-07-04T04:00:00.000Z'],
    ['2025-07-04', '23:59', '2025-07-05T03:59:00.000Z'],
    ['2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
    ['2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
    ['2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
    ['2026-11-01', '00:30', '2026-11-01T04:30:00.000Z'],
    ['2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
  ])('SITE-18: %s %s', (day, time, expected) => {
    expect(easternInstant({ day, time }).toISOString()).toBe(expected)
  })

  it('SITE-18: is undone by easternClock at every hour of a year, but for the hour that is skipped', () => {
    const midnight = Date.UTC(2026, 0, 1)
    const wrong: string[] = []
    for (let index = 0; index < 365 * 24; index += 1) {
      const shown = new Date(midnight + index * 3_600_000).toISOString()
      const local = { day: shown.slice(0, 10), time: shown.slice(11, 16) }
      const back = easternClock(easternInstant(local))
      if (back.day !== local.day || back.time !== local.time) wrong.push(`${local.day} ${local.time}`)
    }
    expect(wrong).toEqual(['2026-03-08 02:00'])
  })
})

test.each(['0001-01-01', '0999-12-31', '9999-12-31'])(
  'SITE-18: %s is a day of four figures on these clocks too',
  (day) => {
    const noon = easternInstant({ day, time: '12:00' })
    expect(easternClock(noon).day).toBe(day)
    expect(easternIso(noon)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[45]:00$/)
  },
)

test.each([
  ['00:00', '00:00'],
  ['23:59', '23:59'],
  ['24:00', undefined],
  ['9:00', undefined],
  ['10:60', undefined],
  ['', undefined],
])('SITE-18: parseTime %j', (typed, expected) => {
  expect(parseTime(typed)).toBe(expected)
})

test.each([
  ['2026-07-16T13:05:30.900Z', '2026-07-16 09:05', '2026-07-16T09:05:30-04:00'],
  ['2026-01-16T04:59:59Z', '2026-01-15 23:59', '2026-01-15T23:59:59-05:00'],
  ['2026-11-01T05:30:00Z', '2026-11-01 01:30', '2026-11-01T01:30:00-04:00'],
  ['2026-11-01T06:30:00Z', '2026-11-01 01:30', '2026-11-01T01:30:00-05:00'],
])('SITE-42: %s is %s in a list and %s for a program', (instant, stamp, iso) => {
  expect(formatEasternStamp(new Date(instant))).toBe(stamp)
  expect(easternIso(new Date(instant))).toBe(iso)
  expect(Date.parse(iso)).toBe(Math.floor(Date.parse(instant) / 1000) * 1000)
})

test.each([
  ['2026-05-06T15:05:00Z', 'Today, 11:05 AM'],
  ['2026-05-06T03:59:00Z', 'Yesterday, 11:59 PM'],
  ['2026-04-01T13:00:00Z', 'Apr 1, 9:00 AM'],
  ['2025-12-31T13:00:00Z', 'Dec 31, 2025, 8:00 AM'],
])('SITE-18: %s is %s in a list of what has just happened', (instant, said) => {
  const now = new Date('2026-05-06T16:00:00Z')
  expect(formatEasternRecent(new Date(instant), now).replaceAll('\u202f', ' ')).toBe(said)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdayOf } from '#kit/dates/calendar-day.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { testDriveDays } from '#subjects/dealership/facts/test-drive-days.ts'
import { defaultShop } from '#subjects/dealership/rules/shop.ts'
import { nextTestDrives } from './test-drive-days.ts'

test('SHOP-50: the first Saturday of a month at Pocono Pines, the third at Scranton', () => {
  const next = nextTestDrives(new Date('2026-05-06T15:00:00Z'), defaultShop)
  expect(next.map(({ day, location }) => [day, location.id])).toEqual([
    ['2026-05-16', 'scranton'],
    ['2026-06-06', 'pocono-pines'],
    ['2026-06-20', 'scranton'],
  ])
  expect(next[0]?.starts.toISOString()).toBe('2026-05-16T14:00:00.000Z')
})

test('SHOP-50: one that has begun is shown until it ends', () => {
  const [during] = nextTestDrives(new Date('2026-05-16T17:59:00Z'), defaultShop)
  expect(during?.day).toBe('2026-05-16')
  expect(nextTestDrives(new Date('2026-05-16T18:00:00Z'), defaultShop)[0]?.day).toBe('2026-06-06')
})

test('SHOP-50: none lies in the past, all on Saturdays, in order, at any time of any year', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2025-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }), (now) => {
      const next = nextTestDrives(now, defaultShop)
      expect(next).toHaveLength(testDriveDays.upcoming)
      expect(next.every(({ day, ends }) => weekdayOf(day) === 6 && ends > now)).toBe(true)
      expect(next.map(({ day }) => day)).toEqual(next.map(({ day }) => day).toSorted())
    }),
  )
})

test('SHOP-50: none is offered on a Saturday on which a holiday is kept', () => {
  const days = nextTestDrives(new Date('2026-07-01T12:00:00Z'), defaultShop).map(({ day }) => day)
  expect(days).toEqual(['2026-07-18', '2026-08-01', '2026-08-15'])
})

test('SHOP-50: the times lie within the Saturday hours', () => {
  const { opens, closes } = businessHours.week.saturday
  expect(testDriveDays.opens >= opens && testDriveDays.closes <= closes).toBe(true)
})

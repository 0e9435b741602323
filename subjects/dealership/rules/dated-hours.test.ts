import { describe, expect, test } from 'vitest'
import { addDays } from '#kit/dates/calendar-day.ts'
import { easternClock, easternInstant } from '#kit/dates/eastern-time.ts'
import { holidaysIn } from '#kit/dates/holidays.ts'
import { announcedDays, datedHours, holidaysKept } from '#subjects/dealership/facts/dated-hours.ts'
import { businessHours, serviceHours } from '#subjects/dealership/facts/hours.ts'
import { comingDates, datedHoursOn, datesThatChange, hoursOn, openState } from './hours.ts'

const years = [2025, 2026, 2027, 2028, 2029, 2030]
const noonOf = (day: string) => easternInstant({ day, time: '12:00' })

describe.each(years)('%i', (year) => {
  const kept = holidaysIn(year).filter(({ name }) => holidaysKept.some((each) => each === name))

  test('SHOP-52: every holiday kept is closed on its own date, against the week', () => {
    expect(kept).toHaveLength(holidaysKept.length)
    for (const { day } of kept.filter((one) => !datedHours.some((own) => own.day === one.day))) {
      expect(hoursOn(businessHours.week, day)).toBe('closed')
      for (const week of [businessHours.week, serviceHours.week]) expect(openState(week, noonOf(day)).open).toBe(false)
    }
  })

  test('SHOP-52: a holiday that is not kept has the hours of its weekday', () => {
    const others = holidaysIn(year).filter(({ name }) => !holidaysKept.some((each) => each === name))
    for (const { day } of others.filter((one) => !datedHours.some((own) => own.day === one.day)))
      expect(datedHoursOn(day)).toBeUndefined()
  })

  test('SHOP-52: a date is announced from a week before until it is over', () => {
    for (const { day } of kept) {
      const announced = (on: string) => comingDates(noonOf(on)).dates.some((date) => date.day === day)
      expect([-announcedDays - 1, -announcedDays, 0, 1].map((days) => announced(addDays(day, days)))).toEqual([
        false,
        true,
        true,
        false,
      ])
    }
  })
})

test('SHOP-52: what is announced holds until the next midnight and no longer', () => {
  const { until } = comingDates(new Date('2026-11-20T04:59:59Z'))
  expect(easternClock(until)).toEqual({ day: '2026-11-20', time: '00:00' })
})

test('SHOP-52: a closed Sunday is not announced as closed, a Sunday that opens is', () => {
  const sunday = { day: '2027-07-04', name: 'Independence Day' }
  expect(datesThatChange(businessHours.week, [{ ...sunday, hours: 'closed' }])).toEqual([])
  expect(datesThatChange(businessHours.week, [{ ...sunday, hours: { opens: '12:00', closes: '16:00' } }])).toHaveLength(
    1,
  )
})

test('SHOP-52: a date of our own names a real day, once', () => {
  for (const { day, hours } of datedHours) {
    expect(addDays(day, 0)).toBe(day)
    if (hours !== 'closed') expect(hours.opens < hours.closes).toBe(true)
  }
  expect(new Set(datedHours.map(({ day }) => day)).size).toBe(datedHours.length)
})

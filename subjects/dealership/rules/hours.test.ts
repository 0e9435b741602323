import { describe, expect, test } from 'vitest'
import { addDays } from '#kit/dates/calendar-day.ts'
import { easternClock, easternInstant } from '#kit/dates/eastern-time.ts'
import { holidaysIn } from '#kit/dates/holidays.ts'
import { announcedDays, type DatedHours, datedHours, holidaysKept } from '#subjects/dealership/facts/dated-hours.ts'
import { businessHours, serviceHours, type WeeklyHours } from '#subjects/dealership/facts/hours.ts'
import { comingDates, datedHoursOn, datesThatChange, hoursOn, hoursSummary, openMsBetween, openState } from './hours.ts'

const minute = 60_000

const nineToFive = { opens: '09:00', closes: '17:00' }
const eightToFive = { opens: '08:00', closes: '17:00' }
const salesWeek: WeeklyHours = {
  monday: nineToFive,
  tuesday: nineToFive,
  wednesday: nineToFive,
  thursday: nineToFive,
  friday: nineToFive,
  saturday: nineToFive,
  sunday: 'closed',
}
const serviceWeek: WeeklyHours = {
  monday: eightToFive,
  tuesday: eightToFive,
  wednesday: eightToFive,
  thursday: eightToFive,
  friday: eightToFive,
  saturday: { opens: '09:00', closes: '15:00' },
  sunday: 'emergency only',
}
const openSundays: WeeklyHours = { ...salesWeek, sunday: { opens: '12:00', closes: '16:00' } }

const shortDay = { opens: '09:00', closes: '13:00' }
const dated: readonly DatedHours[] = [
  { day: '2024-12-31', name: 'New Year’s Eve', hours: shortDay },
  { day: '2025-01-01', name: 'New Year’s Day', hours: 'closed' },
  { day: '2025-06-29', name: 'Open house', hours: shortDay },
  { day: '2025-07-04', name: 'Independence Day', hours: 'closed' },
  { day: '2025-07-05', name: 'Stocktaking', hours: 'closed' },
  { day: '2025-11-02', name: 'A Sunday', hours: 'closed' },
]
const datedOn = (day: string) => dated.find((one) => one.day === day)

const opens = (opensLabel: string, until: string) => ({ open: false, opensLabel, until: new Date(until) })
const closes = (closesAt: string, until: string) => ({ open: true, closesAt, until: new Date(until) })

const shutAllWeek = Object.fromEntries(Object.keys(salesWeek).map((weekday) => [weekday, 'closed'])) as WeeklyHours
const mondays: WeeklyHours = { ...shutAllWeek, monday: { opens: '08:30', closes: '12:15' } }
const lateFridays: WeeklyHours = { ...shutAllWeek, friday: { opens: '18:00', closes: '24:00' } }

test.each([
  ['a minute before opening', salesWeek, '2025-07-16T08:59:59-04:00', 'opens today 9 AM', '2025-07-16T09:00:00-04:00'],
  [
    'closing names the next day',
    salesWeek,
    '2025-07-16T17:00:00-04:00',
    'opens Thursday 9 AM',
    '2025-07-17T00:00:00-04:00',
  ],
  ['the next day is today', salesWeek, '2025-07-17T00:00:00-04:00', 'opens today 9 AM', '2025-07-17T09:00:00-04:00'],
  ['Saturday evening', salesWeek, '2025-07-19T17:30:00-04:00', 'opens Monday 9 AM', '2025-07-21T00:00:00-04:00'],
  ['a closed Sunday', salesWeek, '2025-07-20T12:00:00-04:00', 'opens Monday 9 AM', '2025-07-21T00:00:00-04:00'],
  [
    'the workshop on Saturday',
    serviceWeek,
    '2025-07-19T15:00:00-04:00',
    'opens Monday 8 AM',
    '2025-07-21T00:00:00-04:00',
  ],
  [
    'an emergency-only Sunday',
    serviceWeek,
    '2025-07-20T10:00:00-04:00',
    'opens Monday 8 AM',
    '2025-07-21T00:00:00-04:00',
  ],
  [
    'before clocks go forward',
    salesWeek,
    '2025-03-08T18:00:00-05:00',
    'opens Monday 9 AM',
    '2025-03-10T00:00:00-04:00',
  ],
  ['after clocks went forward', salesWeek, '2025-03-10T12:59:59Z', 'opens today 9 AM', '2025-03-10T13:00:00Z'],
  ['after clocks went back', salesWeek, '2025-11-03T13:59:59Z', 'opens today 9 AM', '2025-11-03T14:00:00Z'],
  ['the night forward', openSundays, '2025-03-09T06:30:00Z', 'opens today 12 PM', '2025-03-09T12:00:00-04:00'],
  ['one day a week', mondays, '2025-07-14T13:00:00-04:00', 'opens Monday 8:30 AM', '2025-07-21T00:00:00-04:00'],
  ['never open', shutAllWeek, '2025-07-14T13:00:00-04:00', 'by appointment', '2025-07-15T00:00:00-04:00'],
  ['the eve of a holiday', salesWeek, '2025-07-03T18:00:00-04:00', 'opens Monday 9 AM', '2025-07-04T00:00:00-04:00'],
  ['after a short day', salesWeek, '2024-12-31T13:00:00-05:00', 'opens Thursday 9 AM', '2025-01-01T00:00:00-05:00'],
  ['a Sunday closed anyway', salesWeek, '2025-11-02T12:00:00-05:00', 'opens Monday 9 AM', '2025-11-03T00:00:00-05:00'],
] as const)('SHOP-13, SHOP-52: %s: closed', (_, week, instant, label, until) => {
  expect(openState(week, new Date(instant), datedOn)).toEqual(opens(label, until))
})

test.each([
  ['at the stroke of opening', salesWeek, '2025-07-16T09:00:00-04:00', '5 PM', '2025-07-16T17:00:00-04:00'],
  ['in the last second', salesWeek, '2025-07-16T16:59:59.999-04:00', '5 PM', '2025-07-16T17:00:00-04:00'],
  ['the workshop earlier', serviceWeek, '2025-07-16T08:10:00-04:00', '5 PM', '2025-07-16T17:00:00-04:00'],
  ['until midnight', lateFridays, '2025-07-18T23:59:59-04:00', '12 AM', '2025-07-19T00:00:00-04:00'],
  ['on a short day', salesWeek, '2024-12-31T12:59:00-05:00', '1 PM', '2024-12-31T13:00:00-05:00'],
] as const)('SHOP-13, SHOP-52: %s: open', (_, week, instant, closesAt, until) => {
  expect(openState(week, new Date(instant), datedOn)).toEqual(closes(closesAt, until))
})

test('SHOP-52: a holiday says for what it is closed; shut for longer than a week, the next day has its date', () => {
  expect(openState(salesWeek, new Date('2025-07-04T12:00:00-04:00'), datedOn)).toEqual({
    ...opens('opens Monday 9 AM', '2025-07-05T00:00:00-04:00'),
    closedFor: 'Independence Day',
  })
  const on = (day: string) =>
    day >= '2025-02-10' && day <= '2025-02-21' ? ({ day, name: 'Inventory', hours: 'closed' } as const) : undefined
  expect(openState(salesWeek, new Date('2025-02-12T12:00:00-05:00'), on)).toEqual({
    ...opens('opens Saturday, February 22, 2025 9 AM', '2025-02-13T00:00:00-05:00'),
    closedFor: 'Inventory',
  })
})

describe('for how long the doors were open', () => {
  const hour = 60 * minute
  const openFor = (from: string, to: string) => openMsBetween(salesWeek, new Date(from), new Date(to), datedOn)

  test.each([
    ['within one day', '2025-07-16T10:00:00-04:00', '2025-07-16T12:30:00-04:00', 2.5],
    ['from before opening', '2025-07-16T07:00:00-04:00', '2025-07-16T10:00:00-04:00', 1],
    ['overnight', '2025-07-16T16:00:00-04:00', '2025-07-17T10:00:00-04:00', 2],
    ['over a closed Sunday', '2025-07-19T16:30:00-04:00', '2025-07-21T09:30:00-04:00', 1],
    ['over a holiday and a stocktaking', '2025-07-03T16:00:00-04:00', '2025-07-07T10:00:00-04:00', 2],
    ['over the day on which the clocks go forward', '2025-03-08T16:00:00-05:00', '2025-03-10T10:00:00-04:00', 2],
    ['at night', '2025-07-16T20:00:00-04:00', '2025-07-16T23:00:00-04:00', 0],
    ['the other way round', '2025-07-16T12:00:00-04:00', '2025-07-16T10:00:00-04:00', 0],
  ])('LEAD-60: %s', (_, from, to, hours) => expect(openFor(from, to)).toBe(hours * hour))
})

test('SHOP-6: workdays with the same times share a line, Saturday and Sunday never do', () => {
  expect(hoursSummary(salesWeek)).toBe('Mon-Fri 9AM-5PM, Sat 9AM-5PM, Sun closed')
  const week = { ...salesWeek, wednesday: { opens: '08:30', closes: '12:00' }, friday: 'by appointment' } as const
  expect(hoursSummary(week)).toBe(
    'Mon-Tue 9AM-5PM, Wed 8:30AM-12PM, Thu 9AM-5PM, Fri by appointment, Sat 9AM-5PM, Sun closed',
  )
})

const years = [2025, 2026, 2027]
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

import { describe, expect, test } from 'vitest'
import { addDays } from '#kit/dates/calendar-day.ts'
import { easternClock, easternInstant } from '#kit/dates/eastern-time.ts'
import { holidaysIn } from '#kit/dates/holidays.ts'
import { announcedDays, type DatedHours, datedHours, holidaysKept } from '#subjects/dealership/facts/dated-hours.ts'
import { businessHours, type DayHours, serviceHours, type WeeklyHours } from '#subjects/dealership/facts/hours.ts'
import {
  comingDates,
  type DatedHoursOn,
  datesThatChange,
  hoursOn,
  hoursSummary,
  likeMonday,
  nextMidnight,
  openMsBetween,
  openState,
  type ShopHours,
} from './hours.ts'
import { defaultShop } from './shop.ts'

const usual = defaultShop.datedOn
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const weekOf = (opens: string, closes: string, weekend: Pick<WeeklyHours, 'saturday' | 'sunday'>): WeeklyHours => ({
  ...(Object.fromEntries(weekdays.map((day) => [day, { opens, closes }])) as Record<
    (typeof weekdays)[number],
    DayHours
  >),
  ...weekend,
})
const nineToFive = { opens: '09:00', closes: '17:00' }
const salesWeek = weekOf('09:00', '17:00', { saturday: nineToFive, sunday: 'closed' })
const serviceWeek = weekOf('08:00', '17:00', {
  saturday: { opens: '09:00', closes: '15:00' },
  sunday: 'emergency only',
})
const openSundays: WeeklyHours = { ...salesWeek, sunday: { opens: '12:00', closes: '16:00' } }
const shut = Object.fromEntries(Object.keys(salesWeek).map((day) => [day, 'closed'])) as WeeklyHours
const mondays: WeeklyHours = { ...shut, monday: { opens: '08:30', closes: '12:15' } }
const lateFridays: WeeklyHours = { ...shut, friday: { opens: '18:00', closes: '24:00' } }

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
/** A shop in which both departments have this week. */
const shopWith = (week: WeeklyHours, datedOn: DatedHoursOn): ShopHours => ({
  weeks: { sales: () => week, service: () => week },
  datedOn,
})
/** By the clock on the wall: '2025-07-16 08:59'. */
const at = (moment: string) => easternInstant({ day: moment.slice(0, 10), time: moment.slice(11) })

test.each([
  ['a minute before opening', salesWeek, '2025-07-16 08:59', 'opens today 9 AM', '2025-07-16 09:00'],
  ['closing names the next day', salesWeek, '2025-07-16 17:00', 'opens Thursday 9 AM', '2025-07-17 00:00'],
  ['the next day is today', salesWeek, '2025-07-17 00:00', 'opens today 9 AM', '2025-07-17 09:00'],
  ['Saturday evening', salesWeek, '2025-07-19 17:30', 'opens Monday 9 AM', '2025-07-21 00:00'],
  ['a closed Sunday', salesWeek, '2025-07-20 12:00', 'opens Monday 9 AM', '2025-07-21 00:00'],
  ['an emergency-only Sunday', serviceWeek, '2025-07-20 10:00', 'opens Monday 8 AM', '2025-07-21 00:00'],
  ['before clocks go forward', salesWeek, '2025-03-08 18:00', 'opens Monday 9 AM', '2025-03-10 00:00'],
  ['the night forward', openSundays, '2025-03-09 01:30', 'opens today noon', '2025-03-09 12:00'],
  ['after clocks went back', salesWeek, '2025-11-03 08:59', 'opens today 9 AM', '2025-11-03 09:00'],
  ['one day a week', mondays, '2025-07-14 13:00', 'opens Monday 8:30 AM', '2025-07-21 00:00'],
  ['never open', shut, '2025-07-14 13:00', 'by appointment', '2025-07-15 00:00'],
  ['the eve of a holiday', salesWeek, '2025-07-03 18:00', 'opens Monday 9 AM', '2025-07-04 00:00'],
  ['after a short day', salesWeek, '2024-12-31 13:00', 'opens Thursday 9 AM', '2025-01-01 00:00'],
  ['a Sunday closed anyway', salesWeek, '2025-11-02 12:00', 'opens Monday 9 AM', '2025-11-03 00:00'],
] as const)('SHOP-13, SHOP-52: %s: closed', (_, week, moment, opensLabel, until) => {
  expect(openState(shopWith(week, datedOn), 'sales', at(moment))).toEqual({ open: false, opensLabel, until: at(until) })
})

test.each([
  ['at the stroke of opening', salesWeek, '2025-07-16 09:00', '5 PM', '2025-07-16 17:00'],
  ['in the last minute', salesWeek, '2025-07-16 16:59', '5 PM', '2025-07-16 17:00'],
  ['the workshop earlier', serviceWeek, '2025-07-16 08:10', '5 PM', '2025-07-16 17:00'],
  ['until midnight', lateFridays, '2025-07-18 23:59', '12 AM', '2025-07-19 00:00'],
  ['on a short day', salesWeek, '2024-12-31 12:59', '1 PM', '2024-12-31 13:00'],
] as const)('SHOP-13, SHOP-52: %s: open', (_, week, moment, closesAt, until) => {
  expect(openState(shopWith(week, datedOn), 'sales', at(moment))).toEqual({ open: true, closesAt, until: at(until) })
})

test('SHOP-52: a holiday says for what it is closed; shut for longer than a week, the next day has its date', () => {
  const stocktaking = (day: string) =>
    day >= '2025-02-10' && day <= '2025-02-21' ? ({ day, name: 'Inventory', hours: 'closed' } as const) : undefined
  expect(openState(shopWith(salesWeek, datedOn), 'sales', at('2025-07-04 12:00'))).toMatchObject({
    closedFor: 'Independence Day',
  })
  expect(openState(shopWith(salesWeek, stocktaking), 'sales', at('2025-02-12 12:00'))).toMatchObject({
    opensLabel: 'opens Saturday, February 22, 2025 9 AM',
    closedFor: 'Inventory',
  })
})

test.each([
  ['within one day', '2025-07-16 10:00', '2025-07-16 12:30', 2.5],
  ['from before opening', '2025-07-16 07:00', '2025-07-16 10:00', 1],
  ['overnight', '2025-07-16 16:00', '2025-07-17 10:00', 2],
  ['over a closed Sunday', '2025-07-19 16:30', '2025-07-21 09:30', 1],
  ['over a holiday and a stocktaking', '2025-07-03 16:00', '2025-07-07 10:00', 2],
  ['over the day on which the clocks go forward', '2025-03-08 16:00', '2025-03-10 10:00', 2],
  ['at night', '2025-07-16 20:00', '2025-07-16 23:00', 0],
  ['the other way round', '2025-07-16 12:00', '2025-07-16 10:00', 0],
])('LEAD-60: for how long the doors were open %s', (_, from, to, hours) => {
  expect(openMsBetween(shopWith(salesWeek, datedOn), 'sales', at(from), at(to))).toBe(hours * 3_600_000)
})

test('SHOP-6: workdays with the same times share a line, Saturday and Sunday never do', () => {
  expect(hoursSummary(salesWeek)).toBe('Mon-Fri 9AM-5PM, Sat 9AM-5PM, Sun closed')
  const week = { ...salesWeek, wednesday: { opens: '08:30', closes: '12:00' }, friday: 'by appointment' } as const
  expect(hoursSummary(week)).toBe(
    'Mon-Tue 9AM-5PM, Wed 8:30AM-noon, Thu 9AM-5PM, Fri by appointment, Sat 9AM-5PM, Sun closed',
  )
})

describe.each([2025, 2026, 2027])('%i', (year) => {
  const days = holidaysIn(year).filter(({ day }) => !datedHours.some((own) => own.day === day))
  const isKept = (name: string) => holidaysKept.some((kept) => kept === name)
  const kept = days.filter(({ name }) => isKept(name))

  test('SHOP-52: every holiday kept is closed on its own date, against the week; another has the hours of its weekday', () => {
    for (const { day } of kept) {
      expect(hoursOn(shopWith(businessHours.week, usual), 'sales', day)).toBe('closed')
      expect(openState(shopWith(serviceHours.week, usual), 'sales', at(`${day} 12:00`)).open).toBe(false)
    }
    for (const { day, name } of days) if (!isKept(name)) expect(usual(day)).toBeUndefined()
  })

  test('SHOP-52: a date is announced from a week before until it is over', () => {
    const from = [-announcedDays - 1, -announcedDays, 0, 1]
    for (const { day } of kept) {
      const around = from.map((days) => comingDates(at(`${addDays(day, days)} 12:00`), usual))
      expect(around.map((dates) => dates.some((date) => date.day === day))).toEqual([false, true, true, false])
    }
  })
})

test('SHOP-52: what is announced holds until the next midnight and no longer', () => {
  expect(easternClock(nextMidnight(at('2026-11-19 23:59')))).toEqual({ day: '2026-11-20', time: '00:00' })
})

test('SHOP-52: a closed Sunday is not announced as closed, a Sunday that opens is', () => {
  const sunday = { day: '2027-07-04', name: 'Independence Day' }
  expect(datesThatChange(businessHours.week, [{ ...sunday, hours: 'closed' }])).toEqual([])
  expect(datesThatChange(businessHours.week, [{ ...sunday, hours: { opens: '12:00', closes: '16:00' } }])).toHaveLength(
    1,
  )
})

test('SHOP-52: a date of our own names a real day, once', () => {
  for (const { day } of datedHours) expect(addDays(day, 0)).toBe(day)
  expect(new Set(datedHours.map(({ day }) => day)).size).toBe(datedHours.length)
})

test('DESK-80: the form of a week takes the hours of Monday from Tuesday to Friday; the weekend keeps its own', () => {
  const typed = { from: '2026-12-01', 'monday.opens': '08:00', 'friday.opens': '10:00', 'saturday.opens': '11:00' }
  expect(likeMonday(typed)).toEqual({
    from: '2026-12-01',
    ...Object.fromEntries(weekdays.map((day) => [`${day}.opens`, '08:00'])),
    'saturday.opens': '11:00',
  })
})

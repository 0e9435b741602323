import { expect, test } from 'vitest'
import { easternInstant } from '#kit/dates/eastern-time.ts'
import { damageReportOf, deliveryReader } from './damage-report.ts'

const at = (moment: string) => easternInstant({ day: moment.slice(0, 10), time: moment.slice(11) })
const delivery = (moment: string) => {
  const [day = '', time] = moment.split(' ')
  return { day, ...(time && { time }) }
}

test.each([
  ['2026-11-20 14:30', '2026-11-20 14:29', 'ahead', '2026-11-20 14:30'],
  ['2026-11-20 14:30', '2026-11-20 14:30', 'open', '2026-11-22 14:30'],
  ['2026-11-20 14:30', '2026-11-22 14:30', 'over', '2027-01-01 00:00'],
  // POL-63: real hours, also through a night in which the clocks change.
  ['2026-03-07 14:30', '2026-03-08 12:00', 'open', '2026-03-09 15:30'],
  ['2026-10-31 14:30', '2026-11-01 12:00', 'open', '2026-11-02 13:30'],
  // Without a time of day it is until the end of the second day.
  ['2026-11-20', '2026-11-19 23:59', 'ahead', '2026-11-20 00:00'],
  ['2026-11-20', '2026-11-22 23:59', 'open', '2026-11-23 00:00'],
  ['2026-11-20', '2026-11-23 00:00', 'over', '2027-01-01 00:00'],
  // At New Year the day is told in other words.
  ['2027-01-02 12:00', '2026-12-30 12:00', 'ahead', '2027-01-01 00:00'],
  ['2026-12-31 18:00', '2026-12-31 20:00', 'open', '2027-01-01 00:00'],
  ['1999-12-31', '2026-12-31 23:59', 'over', '2027-01-01 00:00'],
])('POL-90, POL-91: a delivery on %s is at %s %s until %s', (delivered, now, state, until) => {
  expect(damageReportOf(delivery(delivered), at(now))).toMatchObject({ state, until: at(until) })
})

test.each([
  ['2026-11-20 14:30', '2026-11-22 14:30'],
  ['2026-03-07 14:30', '2026-03-09 15:30'],
  ['2026-11-20', '2026-11-22'],
])('POL-90: damage on %s can be reported until %s', (delivered, deadline) => {
  expect(damageReportOf(delivery(delivered), at('2026-01-01 12:00')).deadline).toMatchObject(delivery(deadline))
})

const day = 'Choose the day it was delivered.'
const time = 'Enter the time as hours and minutes, or leave it empty.'
test.each([
  ['', {}, undefined],
  ['time=x', {}, undefined],
  ['delivered=2026-11-20&time=', {}, { day: '2026-11-20' }],
  ['delivered=2026-11-20&time=09:05', {}, { day: '2026-11-20', time: '09:05' }],
  ['delivered=', { delivered: day }, undefined],
  ['delivered=2026-02-30&time=09:05', { delivered: day }, undefined],
  ['delivered=yesterday&time=noon', { delivered: day, time }, undefined],
  ['delivered=2026-11-20&time=25:00', { time }, undefined],
])('POL-73, POL-90: reads "%s"', (query, problems, input) => {
  const read = deliveryReader.read(new URLSearchParams(query))
  expect(read.problems).toEqual(problems)
  expect(read.input).toEqual(input)
})

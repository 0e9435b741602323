import { expect, test } from 'vitest'
import { addDays } from '#kit/dates/calendar-day.ts'
import { easternClock, easternInstant, hour } from '#kit/dates/eastern-time.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { damageReport, deliveryReader } from './damage-report.ts'

const at = (day: string, time: string) => easternInstant({ day, time })
const friday = { day: '2026-11-20', time: '14:30' }

test('POL-90: 48 hours from the delivery, by the clocks in Carbon County', () => {
  const { deadline, state, until } = damageReport(friday, at('2026-11-21', '09:00'))
  expect(deadline).toMatchObject({ day: '2026-11-22', time: '14:30' })
  expect(state).toBe('open')
  expect(until).toEqual(at('2026-11-22', '14:30'))
})

test.each([
  ['2026-03-07', '14:30', '2026-03-09', '15:30'],
  ['2026-10-31', '14:30', '2026-11-02', '13:30'],
])(
  'POL-90: the hours are real ones, also through a night in which the clocks change: %s %s',
  (day, time, last, end) => {
    const { deadline } = damageReport({ day, time }, at(day, time))
    expect([deadline.day, deadline.time]).toEqual([last, end])
    expect(at(last, end).getTime() - at(day, time).getTime()).toBe(policyTerms.returns.defectReportHours * hour)
  },
)

test('POL-91: without a time of day it is until the end of the second day', () => {
  const delivery = { day: '2026-11-20' }
  const { deadline, until } = damageReport(delivery, at('2026-11-22', '23:59'))
  expect(deadline).toEqual({ id: 'defect-report', day: '2026-11-22' })
  expect(until).toEqual(at('2026-11-23', '00:00'))
  expect(damageReport(delivery, at('2026-11-22', '23:59')).state).toBe('open')
  expect(damageReport(delivery, at('2026-11-23', '00:00')).state).toBe('over')
})

test('POL-91: a delivery to come is ahead until it comes, one long ago is over', () => {
  expect(damageReport(friday, at('2026-11-20', '14:29'))).toMatchObject({
    state: 'ahead',
    until: at('2026-11-20', '14:30'),
  })
  expect(damageReport(friday, at('2026-11-20', '14:30')).state).toBe('open')
  expect(damageReport(friday, at('2026-11-22', '14:30')).state).toBe('over')
  expect(damageReport({ day: '1999-12-31' }, at('2026-11-22', '14:30')).state).toBe('over')
})

test('POL-91: at every moment the answer holds until the instant it names, and changes then or at New Year', () => {
  for (let days = -400; days <= 400; days += 7) {
    const now = at('2026-06-15', '12:00')
    const delivery = { day: addDays('2026-06-15', days), ...(days % 2 === 0 && { time: '23:30' }) }
    const { state, until } = damageReport(delivery, now)
    const before = damageReport(delivery, new Date(until.getTime() - 1))
    const after = damageReport(delivery, until)
    expect(until.getTime()).toBeGreaterThan(now.getTime())
    expect(before.state).toBe(state)
    const newYear = easternClock(until).day.endsWith('-01-01')
    expect(newYear || after.state !== state).toBe(true)
  }
})

test.each([
  ['delivered=', { delivered: 'Choose the day it was delivered.' }],
  ['delivered=2026-02-30', { delivered: 'Choose the day it was delivered.' }],
  [
    'delivered=yesterday&time=noon',
    {
      delivered: 'Choose the day it was delivered.',
      time: 'Enter the time as hours and minutes, or leave it empty.',
    },
  ],
  ['delivered=2026-11-20&time=25:00', { time: 'Enter the time as hours and minutes, or leave it empty.' }],
])('POL-73: %s is told with a sentence at its field', (query, problems) => {
  expect(deliveryReader.read(new URLSearchParams(query))).toMatchObject({ problems })
  expect(deliveryReader.read(new URLSearchParams(query)).input).toBeUndefined()
})

test('POL-73: nothing asked is no problem', () => {
  expect(deliveryReader.read(new URLSearchParams())).toEqual({ typed: { delivered: '', time: '' }, problems: {} })
})

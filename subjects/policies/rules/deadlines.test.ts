import { describe, expect, it, test } from 'vitest'
import { bookingReader, type Deadline, rentalDeadlines, returnDeadlines, returnReader } from './deadlines.ts'

const written = (deadlines: readonly Deadline[]) =>
  Object.fromEntries(deadlines.map(({ id, day, time }) => [id, time ? `${day} ${time}` : day]))

describe('returns', () => {
  test.each([
    [{ item: 'new-cart', received: '2025-01-23' }, '2025-01-25', '2025-01-30', '2025-02-13', '2025-02-21'],
    // POL-64: weekends and holidays count, but for a refund.
    [{ item: 'used-cart', received: '2025-12-19' }, '2025-12-21', '2025-12-22', '2026-01-07', '2026-01-14'],
    [{ item: 'part', received: '2025-01-23' }, '2025-01-25', '2025-02-22', '2025-03-07', '2025-03-14'],
    [
      { item: 'part', received: '2025-01-23', returned: '2025-01-24' },
      '2025-01-25',
      '2025-02-22',
      '2025-02-07',
      '2025-02-14',
    ],
  ] as const)('POL-14, POL-60, POL-64: %j', (purchase, defect, last, refund, card) => {
    expect(written(returnDeadlines(purchase))).toEqual({
      'defect-report': defect,
      return: last,
      'return-refund': refund,
      'card-refund': card,
    })
  })

  it('POL-14, POL-60: none on as-is sales', () => {
    expect(returnDeadlines({ item: 'as-is-cart', received: '2025-01-23' })).toEqual([])
  })

  test.each([
    ['2026-01-12', '2026-01-14 10:00'],
    ['2026-03-07', '2026-03-09 11:00'],
    ['2026-10-31', '2026-11-02 09:00'],
  ])('POL-63: 48 real hours from %s at ten, also through a night in which the clocks change', (received, report) => {
    expect(written(returnDeadlines({ item: 'new-cart', received, time: '10:00' }))['defect-report']).toBe(report)
  })

  const read = (query: string) => returnReader.read(new URLSearchParams(query))
  it('POL-67: asks nothing before the form was sent, and reads a purchase with or without what is optional', () => {
    expect(read('time=x')).toEqual({
      typed: { item: 'new-cart', received: '', time: 'x', returned: '' },
      problems: {},
    })
    const purchase = { item: 'used-cart', received: '2025-01-23' }
    expect(read('item=used-cart&received=2025-01-23&time=&returned=').input).toEqual(purchase)
    const more = { time: '10:30', returned: '2025-01-23' }
    expect(read(`${new URLSearchParams({ ...purchase, ...more })}`).input).toEqual({ ...purchase, ...more })
  })

  test.each([
    ['received=', { received: 'Choose the day you received it.' }],
    ['received=2025-01-23&item=boat', { item: 'Choose what you bought.' }],
    ['received=2025-01-23&time=noon', { time: 'Enter the time as hours and minutes, or leave it empty.' }],
    ['received=2025-01-23&returned=soon', { returned: 'Choose the day it came back, or leave it empty.' }],
    ['received=2025-01-23&returned=2025-01-22', { returned: 'It cannot come back before you received it.' }],
  ])('POL-73: says what is wrong with %s', (query, problems) => {
    expect(read(query)).toEqual({ typed: expect.anything(), problems })
  })
})

describe('rental', () => {
  it('POL-27, POL-65: cancellation free until 24 hours before; maximum 30 days; in the order of the calendar', () => {
    const deadlines = rentalDeadlines({ pickUp: '2025-07-04', time: '10:00', days: 3 })
    expect(Object.entries(written(deadlines))).toEqual([
      ['free-cancellation', '2025-07-03 10:00'],
      ['half-refund', '2025-07-04 10:00'],
      ['due-back', '2025-07-07 10:00'],
      ['cancellation-refund', '2025-07-18'],
      ['longest-rental', '2025-08-03 10:00'],
    ])
    expect(deadlines[0]?.instant?.toISOString()).toBe('2025-07-03T14:00:00.000Z')
    const onOneDay = rentalDeadlines({ pickUp: '2025-07-04', time: '10:00', days: 14 }).map(({ id }) => id)
    expect(onOneDay.slice(2, 4)).toEqual(['due-back', 'cancellation-refund'])
  })

  test.each([
    ['2026-03-08', 1, '2026-03-07 09:00', '2026-03-09 10:00'],
    ['2026-11-01', 7, '2026-10-31 11:00', '2026-11-08 10:00'],
  ])('POL-63, POL-65: from %s for %d days, through a night in which the clocks change', (pickUp, days, free, back) => {
    expect(written(rentalDeadlines({ pickUp, time: '10:00', days }))).toMatchObject({
      'free-cancellation': free,
      'due-back': back,
    })
  })

  const read = (query: string) => bookingReader.read(new URLSearchParams(query))
  it('POL-67: asks nothing before the form was sent, and reads a booking', () => {
    expect(read('days=x')).toEqual({ typed: { pickup: '', time: '10:00', days: 'x' }, problems: {} })
    expect(read('pickup=2025-07-04').input).toEqual({ pickUp: '2025-07-04', time: '10:00', days: 1 })
    expect(read('pickup=2025-07-04&time=09:00&days=30').input).toMatchObject({ time: '09:00', days: 30 })
  })

  test.each(['0', '31', '-1', '1.5', '5 weeks', 'x5', '', '1000'])('POL-27, POL-67: 1 to 30 days, not %j', (days) => {
    expect(read(`pickup=2025-07-04&days=${days}`)).toEqual({
      typed: expect.anything(),
      problems: { days: 'Rent from 1 to 30 days.' },
    })
  })

  it('POL-73: says what else is wrong', () => {
    expect(read('pickup=&time=').problems).toEqual({
      pickup: 'Choose your pick-up day.',
      time: 'Enter your pick-up time as hours and minutes.',
    })
  })
})

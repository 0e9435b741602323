import { describe, expect, it, test } from 'vitest'
import { rentalDeadlines, returnDeadlines } from './deadlines.ts'

const written = (deadlines: ReturnType<typeof returnDeadlines>) =>
  Object.fromEntries(deadlines.map(({ id, day, time }) => [id, time ? `${day} ${time}` : day]))

describe('returnDeadlines', () => {
  it('POL-14, POL-60: new carts 7 days; defects within 48 hours; refund within 10 business days; card 3-5', () => {
    expect(written(returnDeadlines({ item: 'new-cart', received: '2025-01-23' }))).toEqual({
      'defect-report': '2025-01-25',
      return: '2025-01-30',
      'return-refund': '2025-02-13',
      'card-refund': '2025-02-21',
    })
  })

  test.each([
    ['new-cart', '2025-01-30'],
    ['used-cart', '2025-01-26'],
    ['part', '2025-02-22'],
  ] as const)('POL-14: the last day for a %s', (item, day) => {
    expect(written(returnDeadlines({ item, received: '2025-01-23' })).return).toBe(day)
  })

  it('POL-14, POL-60: none on as-is sales', () => {
    expect(returnDeadlines({ item: 'as-is-cart', received: '2025-01-23' })).toEqual([])
  })

  it('POL-60: counts the refund from the day it came back, where that is known', () => {
    const early = returnDeadlines({ item: 'part', received: '2025-01-23', returned: '2025-01-24' })
    expect(written(early)).toMatchObject({ 'return-refund': '2025-02-07', 'card-refund': '2025-02-14' })
  })

  it('POL-63: counts 48 real hours from a known time, across a night in which the clocks change', () => {
    const spring = written(returnDeadlines({ item: 'new-cart', received: '2026-03-07', time: '10:00' }))
    expect(spring['defect-report']).toBe('2026-03-09 11:00')
    const autumn = written(returnDeadlines({ item: 'new-cart', received: '2026-10-31', time: '10:00' }))
    expect(autumn['defect-report']).toBe('2026-11-02 09:00')
    const winter = written(returnDeadlines({ item: 'new-cart', received: '2026-01-12', time: '10:00' }))
    expect(winter['defect-report']).toBe('2026-01-14 10:00')
  })

  it('POL-64: skips weekends and holidays for the refund only', () => {
    expect(written(returnDeadlines({ item: 'used-cart', received: '2025-12-19' }))).toEqual({
      'defect-report': '2025-12-21',
      return: '2025-12-22',
      'return-refund': '2026-01-07',
      'card-refund': '2026-01-14',
    })
  })
})

describe('rentalDeadlines', () => {
  it('POL-27, POL-65: cancellation free until 24 hours before; maximum 30 days', () => {
    expect(written(rentalDeadlines({ pickUp: '2025-07-04', time: '10:00', days: 3 }))).toEqual({
      'free-cancellation': '2025-07-03 10:00',
      'half-refund': '2025-07-04 10:00',
      'due-back': '2025-07-07 10:00',
      'longest-rental': '2025-08-03 10:00',
      'cancellation-refund': '2025-07-18',
    })
  })

  it('POL-63, POL-65: ends a rental at the same time on the clock, and counts 24 real hours for the cancellation', () => {
    const spring = written(rentalDeadlines({ pickUp: '2026-03-08', time: '10:00', days: 1 }))
    expect(spring['free-cancellation']).toBe('2026-03-07 09:00')
    expect(spring['due-back']).toBe('2026-03-09 10:00')
    const autumn = written(rentalDeadlines({ pickUp: '2026-11-01', time: '10:00', days: 7 }))
    expect(autumn['free-cancellation']).toBe('2026-10-31 11:00')
    expect(autumn['due-back']).toBe('2026-11-08 10:00')
  })

  it('POL-69: gives each moment as an instant too', () => {
    const free = rentalDeadlines({ pickUp: '2025-07-04', time: '10:00', days: 1 })[0]
    expect(free?.instant?.toISOString()).toBe('2025-07-03T14:00:00.000Z')
  })

  it('POL-65: comes in the order of the calendar', () => {
    for (const days of [1, 3, 7, 30]) {
      const all = rentalDeadlines({ pickUp: '2025-12-29', time: '16:30', days }).map(({ day }) => day)
      expect(all).toEqual(all.toSorted())
    }
  })
})

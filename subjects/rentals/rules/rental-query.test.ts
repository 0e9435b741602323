import { describe, expect, it } from 'vitest'
import { plannerLimits } from '#subjects/rentals/facts/rental-plans.ts'
import { readRentalQuery, rentalDays } from './rental-query.ts'

const read = (query: string) => readRentalQuery(new URLSearchParams(query))

describe('rental query', () => {
  it('RENT-45: asks nothing until something is asked', () => {
    expect(read('')).toEqual({
      typed: { days: '', from: '', to: '', cart: 'four-seater', town: '', miles: '' },
      problems: {},
    })
    expect(read('cart=utility&town=kidder')).toEqual({
      typed: { days: '', from: '', to: '', cart: 'utility', town: 'kidder', miles: '' },
      problems: {},
    })
  })

  it('RENT-11: reads a number of days', () => {
    expect(read('days=5&cart=six-seater&miles=31').input).toEqual({ kind: 'six-seater', days: 5, miles: 31 })
    expect(read('days=1').input).toEqual({ kind: 'four-seater', days: 1 })
  })

  it('RENT-43: counts 24-hour increments between two dates', () => {
    expect(read('from=2026-07-03&to=2026-07-06').input).toMatchObject({
      days: 3,
      from: '2026-07-03',
      to: '2026-07-06',
    })
    expect(rentalDays('2026-07-03', '2026-07-03')).toBe(1)
    expect(rentalDays('2026-02-27', '2026-03-01')).toBe(2)
    expect(rentalDays('2026-03-07', '2026-03-09')).toBe(2)
  })

  it('RENT-43: takes dates before a number of days', () => {
    expect(read('days=9&from=2026-07-03&to=2026-07-05').input?.days).toBe(2)
  })

  it('RENT-11, RENT-45: knows the miles to a town, and lets typed miles win', () => {
    expect(read('days=2&town=jim-thorpe').input?.miles).toBe(31)
    expect(read('days=2&town=jim-thorpe&miles=12').input?.miles).toBe(12)
    expect(read('days=2&town=atlantis').typed.town).toBe('')
    expect(read('days=2&town=constructor').input).toEqual({ kind: 'four-seater', days: 2 })
  })

  it('RENT-47: says what is wrong and keeps what was typed', () => {
    expect(read('days=0').problems).toHaveProperty('days')
    expect(read('days=91').problems.days).toContain('90 days')
    expect(read('days=two').typed.days).toBe('two')
    expect(read('from=2026-07-03').problems).toEqual({ to: 'Choose the return day.' })
    expect(read('from=2026-02-30&to=2026-03-02').problems).toHaveProperty('from')
    expect(read('from=2026-07-06&to=2026-07-03').problems).toHaveProperty('to')
    expect(read('from=2026-01-01&to=2026-12-31').problems).toHaveProperty('to')
    expect(read('days=2&miles=-4').problems).toHaveProperty('miles')
    expect(read('days=2&miles=9999').problems).toHaveProperty('miles')
    for (const query of ['days=0', 'days=2&miles=x', 'from=a&to=b']) expect(read(query).input).toBeUndefined()
  })

  it('takes a stay that ends on its first day, either date alone as a wish for dates, and both limits themselves', () => {
    expect(read('from=2026-07-03&to=2026-07-03').input?.days).toBe(1)
    expect(read('to=2026-07-03').problems).toEqual({ from: 'Choose the first day.' })
    expect(read('days=90&miles=0').input).toMatchObject({ days: 90, miles: 0 })
    expect(read(`days=2&miles=${plannerLimits.miles}`).input?.miles).toBe(plannerLimits.miles)
    expect(read('days=2km').problems).toHaveProperty('days')
  })

  it('says what it needs instead', () => {
    expect(read('from=2026-07-06&to=2026-07-03').problems.to).toBe('The return day is before the first day.')
    expect(read('days=2&miles=-4').problems.miles).toBe(
      `Enter the miles from the showroom, 0 to ${plannerLimits.miles}.`,
    )
  })

  it('RENT-45: falls back to a 4-seater for a cart that nobody rents', () => {
    expect(read('days=1&cart=rocket').input?.kind).toBe('four-seater')
  })
})

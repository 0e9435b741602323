import { describe, expect, it } from 'vitest'
import { plannerLimits } from '#subjects/rentals/facts/rental-plans.ts'
import { readRentalQuery } from './rental-query.ts'

const read = (query: string) => readRentalQuery(new URLSearchParams(query))
const empty = { days: '', from: '', to: '', cart: 'four-seater', town: '', miles: '' }
const kind = 'four-seater'

describe('rental query', () => {
  it.each([
    ['', empty],
    ['cart=utility&town=kidder', { ...empty, cart: 'utility', town: 'kidder' }],
    ['cart=rocket&town=constructor', { ...empty, town: 'constructor' }],
    [`miles=%20${'9'.repeat(100)}`, { ...empty, miles: '9'.repeat(40) }],
  ])('RENT-45: "%s" asks nothing yet', (query, typed) => {
    expect(read(query)).toEqual({ typed, problems: {} })
  })

  it.each([
    ['days=5&cart=six-seater&miles=31', { kind: 'six-seater', days: 5, miles: 31 }],
    ['days=90&miles=0', { kind, days: 90, miles: 0 }],
    [`days=2&miles=${plannerLimits.miles}`, { kind, days: 2, miles: plannerLimits.miles }],
    ['days=2&town=jim-thorpe', { kind, days: 2, miles: 31 }],
    ['days=2&town=jim-thorpe&miles=12', { kind, days: 2, miles: 12 }],
    ['days=2&town=Allentown', { kind, days: 2, miles: 49 }],
    ['days=1&cart=rocket', { kind, days: 1 }],
  ])('RENT-11, RENT-45: reads %s', (query, input) => {
    expect(read(query).input).toStrictEqual(input)
  })

  it.each([
    ['2026-07-03', '2026-07-06', 3],
    ['2026-07-03', '2026-07-03', 1],
    ['2026-02-27', '2026-03-01', 2],
    ['2026-03-07', '2026-03-09', 2],
  ])('RENT-43: from %s to %s counts %d, before a number of days', (from, to, days) => {
    expect(read(`days=9&from=${from}&to=${to}`).input).toEqual({ kind, days, from, to })
  })

  const { days, from, to, order, tooLong, miles } = {
    days: 'Enter the number of days, 1 or more.',
    from: 'Choose the first day.',
    to: 'Choose the return day.',
    order: 'The return day is before the first day.',
    tooLong: `Plan up to ${plannerLimits.days} days here, or call us for a longer stay.`,
    miles: `Enter the miles from the showroom, 0 to ${plannerLimits.miles}.`,
  }
  it.each([
    ['days=&from=&to=&cart=four-seater&town=', { days }],
    ['days=0', { days }],
    ['days=2km', { days }],
    ['days=91', { days: tooLong }],
    ['from=2026-07-03', { to }],
    ['to=2026-07-03', { from }],
    ['from=a&to=b', { from, to }],
    ['from=2026-02-30&to=2026-03-02', { from }],
    ['from=2026-07-06&to=2026-07-03', { to: order }],
    ['from=2026-01-01&to=2026-12-31', { to: tooLong }],
    ['days=2&town=Atlantis', { town: 'We know no town called “Atlantis”. Try a ZIP code or a nearby town.' }],
    ['days=2&town=18661', { town: '“18661” is in more than one town. Choose one:' }],
    ['days=2&miles=-4', { miles }],
    ['days=2&miles=9999', { miles }],
    ['days=2&miles=5x', { miles }],
  ])('RENT-47: %s is answered with what is wrong, and keeps what was typed', (query, problems) => {
    expect(read(query)).toEqual({ typed: { ...empty, ...Object.fromEntries(new URLSearchParams(query)) }, problems })
  })
})

import { describe, expect, it, test } from 'vitest'
import { bookingReader, returnReader } from './deadline-query.ts'

const readReturn = (query: string) => returnReader.read(new URLSearchParams(query))
const readRental = (query: string) => bookingReader.read(new URLSearchParams(query))

describe('POL-67: the query of the return deadlines', () => {
  it('asks nothing before the form was sent', () => {
    expect(readReturn('')).toEqual({
      typed: { item: 'new-cart', received: '', time: '', returned: '' },
      problems: {},
    })
  })

  it('reads a purchase, with or without its time and its way back', () => {
    expect(readReturn('item=part&received=2025-01-23&time=&returned=').input).toEqual({
      item: 'part',
      received: '2025-01-23',
    })
    expect(readReturn('item=used-cart&received=2025-01-23&time=10:30&returned=2025-01-24').input).toEqual({
      item: 'used-cart',
      received: '2025-01-23',
      time: '10:30',
      returned: '2025-01-24',
    })
  })

  test.each([
    ['received=', { received: 'Choose the day you received it.' }],
    ['received=2025-01-23&item=boat', { item: 'Choose what you bought.' }],
    ['received=2025-01-23&time=noon', { time: 'Enter the time as hours and minutes, or leave it empty.' }],
    ['received=2025-01-23&returned=soon', { returned: 'Choose the day it came back, or leave it empty.' }],
    ['received=2025-01-23&returned=2025-01-22', { returned: 'It cannot come back before you received it.' }],
  ])('POL-73: says what is wrong with %s', (query, problems) => {
    expect(readReturn(query)).toMatchObject({ problems })
    expect(readReturn(query).input).toBeUndefined()
  })
})

describe('POL-67: the query of the rental deadlines', () => {
  it('asks nothing before the form was sent', () => {
    expect(readRental('')).toEqual({ typed: { pickup: '', time: '10:00', days: '1' }, problems: {} })
  })

  it('reads a booking', () => {
    expect(readRental('pickup=2025-07-04&time=09:00&days=30').input).toEqual({
      pickUp: '2025-07-04',
      time: '09:00',
      days: 30,
    })
  })

  test.each(['0', '31', '-1', '1.5', 'many', '', '1000'])(
    'POL-27, POL-67: minimum 24 hours, maximum 30 days, not %j',
    (days) => {
      const { problems, input } = readRental(`pickup=2025-07-04&days=${days}`)
      expect(problems).toEqual({ days: 'Rent from 1 to 30 days.' })
      expect(input).toBeUndefined()
    },
  )

  it('POL-73: says what else is wrong', () => {
    expect(readRental('pickup=&time=').problems).toEqual({
      pickup: 'Choose your pick-up day.',
      time: 'Enter your pick-up time as hours and minutes.',
    })
  })
})

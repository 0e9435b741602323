import { describe, expect, it, test } from 'vitest'
import { ecoQueryString, parseMiles, readEcoQuery } from './eco-query.ts'

const read = (query: string) => readEcoQuery(new URLSearchParams(query))

describe('readEcoQuery', () => {
  it('ECO-10: asks nothing of a visitor who has not asked yet', () => {
    expect(read('')).toEqual({
      input: { milesPerWeek: 25, usageType: 'recreational', years: 1 },
      asked: false,
      notes: [],
    })
  })

  it('ECO-23: reads a whole shared link', () => {
    expect(read('miles=40&use=golf_course&years=10')).toEqual({
      input: { milesPerWeek: 40, usageType: 'golf_course', years: 10 },
      asked: true,
      notes: [],
    })
  })

  test.each([
    ['0', 0],
    ['-0', -0],
    ['-5', -5],
    ['+7', 7],
    ['501', 501],
    ['12.5', 12.5],
    ['.5', 0.5],
    ['5.', 5],
    [' 30 ', 30],
    ['1,200', 1200],
    ['1e3', 1000],
    ['007', 7],
    ['99999999999999999999', 1e20],
    ['1e300', 1e300],
  ])('ECO-10: other values are not rejected: miles=%s', (typed, milesPerWeek) => {
    const { input, notes } = read(new URLSearchParams({ miles: typed }).toString())
    expect(input.milesPerWeek).toBe(milesPerWeek)
    expect(notes).toEqual([])
  })

  test.each([
    ['', 'You left the miles empty, so we used 25 miles a week.'],
    ['   ', 'You left the miles empty, so we used 25 miles a week.'],
    ['many', '“many” is not a number, so we used 25 miles a week.'],
    ['12,5', '“12,5” is not a number, so we used 25 miles a week.'],
    ['0x10', '“0x10” is not a number, so we used 25 miles a week.'],
    ['NaN', '“NaN” is not a number, so we used 25 miles a week.'],
    ['Infinity', '“Infinity” is not a number, so we used 25 miles a week.'],
    ['1e309', 'That number is too large to calculate with, so we used 25 miles a week.'],
    ['1.7e308', 'That number is too large to calculate with, so we used 25 miles a week.'],
    ['<script>alert(document.cookie)</script>', '“<script>alert(docume…” is not a number, so we used 25 miles a week.'],
  ])('ECO-13: falls back to the default and says so: miles=%j', (typed, note) => {
    const { input, notes } = read(new URLSearchParams({ miles: typed }).toString())
    expect(input.milesPerWeek).toBe(25)
    expect(notes).toEqual([note])
  })

  it('ECO-13: never cuts a character in two when it repeats what was typed', () => {
    const { notes } = read(new URLSearchParams({ miles: '🛺'.repeat(30) }).toString())
    expect(notes[0]).toContain(`“${'🛺'.repeat(20)}…”`)
  })

  it('repeats what was typed without the spaces around it', () => {
    expect(read('miles=++many++').notes[0]).toContain('“many”')
  })

  it('ECO-10, ECO-13: keeps a fixed list of uses and says what it counts instead', () => {
    expect(read('use=Golf_Course').input.usageType).toBe('golf_course')
    const { input, notes } = read('use=racing')
    expect(input.usageType).toBe('recreational')
    expect(notes).toEqual(['That type of use is not on the list, so we used recreational.'])
  })

  test.each(['2', '0', '', 'one', '1.0', '100'])('ECO-10, ECO-13: a fixed list of timeframes: years=%j', (typed) => {
    const { input, notes } = read(`years=${typed}`)
    expect(input.years).toBe(1)
    expect(notes).toEqual(['The choices are 1, 3, 5 or 10 years, so we used 1 year.'])
  })

  it('ECO-13: notes every value it could not use', () => {
    expect(read('miles=x&use=x&years=x').notes).toHaveLength(3)
  })
})

describe('ecoQueryString', () => {
  test.each([0, -5, 12.5, 501, 1e300])('ECO-23: brings %d miles back as they were', (milesPerWeek) => {
    const input = { milesPerWeek, usageType: 'commercial', years: 5 } as const
    expect(read(ecoQueryString(input)).input).toEqual(input)
  })
})

describe('parseMiles', () => {
  it('ECO-13: takes what a number field can hold and nothing else', () => {
    expect(parseMiles('2.5e1')).toBe(25)
    expect(parseMiles('1,2345')).toBeUndefined()
    expect(parseMiles('--1')).toBeUndefined()
    expect(parseMiles('1 000')).toBeUndefined()
  })
})

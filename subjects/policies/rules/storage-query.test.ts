import { describe, expect, it, test } from 'vitest'
import { storageReader } from './storage-query.ts'

const read = (query: string) => storageReader.read(new URLSearchParams(query))

describe('storage query', () => {
  it('POL-59: asks nothing before the form was sent', () => {
    expect(read('')).toEqual({
      typed: { from: '', to: '', place: 'indoor', maintenance: '', prep: '' },
      problems: {},
    })
  })

  it('POL-59: reads a whole form', () => {
    expect(read('from=2025-10-15&to=2026-04-15&place=covered-outdoor&maintenance=on&prep=on').input).toEqual({
      from: '2025-10-15',
      to: '2026-04-15',
      place: 'coveredOutdoor',
      maintenance: true,
      preSeasonPrep: true,
    })
  })

  it('POL-59: takes one day, and takes indoor where no place was chosen', () => {
    expect(read('from=2025-10-15&to=2025-10-15').input).toMatchObject({ place: 'indoor', maintenance: false })
  })

  test.each([
    ['from=&to=', { from: 'Choose the first day.', to: 'Choose the last day.' }],
    ['from=2025-02-30&to=2025-03-01', { from: 'Choose the first day.' }],
    ['from=2025-03-02&to=2025-03-01', { to: 'The last day comes before the first day.' }],
    ['from=2025-03-02&to=2030-03-02', { to: 'Plan at most 5 years at a time, or call us for a longer stay.' }],
    ['from=2025-03-02&to=2025-03-03&place=roof', { place: 'Choose indoor or covered outdoor storage.' }],
    ['from=2025-03-02&to=2025-03-03&place=constructor', { place: 'Choose indoor or covered outdoor storage.' }],
  ])('POL-73: says what is wrong with %s and keeps what was typed', (query, problems) => {
    const result = read(query)
    expect(result.problems).toEqual(problems)
    expect(result.input).toBeUndefined()
    expect(result.typed.from).toBe(new URLSearchParams(query).get('from'))
  })

  it('POL-55: plans five whole years', () => {
    expect(read('from=2025-03-02&to=2030-03-01').input).toBeDefined()
  })
})

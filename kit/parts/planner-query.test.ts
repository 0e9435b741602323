import { describe, expect, it } from 'vitest'
import { plannerReader } from './planner-query.ts'

const { keys, read } = plannerReader({
  fields: { length: '', unit: 'feet' },
  asks: (search) => search.has('length'),
  inputOf: ({ length, unit }, problems: { length?: string }) => {
    if (!/^\d+$/.test(length)) problems.length = 'Give a length.'
    return { length: Number(length), unit }
  },
})
const answer = (query: string) => read(new URLSearchParams(query))

describe('planner query', () => {
  it('reads no other keys than those of its fields', () => {
    expect(keys).toEqual(['length', 'unit'])
    expect(answer('length=3&color=red').typed).toEqual({ length: '3', unit: 'feet' })
  })

  it('asks nothing until something is asked, and shows what a link filled in', () => {
    expect(answer('')).toEqual({ typed: { length: '', unit: 'feet' }, problems: {} })
    expect(answer('unit=yards')).toEqual({ typed: { length: '', unit: 'yards' }, problems: {} })
  })

  it('has an input only where there is no problem', () => {
    expect(answer('length=3')).toEqual({
      typed: { length: '3', unit: 'feet' },
      problems: {},
      input: { length: 3, unit: 'feet' },
    })
    expect(answer('length=x&unit=')).toEqual({
      typed: { length: 'x', unit: '' },
      problems: { length: 'Give a length.' },
    })
  })

  it('takes no more than a field can hold, without the space around it', () => {
    expect(answer(`length=%20${'9'.repeat(100)}`).typed.length).toBe('9'.repeat(40))
  })
})

import { describe, expect, it } from 'vitest'
import { differingFields } from './record-run.ts'

describe('a change of a thing', () => {
  it('SITE-100: names the fields that differ, and is none where no field does', () => {
    expect(differingFields({ price: 1, name: 'A', images: ['x'] }, { price: 2, images: ['x'], year: 2024 })).toEqual({
      before: { price: 1, name: 'A' },
      after: { price: 2, year: 2024 },
    })
    expect(differingFields({ price: 1, year: undefined }, { price: 1 })).toBeNull()
  })
})

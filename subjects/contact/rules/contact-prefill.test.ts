import { expect, test } from 'vitest'
import { contactPrefill } from './contact-prefill.ts'
import { emptyContactValues } from './contact-values.ts'

const read = (query: string) => contactPrefill(new URLSearchParams(query))

test('LEAD-9: without a query, sales and all other fields empty', () => {
  expect(read('')).toEqual(emptyContactValues)
})

test('LEAD-22: a link chooses the interest, and writes no word of the message', () => {
  expect(read('interest=service&cart=d5-maverick-4-plus&town=jim-thorpe')).toEqual({
    ...emptyContactValues,
    interest: 'service',
  })
  expect(read('interest=boats')).toEqual(emptyContactValues)
})

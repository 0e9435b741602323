import { expect, test } from 'vitest'
import { contactFailure } from './contact-failure.ts'

test('LEAD-14: the server’s error text comes first', () => {
  expect(contactFailure({ error: 'We are full.' })).toBe('We are full.')
})

test.each([undefined, null, 'text', {}, { error: '' }, { error: ' ' }, { error: 7 }, []])(
  'LEAD-14: else Failed to submit contact form, for %j',
  (body) => {
    expect(contactFailure(body)).toBe('Failed to submit contact form')
  },
)

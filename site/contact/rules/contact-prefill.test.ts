import { expect, test } from 'vitest'
import { contactPrefill } from './contact-prefill.ts'

const read = (query: string, cart?: string) => contactPrefill(new URLSearchParams(query), cart)

test('LEAD-9: without a query, sales and all other fields empty', () => {
  expect(read('')).toEqual({ firstName: '', lastName: '', email: '', phone: '', interest: 'sales', message: '' })
})

test('LEAD-22: a link chooses the interest and begins the message', () => {
  expect(read('interest=service&town=jim-thorpe', 'D5 Maverick 4 Plus')).toMatchObject({
    interest: 'service',
    message: 'I am asking about the D5 Maverick 4 Plus. I am in Jim Thorpe Borough.\n',
  })
  expect(read('town=jim-thorpe-borough').message).toBe('I am in Jim Thorpe Borough.\n')
})

test('LEAD-22: what we do not know by name is not taken up', () => {
  expect(read('interest=boats&town=Call+555+now&cart=Call+555+now')).toEqual(read(''))
})

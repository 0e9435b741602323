import { expect, test } from 'vitest'
import type { ContactInterest } from '#subjects/dealership/facts/contact-interest.ts'
import { contactPath } from '#subjects/dealership/rules/reach.ts'

const interests: readonly ContactInterest[] = ['sales', 'service', 'parts', 'general']

test.each(interests)('the contact page can be opened for %s', (value) => {
  const address = new URL(contactPath(value), 'https://example.test')
  expect(address.pathname).toBe('/contact')
  expect(address.searchParams.get('interest')).toBe(value)
})

test('LEAD-22: the cart that a question is about travels with it', () => {
  expect(contactPath('sales', 'ev-city')).toBe('/contact?interest=sales&cart=ev-city')
})

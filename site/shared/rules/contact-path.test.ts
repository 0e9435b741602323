import { expect, test } from 'vitest'
import { contactInterests } from '#content/shared/messages.ts'
import { contactPath } from './contact-path.ts'

test.each(contactInterests)('LEAD-22: the contact page can be opened for $value', ({ value }) => {
  const address = new URL(contactPath(value), 'https://example.test')
  expect(address.pathname).toBe('/contact')
  expect(address.searchParams.get('interest')).toBe(value)
})

test('LEAD-22: the cart that a question is about travels with it', () => {
  expect(contactPath('sales', 'ev-city')).toBe('/contact?interest=sales&cart=ev-city')
})

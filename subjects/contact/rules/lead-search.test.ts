import { expect, test } from 'vitest'
import { matchesSearch, phoneKey } from './lead-search.ts'

const lead = {
  id: '260506-7K3QXR2M',
  first_name: 'Zoë',
  last_name: 'Lovelace',
  email: 'Zoe@Example.com',
  phone: '(570) 555-0134',
  message: 'Is the Nomad\nin stock?',
  cart_name: 'Denago EV Nomad',
  town: 'Jim Thorpe Borough',
  status_note: 'wants a call in May',
}

test.each([
  '7k3q',
  'ZOË LOVE',
  'example.com',
  '555-0134',
  '5550134',
  '570.555',
  'in stock',
  'denago',
  'jim thorpe',
  'call in MAY',
])('LEAD-60: %s is found', (search) => expect(matchesSearch(lead, search)).toBe(true))

test.each(['grace', '0199', '134 570', 'nomad in', 'chicago'])('LEAD-60: %s is not', (search) =>
  expect(matchesSearch(lead, search)).toBe(false),
)

test('LEAD-60: a lead about no cart and without a note has only the rest', () => {
  expect(matchesSearch({ ...lead, cart_name: null, town: null, status_note: null }, 'nomad')).toBe(true)
  expect(matchesSearch({ ...lead, cart_name: null, town: null, status_note: null }, 'thorpe')).toBe(false)
})

test.each([
  ['(570) 555-0134', '5705550134'],
  ['+1 570 555 0134', '5705550134'],
  ['1-570-555-0134 ext. 12', '5705550134'],
  ['570.555.0134 x7', '5705550134'],
  ['555-0134', '5550134'],
  ['+44 20 7946 0018', '442079460018'],
  ['call me', undefined],
  ['ada@example.com', undefined],
  ['12345', undefined],
  ['1 555 0134', '15550134'],
  ['2-570-555-0134', '25705550134'],
])('LEAD-54: %s is known by %s', (text, key) => expect(phoneKey(text)).toBe(key))

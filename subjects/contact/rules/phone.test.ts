import { expect, test } from 'vitest'
import { dialHref, phoneKey, phoneText } from './phone.ts'

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

test.each([
  ['(570) 555-0134', 'tel:+15705550134'],
  ['1-570-555-0134 ext. 12', 'tel:+15705550134'],
  ['+44 20 7946 0018', 'tel:+442079460018'],
  ['call me', undefined],
  ['555-0134', 'tel:5550134'],
  ['555-013', undefined],
  ['25705550134', 'tel:25705550134'],
])('LEAD-63: who left "%s" is called by %s', (phone, href) => expect(dialHref(phone)).toBe(href))

test.each([
  ['570.555.0134', '(570) 555-0134'],
  ['1 570 555 0134', '(570) 555-0134'],
  ['570-555-0134 ext. 12', '570-555-0134 ext. 12'],
  ['+44 20 7946 0018', '+44 20 7946 0018'],
])('LEAD-60: a number left as "%s" reads "%s"', (phone, text) => expect(phoneText(phone)).toBe(text))

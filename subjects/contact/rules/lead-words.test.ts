import { expect, test } from 'vitest'
import { dialHref } from './lead-words.ts'

test.each([
  ['(570) 555-0134', 'tel:+15705550134'],
  ['1-570-555-0134 ext. 12', 'tel:+15705550134'],
  ['+44 20 7946 0018', 'tel:+442079460018'],
  ['call me', undefined],
])('LEAD-63: who left "%s" is called by %s', (phone, href) => expect(dialHref(phone)).toBe(href))

import { expect, test } from 'vitest'
import { dialHref, mailHref, standingText } from './lead-words.ts'

test.each([
  ['(570) 555-0134', 'tel:+15705550134'],
  ['1-570-555-0134 ext. 12', 'tel:+15705550134'],
  ['+44 20 7946 0018', 'tel:+442079460018'],
  ['call me', undefined],
])('LEAD-63: who left "%s" is called by %s', (phone, href) => expect(dialHref(phone)).toBe(href))

test.each([
  ['555-0134', 'tel:5550134'],
  ['555-013', undefined],
  ['25705550134', 'tel:25705550134'],
])('LEAD-63: a number as short or as odd as "%s" is dialed as %s', (phone, href) => expect(dialHref(phone)).toBe(href))

test('LEAD-63: a mail to any address has its subject', () => {
  expect(mailHref('a&b@example.com', 'Your cart?')).toBe('mailto:a%26b@example.com?subject=Your%20cart%3F')
})

test.each([
  [{ status: 'new', status_at: null, status_by: null }, 'waits 30 min'],
  [{ status: 'answered', status_at: '2026-05-05T16:00:00Z', status_by: 'Dana' }, 'answered after 2 h by Dana'],
  [{ status: 'answered', status_at: null, status_by: null }, 'answered'],
  [{ status: 'closed', status_at: '2026-05-05T16:00:00Z', status_by: 'Dana' }, 'closed by Dana'],
])('LEAD-64: a message with %j stands as "%s"', (marks, text) => {
  const clock = { now: new Date('2026-05-05T14:30:00Z'), datedOn: () => undefined }
  expect(standingText({ ...marks, received_at: '2026-05-05T14:00:00Z' }, clock)).toBe(text)
})

import { describe, expect, test } from 'vitest'
import { contactFields } from '#subjects/contact/facts/contact-form.ts'
import { contactFailure, emptyContactValues, interestLabel, readSubmission } from './contact-submission.ts'

const good = {
  firstName: 'A',
  lastName: 'B',
  email: 'ada@example.com',
  phone: '5705550134',
  interest: 'sales',
  message: '0123456789',
}

function errorsOf(sent: unknown) {
  const reading = readSubmission(sent)
  return reading.ok ? {} : reading.errors
}

test('LEAD-4: each field at its shortest is taken', () => {
  expect(readSubmission(good)).toEqual({ ok: true, submission: good })
})

describe('LEAD-4, LEAD-3: messages to the letter', () => {
  test.each([
    ['firstName', '', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', '', 'Invalid email address'],
    ['email', 'ada@', 'Invalid email address'],
    ['phone', '570555013', 'Phone number is required'],
    ['interest', 'boats', 'Invalid input'],
    ['message', '012345678', 'Message must be at least 10 characters'],
  ])('%s %j: %s', (field, value, sentence) => {
    expect(errorsOf({ ...good, [field]: value })).toEqual({ [field]: sentence })
  })

  test('LEAD-3, SITE-22: a field that is not there breaks the same rule; an interest that is not there is Required', () => {
    expect(errorsOf({})).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Invalid email address',
      phone: 'Phone number is required',
      interest: 'Required',
      message: 'Message must be at least 10 characters',
    })
  })

  test.each([null, undefined, [], 'text', 7, [good], { ...good, firstName: 7 }, { ...good, message: ['a'] }])(
    'what is no submission is told so, not thrown at: %j',
    (sent) => {
      expect(readSubmission(sent).ok).toBe(false)
    },
  )
})

test('LEAD-4: a line break cannot hide in a line, nor a control character in the text', () => {
  for (const field of ['firstName', 'lastName', 'phone'] as const)
    expect(errorsOf({ ...good, [field]: 'Ada\r\nBcc: all@example.com' })).toEqual({ [field]: 'Invalid input' })
  expect(errorsOf({ ...good, email: 'ada@example.com\r\nBcc: all@example.com' })).toHaveProperty('email')
  expect(errorsOf({ ...good, message: 'one\ntwo\tthree\r\n' })).toEqual({})
  expect(errorsOf({ ...good, message: 'one two three\0' })).toEqual({ message: 'Invalid input' })
})

test('LEAD-4: nothing is longer than a mail can carry', () => {
  expect(errorsOf({ ...good, firstName: 'a'.repeat(101) })).toEqual({ firstName: 'Invalid input' })
  expect(errorsOf({ ...good, message: 'a'.repeat(10_001) })).toEqual({
    message: 'Message must be at most 10,000 characters',
  })
})

test('LEAD-4: each field at its longest is taken; one of another kind than text is told so', () => {
  const { firstName, lastName, phone, message } = contactFields
  const longest = { firstName, lastName, phone, message }
  for (const [field, { maximum }] of Object.entries(longest))
    expect(errorsOf({ ...good, [field]: 'a'.repeat(maximum) })).toEqual({})
  expect(errorsOf({ ...good, firstName: 7 })).toEqual({ firstName: 'Invalid input' })
})

describe('LEAD-4: blanks count for nothing', () => {
  const blanks = [
    '          ',
    '\t\n\u00a0\u3000 \u2003       ',
    '\u200b\u2060\ufeff\u00ad\u3164\u2800\u200d\u200e\u200f\u115f',
  ]

  test.each(blanks)('%j is an empty field', (blank) => {
    for (const field of ['firstName', 'lastName', 'phone', 'email', 'message'] as const)
      expect(errorsOf({ ...good, [field]: blank })).toEqual({ [field]: contactFields[field].message })
  })

  test('what is too short stays too short, however it is padded', () => {
    expect(errorsOf({ ...good, message: `   ${'a'.repeat(9)}   ` })).toEqual({ message: contactFields.message.message })
    expect(errorsOf({ ...good, phone: ' 555-0134  ' })).toEqual({ phone: contactFields.phone.message })
  })

  test('what is long enough is taken without them, and as it was typed within', () => {
    const padded = Object.fromEntries(
      Object.entries(good).map(([name, value]) => [name, name === 'interest' ? value : ` ${value}\u00a0`]),
    )
    expect(readSubmission(padded)).toEqual({ ok: true, submission: good })
    expect(readSubmission({ ...good, message: '  a  b\n\n c d e f ❤️ ' })).toMatchObject({
      submission: { message: 'a  b\n\n c d e f ❤️' },
    })
    expect(errorsOf({ ...good, firstName: ` ${'a'.repeat(contactFields.firstName.maximum)} ` })).toEqual({})
  })
})

test('LEAD-3: what is not asked for is left behind', () => {
  expect(readSubmission({ ...good, admin: true })).toEqual({ ok: true, submission: good })
})

test('LEAD-3: an interest is known by its label; to begin with it is sales, and all other fields are empty', () => {
  expect(interestLabel('parts')).toBe('Parts & Accessories')
  const { interest, ...others } = emptyContactValues
  expect(interest).toBe('sales')
  expect(new Set(Object.values(others))).toEqual(new Set(['']))
})

test('LEAD-13: a refusal says the server’s sentence, and its rules under the fields that we know', () => {
  const fields = { phone: 'Phone number is required', message: 7, homepage: 'x' }
  expect(contactFailure({ error: 'We are full.', fields })).toEqual({
    text: 'We are full.',
    errors: { phone: 'Phone number is required' },
  })
})

test.each([undefined, null, 'text', {}, { error: '' }, { error: ' ' }, { error: 7, fields: null }, []])(
  'LEAD-13: else Failed to submit contact form, for %j',
  (body) => expect(contactFailure(body)).toEqual({ text: 'Failed to submit contact form', errors: {} }),
)

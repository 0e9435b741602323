import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactFields } from '#subjects/contact/facts/contact-form.ts'
import { contactFailure, readSubmission } from './contact-submission.ts'

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

test('LEAD-4: each field at its shortest is taken, and nothing that is not asked for', () => {
  expect(readSubmission({ ...good, admin: true })).toEqual({ ok: true, submission: good })
})

test('LEAD-4, LEAD-3, SITE-22: a field that is not there breaks its rule; an interest that is not there is Required', () => {
  const { firstName, lastName, email, phone, message } = contactFields
  const rules = Object.entries({ firstName, lastName, email, phone, message }).map(([name, rule]) => [
    name,
    rule.message,
  ])
  expect(errorsOf({})).toEqual({ ...Object.fromEntries(rules), interest: 'Required' })
})

const [tooShort, invalid] = ['Message must be at least 10 characters', 'Invalid input']
test.each([
  ['firstName', '', 'First name is required'],
  ['firstName', 7, invalid],
  ['firstName', 'a'.repeat(100), undefined],
  ['firstName', 'a'.repeat(101), invalid],
  ['lastName', 'Ada\r\nBcc: all@example.com', invalid],
  ['email', 'ada@', 'Invalid email address'],
  ['email', 'o’brien@example.com', 'Invalid email address'],
  ['email', "o'brien&sons.fleet/2=a!@mail.example.com", undefined],
  ['email', 'ada@example.com\r\nBcc: all@example.com', 'Invalid email address'],
  ['phone', '570555013', 'Phone number is required'],
  ['phone', '5'.repeat(60), undefined],
  ['interest', 'boats', invalid],
  ['message', '012345678', tooShort],
  ['message', ['a'], invalid],
  ['message', 'one\ntwo\tthree\r\n', undefined],
  ['message', 'one two three\0', invalid],
  ['message', '🛺'.repeat(10_000), undefined],
  ['message', 'a'.repeat(10_001), 'Message must be at most 10,000 characters'],
])('LEAD-4, LEAD-3: %s %.40j: %s', (field, value, sentence) =>
  expect(errorsOf({ ...good, [field]: value })).toEqual(sentence ? { [field]: sentence } : {}),
)

test.each([null, undefined, [], 'text', 7, [good]])('LEAD-4: %j is no submission, and is told so', (sent) =>
  expect(readSubmission(sent).ok).toBe(false),
)

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

const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary', maxLength: 12 }))
const nearly = fc
  .tuple(fc.constantFrom(...Object.keys(good), '__proto__'), anything)
  .map(([name, value]) => ({ ...good, [name]: value }))
test('LEAD-4, LEAD-28: anything that is sent is taken or refused by a rule, and what is taken would be taken again', () => {
  fc.assert(
    fc.property(fc.oneof(nearly, nearly, anything), (sent) => {
      const reading = readSubmission(sent)
      if (reading.ok) expect(readSubmission(reading.submission)).toEqual(reading)
      else expect(Object.keys(reading.errors)).not.toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test('LEAD-4: a text is counted as it is kept: half a character is none, and lines end in one way', () => {
  const read = (message: string) => readSubmission({ ...good, message })
  expect(read('four\r\nfour').ok).toBe(false)
  expect(read('four\r\nfive \ud83d')).toMatchObject({ ok: true, submission: { message: 'four\nfive \ufffd' } })
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

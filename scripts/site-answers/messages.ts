import type { Question } from './ask.ts'

const good = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'Ada@Example.com',
  phone: '(570) 555-0134',
  interest: 'service',
  message: 'The brakes squeal\non the hill.',
}
const other = (number: number) => ({
  ...good,
  email: `ada${number}@example.com`,
  message: `Message number ${number} of ours.`,
})

type Body = Readonly<Record<string, unknown>> | string

const call = (note: string, body: Body, headers: Readonly<Record<string, string>> = {}): Question => ({
  path: '/api/contact',
  method: 'POST',
  note,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

const form = (
  note: string,
  body: Readonly<Record<string, string>> | string,
  headers: Readonly<Record<string, string>> = {},
): Question => ({
  path: '/contact',
  method: 'POST',
  note,
  body: typeof body === 'string' ? body : new URLSearchParams(body).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
})

/** The fields with one rule broken each. */
const broken: readonly (readonly [note: string, fields: Readonly<Record<string, string>>])[] = [
  ['no first name', { ...good, firstName: '' }],
  ['a long first name', { ...good, firstName: 'a'.repeat(101) }],
  ['no last name', { ...good, lastName: '' }],
  ['a name of two lines', { ...good, lastName: 'Love\nlace' }],
  ['no address', { ...good, email: 'ada at example' }],
  ['a long address', { ...good, email: `${'a'.repeat(250)}@example.com` }],
  ['a short phone', { ...good, phone: '555' }],
  ['an unknown interest', { ...good, interest: 'gossip' }],
  ['a short message', { ...good, message: 'Hello' }],
  ['a long message', { ...good, message: 'a'.repeat(10_001) }],
  ['an unprintable message', { ...good, message: 'Hello \u0007 hello' }],
  ['markup in every field', Object.fromEntries(Object.keys(good).map((name) => [name, '<b>"&\'</b>']))],
  ['nothing', {}],
]

const foreign: readonly (readonly [note: string, headers: Readonly<Record<string, string>>])[] = [
  ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ['from a sister site', { 'sec-fetch-site': 'same-site' }],
  ['from another origin', { origin: 'https://evil.example' }],
  ['as plain text', { 'content-type': 'text/plain' }],
]

const fromHere = { origin: 'https://switchback.example' }
const keyed = { 'idempotency-key': 'one-key' }
const huge = 'x'.repeat(140_000)

/** In this order: what was said before decides about repeats. Each comes from an address of its own. */
export const messages: readonly Question[] = [
  ...[
    call('good', good),
    call('good, once more', good),
    call('good, with a key', other(1), keyed),
    call('good, the same key again', other(1), keyed),
    call('other words under the same key', other(2), keyed),
    call('an impossible key', other(3), { 'idempotency-key': 'with space' }),
    call('good, from this origin', other(4), fromHere),
    call('good, foreign letters', {
      ...other(5),
      firstName: 'Zoë',
      lastName: 'Ångström',
      message: 'Grüße, <b>and</b> "quotes" & more.',
    }),
    call('good, a name with a command', { ...other(6), firstName: '=SUM(A1)', lastName: 'x, <y@z.example>' }),
    call('good, each further interest', { ...other(7), interest: 'parts' }),
    call('good, a general question', { ...other(8), interest: 'general' }),
    call('good, with more than was asked', { ...other(9), colour: 'red', took: 60_000 }),
    call('too quick for a person', { ...other(10), took: 5 }),
    call('the trap filled in', { ...other(11), homepage: 'https://spam.example' }),
    ...broken.map(([note, fields]) => call(note, fields)),
    call('numbers for words', { firstName: 1, lastName: null, email: [], phone: {}, interest: true, message: 5 }),
    call('no JSON', 'hello'),
    call('a list', '[]'),
    call('null', 'null'),
    call('empty', ''),
    call('too large', JSON.stringify({ ...good, message: huge })),
    ...foreign.map(([note, headers]) => call(note, good, headers)),
    form('good', { ...other(20), homepage: '' }),
    form('good, once more', { ...other(20), homepage: '' }),
    form('good, from this origin', other(21), fromHere),
    form('good, from a page', other(22), { 'sec-fetch-site': 'same-origin' }),
    form('the trap filled in', { ...other(23), homepage: 'https://spam.example' }),
    ...broken.map(([note, fields]) => form(note, fields)),
    form('too large', { ...good, message: huge }),
    ...foreign.map(([note, headers]) => form(note, good, headers)),
  ].map((question, index) => from(`10.0.${index >> 8}.${index & 255}`, question)),
  ...Array.from({ length: 21 }, (_, index) => from('10.9.0.1', call(`flood ${index + 1}`, 'hello'))),
  ...Array.from({ length: 21 }, (_, index) => from('10.9.0.2', form(`flood ${index + 1}`, { ...good, phone: '' }))),
]

function from(sender: string, question: Question): Question {
  return { ...question, headers: { ...question.headers, 'x-forwarded-for': sender } }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#app/database.ts'
import { RateLimit } from '#kernel/http/rate-limit.ts'
import { leadRules, trapField } from '#subjects/contact/facts/lead-rules.ts'
import { createAcceptLead } from '#subjects/contact/server/leads/accept-lead.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { contactCall } from './contact-call.ts'

const directory = mkdtempSync(`${tmpdir()}/switchback-security-`)
const app = new Hono()
let lines: Record<string, unknown>[] = []
let database: Database

beforeAll(async () => {
  database = await openDatabase({ dataDir: directory })
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) })
  const acceptLead = createAcceptLead({
    connection: database.leads,
    mailDomain: 'switchback.test',
    now: () => new Date(),
  })
  const limit = new RateLimit({ burst: 20, refillMs: 3_600_000 })
  const own = {
    vehicles: database.ports.vehicles,
    ownOrigins: ['https://www.switchback.test'],
    trustedProxies: new BlockList(),
  }
  app.use(requestId())
  app.route('/', contactCall({ acceptLead, ...own, limit, log }))
})
beforeEach(() => {
  lines = []
})
afterAll(async () => {
  await database.close()
  rmSync(directory, { recursive: true })
})

async function send(body: string, headers: Readonly<Record<string, string>> = {}, from = '10.0.0.1') {
  const env = { incoming: { socket: { remoteAddress: from } } }
  const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } }
  const response = await app.request('/', init, env)
  return { id: response.headers.get('x-request-id'), answer: (await response.json()) as { id?: string } }
}

const secret = { ...goodSubmission, lastName: 'Lovelace', message: 'short' }

test.each([
  ['cross-site', JSON.stringify(secret), { 'Sec-Fetch-Site': 'cross-site' }],
  ['wrong-type', JSON.stringify(secret), { 'Content-Type': 'text/plain' }],
  ['too-large', 'x'.repeat(leadRules.bodyBytes + 1), {}],
  ['malformed', '{"lastName":"Lovelace"', {}],
  ['invalid', JSON.stringify(secret), {}],
])(
  'SITE-81: a post refused as %s leaves its name and its request in the log, and no word of it',
  async (name, body, headers) => {
    const { id } = await send(body, headers)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ security: name, id })
    expect(JSON.stringify(lines)).not.toMatch(/Lovelace|short/)
  },
)

test('SITE-81: an invalid one names its fields, below the level of a warning; a valid one leaves nothing', async () => {
  await send(JSON.stringify(secret))
  expect(lines).toMatchObject([{ level: 30, fields: ['message'] }])
  await send(JSON.stringify(goodSubmission))
  expect(lines).toHaveLength(1)
})

test('SITE-81: so does one too many', async () => {
  while (!lines.some(({ security }) => security === 'too-many')) await send('{}', {}, '10.0.0.2')
  expect(lines.at(-1)).toMatchObject({ level: 40, security: 'too-many' })
})

test('SITE-81: so does a key that was used for other words', async () => {
  const headers = { 'Idempotency-Key': 'used' }
  await send(JSON.stringify({ ...goodSubmission, message: 'the first words' }), headers)
  await send(JSON.stringify({ ...goodSubmission, message: 'other words now' }), headers)
  expect(lines).toMatchObject([{ security: 'key-reused' }])
})

test('SITE-81: a suspect is named by its reference, once', async () => {
  const suspect = JSON.stringify({ ...goodSubmission, lastName: 'Robot', [trapField]: 'https://spam.example' })
  const { answer } = await send(suspect)
  await send(suspect)
  expect(lines).toMatchObject([{ security: 'quarantined', lead: answer.id }])
  expect(JSON.stringify(lines)).not.toMatch(/Robot|spam/)
})

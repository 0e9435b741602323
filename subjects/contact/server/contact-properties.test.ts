import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { trapField } from '#subjects/contact/facts/lead-rules.ts'
import { contactFieldNames, readSubmission } from '#subjects/contact/rules/contact-submission.ts'
import { campaign } from '#tests/setup/campaign.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { testApp } from '#tests/setup/test-app.ts'

const runs = campaign({ short: 2_000, whole: 100_000 })

const { app, database } = await testApp()
afterAll(() => database.close())

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', '\0', 'a@b.co', '5705550134', 'sales', '__proto__', '\ud800'),
)
const field = fc.oneof({ weight: 8, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) })
const bent = fc.record(
  Object.fromEntries([...contactFieldNames, trapField, 'took', '__proto__'].map((name) => [name, field])),
  { requiredKeys: [] },
)
/** A good message with one thing wrong, or perhaps nothing. */
const nearly = fc
  .tuple(fc.constantFrom(...contactFieldNames), field, fc.nat())
  .map(([name, value, number]) => ({ ...goodSubmission, lastName: `Number ${number}`, [name]: value }))

const json = fc.oneof(
  { weight: 4, arbitrary: bent.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: nearly.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
)
const form = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...contactFieldNames, trapField), text), text), { maxLength: 8 })
  .map((pairs) => pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'))

const headerText = fc.string({ maxLength: 20 }).map((value) => value.replace(/[^\x20-\x7e]/g, '').trim())
const header = (...usual: readonly string[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: headerText })
const headers = (type: string) =>
  fc.record(
    {
      'Content-Type': fc.oneof(
        { weight: 9, arbitrary: fc.constant(type) },
        { weight: 1, arbitrary: header('text/plain', 'application/json;;') },
      ),
      'Idempotency-Key': header('a', 'b', ''),
      'Sec-Fetch-Site': header('same-origin', 'same-origin', 'none', 'cross-site'),
      Origin: header('null', 'https://www.switchback.test', 'https://evil.example'),
      'X-Forwarded-For': header('1.2.3.4', '::1', ','),
      'Content-Length': header('0', '5', '-1', '99999999999999999999'),
      'Accept-Encoding': header('br', 'gzip;q=0', '*'),
      Cookie: headerText,
    },
    { requiredKeys: ['Content-Type'] },
  )

const request = fc.oneof(
  {
    weight: 199,
    arbitrary: fc.record({ path: fc.constant('/api/contact'), body: json, headers: headers('application/json') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      path: fc.constant('/contact'),
      body: form,
      headers: headers('application/x-www-form-urlencoded'),
    }),
  },
)

test(`LEAD-28: ${runs.toLocaleString('en-US')} generated bodies and headers: no 5xx, no row unless the message is valid`, async () => {
  let stored = 0
  let sender = 0
  const accepted = new Set<string>()
  await fc.assert(
    fc.asyncProperty(request, async ({ path, body, headers: given }) => {
      sender += 1
      const remoteAddress = `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`
      const response = await app.request(
        path,
        { method: 'POST', body, headers: given },
        { incoming: { socket: { remoteAddress } } },
      )
      expect(response.status).toBeLessThan(500)
      if (path === '/contact') {
        if (response.status === 303) stored += 1
        return
      }
      const answer = (await response.json()) as { ok?: true; id?: string; error?: string }
      if (response.status !== 200) {
        expect(answer.error).toMatch(/\S/)
        return
      }
      expect(readSubmission(JSON.parse(body)).ok).toBe(true)
      accepted.add(answer.id ?? '')
    }),
    { numRuns: runs },
  )
  const rows = await database.db.selectFrom('leads').selectAll().execute()
  const fromScript = rows.filter(({ source }) => source === 'script').map(({ id }) => id)
  expect(new Set(fromScript)).toEqual(accepted)
  expect(rows.length - fromScript.length).toBeLessThanOrEqual(stored)
  expect(accepted.size).toBeGreaterThan(runs / 1_000)
  for (const row of rows)
    expect(
      readSubmission({
        firstName: row.first_name,
        lastName: row.last_name,
        email: row.email,
        phone: row.phone,
        interest: row.interest,
        message: row.message,
      }).ok,
    ).toBe(true)
}, 300_000)

function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed())
}

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
  { weight: 5, arbitrary: fc.oneof(bent, bent, bent, nearly).map((value) => JSON.stringify(value)) },
  { weight: 3, arbitrary: fc.oneof(fc.json({ maxDepth: 2 }), fc.string({ maxLength: 30 })) },
)
const form = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...contactFieldNames, trapField), text), text), { maxLength: 8 })
  .map((pairs) => pairs.map((pair) => pair.map((one) => encodeURIComponent(one.toWellFormed())).join('=')).join('&'))

const headerText = fc.string({ maxLength: 20 }).map((value) => value.replace(/[^\x20-\x7e]/g, '').trim())
const header = (...usual: readonly string[]) => fc.oneof(fc.constantFrom(...usual, ...usual), headerText)
const requestTo = (path: string, type: string, body: fc.Arbitrary<string>) =>
  fc.record({
    path: fc.constant(path),
    body,
    headers: fc.record(
      {
        'Content-Type': fc.oneof({ weight: 9, arbitrary: fc.constant(type) }, { weight: 1, arbitrary: headerText }),
        'Idempotency-Key': header('a', 'b', ''),
        'Sec-Fetch-Site': header('same-origin', 'none', 'cross-site'),
        Origin: header('null', 'https://www.switchback.test', 'https://evil.example'),
        'Content-Length': header('0', '5', '-1', '99999999999999999999'),
      },
      { requiredKeys: ['Content-Type'] },
    ),
  })
const request = fc.oneof(
  { weight: 199, arbitrary: requestTo('/api/contact', 'application/json', json) },
  { weight: 1, arbitrary: requestTo('/contact', 'application/x-www-form-urlencoded', form) },
)

test(`LEAD-28: ${runs.toLocaleString('en-US')} generated bodies and headers: no 5xx, no row unless the message is valid`, async () => {
  let sender = 0
  const accepted = new Set<string>()
  await fc.assert(
    fc.asyncProperty(request, async ({ path, body, headers }) => {
      sender += 1
      const remoteAddress = `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`
      const from = { incoming: { socket: { remoteAddress } } }
      const response = await app.request(path, { method: 'POST', body, headers }, from)
      expect(response.status).toBeLessThan(500)
      if (path === '/contact') return
      const answer = (await response.json()) as { id?: string; error?: string }
      if (response.status === 200) accepted.add(answer.id ?? '')
      else expect(answer.error).toMatch(/\S/)
    }),
    { numRuns: runs },
  )
  const rows = await database.db.selectFrom('leads').selectAll().execute()
  expect(new Set(rows.flatMap(({ id, source }) => (source === 'script' ? [id] : [])))).toEqual(accepted)
  expect(accepted.size).toBeGreaterThan(runs / 1_000)
  for (const { first_name: firstName, last_name: lastName, ...others } of rows)
    expect(readSubmission({ firstName, lastName, ...others }).ok).toBe(true)
}, 300_000)

import { afterAll, describe, expect, test } from 'vitest'
import { contactRefusals } from '#subjects/contact/facts/contact-form.ts'
import { leadRules, trapField } from '#subjects/contact/facts/lead-rules.ts'
import { serverMessages } from '#subjects/dealership/facts/messages.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { find, textsOf } from '#tests/setup/page-html.ts'
import { testApp, testSiteUrl } from '#tests/setup/test-app.ts'

const { app, database } = await testApp()
afterAll(() => database.close())

let senders = 0
const env = () => {
  senders += 1
  return { incoming: { socket: { remoteAddress: `10.1.${senders >> 8}.${senders & 255}` } } }
}
const leads = () => database.db.selectFrom('leads').selectAll().execute()

async function call(body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const init = { method: 'POST', body: text, headers: { 'Content-Type': 'application/json', ...headers } }
  const response = await app.request('/api/contact', init, env())
  const answer = (await response.json()) as { ok?: true; id?: string; error?: string; fields?: Record<string, string> }
  return { status: response.status, headers: response.headers, ...answer }
}

async function post(fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) {
  const body = new URLSearchParams(fields).toString()
  const type = 'application/x-www-form-urlencoded'
  const init = { method: 'POST', body, headers: { 'Content-Type': type, ...headers } }
  const response = await app.request('/contact', init, env())
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** Nothing is stored by what goes on in `work`. */
async function storesNothing(work: () => Promise<void>) {
  const before = (await leads()).length
  await work()
  expect((await leads()).length).toBe(before)
}

describe('LEAD-15: POST /api/contact', () => {
  test('LEAD-15: answers { ok, id }, stores the message, and is kept by nobody', async () => {
    const answer = await call(goodSubmission)
    expect(answer).toMatchObject({ status: 200, ok: true })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await leads()).find(({ id }) => id === answer.id)).toMatchObject({ first_name: 'Ada', source: 'script' })
  })

  test('LEAD-15, LEAD-16: says every violation by its field', () =>
    storesNothing(async () => {
      expect(await call({ ...goodSubmission, firstName: '', email: 'no', message: 'short' })).toMatchObject({
        status: 422,
        error: contactRefusals.checkFields,
        fields: {
          firstName: 'First name is required',
          email: 'Invalid email address',
          message: 'Message must be at least 10 characters',
        },
      })
    }))

  test('LEAD-43: fields of spaces are empty fields, and spaces around an entry are not stored', async () => {
    await storesNothing(async () => {
      const blank = { firstName: '   ', lastName: '\u00a0', phone: ' '.repeat(12), message: '\n'.repeat(20) }
      expect(Object.keys((await call({ ...goodSubmission, ...blank })).fields ?? {})).toEqual(Object.keys(blank))
      expect((await post({ ...goodSubmission, ...blank })).status).toBe(422)
    })
    const { id } = await call({ ...goodSubmission, lastName: '  Padded ', email: ' pad@example.com ' })
    expect((await leads()).find((lead) => lead.id === id)).toMatchObject({
      last_name: 'Padded',
      email: 'pad@example.com',
    })
  })

  test.each(['', '{', '[]', 'null', '"text"', '7', '\u0000', '['.repeat(60_000)])('LEAD-17: 400 for %.20j', (body) =>
    storesNothing(async () =>
      expect(await call(body)).toMatchObject({ status: 400, error: serverMessages.badRequest }),
    ),
  )

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'LEAD-17: 415 for %j',
    (type) =>
      storesNothing(async () => {
        const answer = await call(goodSubmission, { 'Content-Type': type })
        expect(answer).toMatchObject({ status: 415, error: contactRefusals.wrongType })
      }),
  )

  test('a type with a parameter is the same type', async () => {
    expect(
      (await call({ ...goodSubmission, lastName: 'Charset' }, { 'Content-Type': 'Application/JSON; charset=utf-8' }))
        .status,
    ).toBe(200)
  })

  test('LEAD-17: 413 for what is too long, told beforehand or not', () =>
    storesNothing(async () => {
      const long = { ...goodSubmission, message: 'x'.repeat(leadRules.bodyBytes) }
      expect(await call(long)).toMatchObject({ status: 413, error: contactRefusals.tooLarge })
      const pieces = new Blob([JSON.stringify(long)]).stream()
      const type = { 'Content-Type': 'application/json' }
      const streamed = { method: 'POST', body: pieces, duplex: 'half', headers: type } as RequestInit
      expect((await app.request('/api/contact', streamed, env())).status).toBe(413)
    }))

  test('LEAD-16: the longest message that the rules allow fits, in its longest writing', async () => {
    const message = [...'🛺'.repeat(5_000)]
      .map((c) => `\\u${c.charCodeAt(0).toString(16)}\\u${c.charCodeAt(1).toString(16)}`)
      .join('')
    const body = JSON.stringify({ ...goodSubmission, message: 'MESSAGE' }).replace('MESSAGE', message)
    expect((await call(body)).status).toBe(200)
    expect((await post({ ...goodSubmission, message: '🛺'.repeat(5_000), phone: '570-555-0101' })).status).toBe(303)
  })

  test('LEAD-25: the same key and words: the first answer again; other words: 409', async () => {
    const keyed = { ...goodSubmission, lastName: 'Keyed' }
    const first = await call(keyed, { 'Idempotency-Key': 'abc' })
    expect((await call(keyed, { 'Idempotency-Key': 'abc' })).id).toBe(first.id)
    await storesNothing(async () => {
      const changed = await call({ ...keyed, phone: '5705550199' }, { 'Idempotency-Key': 'abc' })
      expect(changed).toMatchObject({ status: 409, error: contactRefusals.keyReused })
    })
  })

  test.each(['', 'with space', 'é', 'x'.repeat(201)])('LEAD-17: 400 for the key %.20j', (key) =>
    storesNothing(async () => expect((await call(goodSubmission, { 'Idempotency-Key': key })).status).toBe(400)),
  )

  test('LEAD-25: without a key the same message within ten minutes is one lead', async () => {
    const words = { ...goodSubmission, lastName: 'Twice' }
    const first = await call(words)
    expect((await call(words)).id).toBe(first.id)
    expect((await post(words)).status).toBe(303)
    expect((await leads()).filter(({ last_name }) => last_name === 'Twice')).toHaveLength(1)
  })

  test('LEAD-17: 405 for every other method', async () => {
    const response = await app.request('/api/contact')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('LEAD-19: 429 with Retry-After for too many from one address, while others go on', async () => {
    const one = env()
    const send = () =>
      app.request('/api/contact', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }, one)
    for (let count = 0; count < leadRules.requests.burst; count += 1) expect((await send()).status).toBe(422)
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toEqual({ error: serverMessages.tooMany })
    expect((await call({})).status).toBe(422)
  })
})

test('LEAD-19: thirty people of one office within a second all get through, with script and without', async () => {
  const office = env()
  const json = { 'Content-Type': 'application/json' }
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => {
      const message = { ...goodSubmission, lastName: `Office ${index}`, email: `office${index}@example.com` }
      return index % 2
        ? app.request('/contact', { method: 'POST', body: `${new URLSearchParams(message)}`, headers: form }, office)
        : app.request('/api/contact', { method: 'POST', body: JSON.stringify(message), headers: json }, office)
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map((_, index) => (index % 2 ? 303 : 200)))
  const names = (await leads()).filter(({ last_name }) => last_name.startsWith('Office'))
  expect(names).toHaveLength(30)
})

test('LEAD-19: who has stored too many is told so, and keeps every word', async () => {
  const one = env()
  const type = 'application/x-www-form-urlencoded'
  const send = (index: number) => {
    const message = { ...goodSubmission, lastName: `Robot ${index}`, [trapField]: 'x' }
    const body = `${new URLSearchParams(message)}`
    return app.request('/contact', { method: 'POST', body, headers: { 'Content-Type': type } }, one)
  }
  let count = 0
  let response = await send(count)
  while (response.status === 303) {
    count += 1
    response = await send(count)
  }
  expect(count).toBe(Math.floor(leadRules.perSender.burst / leadRules.perSender.suspiciousCost))
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.text()).toContain(`value="Robot ${count}"`)
})

describe('LEAD-18: the origin rule, for JSON and form posts alike', () => {
  const ways = [
    ['JSON', async (headers: Readonly<Record<string, string>>) => (await call({}, headers)).status],
    ['a form', async (headers: Readonly<Record<string, string>>) => (await post({}, headers)).status],
  ] as const
  const cases: [string, Readonly<Record<string, string>>, 422 | 403][] = [
    ['our own page', { 'Sec-Fetch-Site': 'same-origin' }, 422],
    [
      'our own page behind a proxy that ends TLS',
      { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://inner.local', Host: 'inner.local' },
      422,
    ],
    ['an older browser on our page', { Origin: testSiteUrl }, 422],
    ['a visitor’s own doing', { 'Sec-Fetch-Site': 'none' }, 422],
    ['no browser', {}, 422],
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['another site that lies about its origin', { 'Sec-Fetch-Site': 'cross-site', Origin: testSiteUrl }, 403],
    ['a neighbour on our domain', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://shop.switchback.test' }, 403],
    ['an older browser on another site', { Origin: 'https://evil.example' }, 403],
    ['an older browser in a sandbox', { Origin: 'null' }, 403],
    ['our name without TLS', { Origin: testSiteUrl.replace('https', 'http') }, 403],
  ]
  for (const [way, status] of ways)
    test.each(cases)(`${way} from %s`, async (_, headers, expected) => {
      expect(await status(headers)).toBe(expected)
    })
})

describe('POST /contact without script', () => {
  test('LEAD-21: ends at /thank-you', async () => {
    const answer = await post({ ...goodSubmission, lastName: 'Form' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thank-you'])
    expect((await leads()).find(({ last_name }) => last_name === 'Form')).toMatchObject({ source: 'form' })
  })

  test('LEAD-21, LEAD-10: comes back with the messages under their fields, tied to them, and all values', () =>
    storesNothing(async () => {
      const { status, headers, html } = await post({
        ...goodSubmission,
        firstName: '',
        lastName: '"><script>alert(1)</script>',
        interest: 'parts',
        message: '</textarea>',
        email: 'ada@',
      })
      expect(status).toBe(422)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('etag')).toBeNull()
      expect(textsOf(html, '#firstName-error')).toEqual(['First name is required'])
      expect(find(html, '[name=firstName]').attributes).toMatchObject({
        'aria-invalid': 'true',
        'aria-describedby': 'firstName-error',
      })
      expect(html).toContain('Invalid email address')
      expect(html).toContain('value="ada@"')
      expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
      expect(html).not.toContain('<script>alert')
      expect(html).toContain('&lt;/textarea&gt;')
      expect(html).toMatch(/<option[^>]*value="parts"[^>]* selected=""/)
      expect(html.match(/autofocus=""/gi)).toHaveLength(1)
    }))

  test('LEAD-21: nobody else is shown what one visitor typed', async () => {
    await post({ ...goodSubmission, firstName: '', lastName: 'Secretive' })
    expect(await (await app.request('/contact')).text()).not.toContain('Secretive')
  })

  test('LEAD-21, LEAD-19: too many: what was typed comes back all the same', async () => {
    const one = env()
    const type = 'application/x-www-form-urlencoded'
    const headers = { 'Content-Type': type, 'Content-Length': '16' }
    const send = () => app.request('/contact', { method: 'POST', body: 'lastName=Patient', headers }, one)
    let response = await send()
    for (let count = 0; response.status === 422 && count < 100; count += 1) response = await send()
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).not.toBeNull()
    const html = await response.text()
    expect(html).toContain('value="Patient"')
    expect(html).toContain(serverMessages.tooMany)
  })
})

describe('suspects are quarantined, never dropped', () => {
  const stateOf = async (name: string) => (await leads()).find(({ last_name }) => last_name === name)

  test('LEAD-26: a filled trap', async () => {
    expect((await post({ ...goodSubmission, lastName: 'Trap', [trapField]: 'https://spam.example' })).status).toBe(303)
    expect(await stateOf('Trap')).toMatchObject({ state: 'quarantined' })
  })

  test('LEAD-26: faster than a person', async () => {
    expect((await call({ ...goodSubmission, lastName: 'Fast', took: 300 })).status).toBe(200)
    expect(await stateOf('Fast')).toMatchObject({
      state: 'quarantined',
      suspicion: 'sent 300 ms after the page opened',
    })
  })

  test('LEAD-26, LEAD-44: words like those of advertising', async () => {
    const message = 'casino viagra http://a.example http://b.example http://c.example http://d.example'
    expect((await post({ ...goodSubmission, lastName: 'Words', message })).status).toBe(303)
    expect(await stateOf('Words')).toMatchObject({
      state: 'quarantined',
      message,
      suspicion: 'reads like advertising: 4 links, “viagra”, “casino”',
    })
    const own = `Which of these: ${`${testSiteUrl}/vehicles/ev-city `.repeat(5)}`
    await call({ ...goodSubmission, lastName: 'Own links', message: own })
    expect(await stateOf('Own links')).toMatchObject({ state: 'accepted' })
  })

  test('LEAD-26: a person', async () => {
    await call({ ...goodSubmission, lastName: 'Slow', took: 30_000, [trapField]: '' })
    expect(await stateOf('Slow')).toMatchObject({ state: 'accepted', suspicion: null })
  })
})

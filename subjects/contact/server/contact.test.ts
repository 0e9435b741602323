import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { contactFields, contactRefusals } from '#subjects/contact/facts/contact-form.ts'
import { leadRules, trapField } from '#subjects/contact/facts/lead-rules.ts'
import { serverMessages } from '#subjects/dealership/facts/messages.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { find, findAll, linksIn, textsOf } from '#tests/setup/page-html.ts'
import { testApp, testSiteUrl } from '#tests/setup/test-app.ts'

type Headers = Readonly<Record<string, string>>

let lines: Record<string, unknown>[] = []
const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) })
const { app, database } = await testApp(undefined, { log })
afterAll(() => database.close())
beforeEach(() => {
  lines = []
})

let senders = 0
const env = () => {
  senders += 1
  return { incoming: { socket: { remoteAddress: `10.1.${senders >> 8}.${senders & 255}` } } }
}
const leads = () => database.db.selectFrom('leads').selectAll().execute()
const leadOf = async (name: string) => (await leads()).find(({ last_name }) => last_name === name)
const security = () => lines.filter((line) => 'security' in line)

async function call(body: unknown, headers: Headers = {}, from = env()) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const init = { method: 'POST', body: text, headers: { 'Content-Type': 'application/json', ...headers } }
  const response = await app.request('/api/contact', init, from)
  const answer = (await response.json()) as { ok?: true; id?: string; error?: string; fields?: Record<string, string> }
  return { status: response.status, headers: response.headers, ...answer }
}

async function post(fields: Headers, headers: Headers = {}, from = env()) {
  const body = new URLSearchParams(fields).toString()
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const response = await app.request('/contact', { method: 'POST', body, headers: { ...type, ...headers } }, from)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** Nothing is stored by what goes on in `work`. */
async function storesNothing(work: () => Promise<void>) {
  const before = (await leads()).length
  await work()
  expect((await leads()).length).toBe(before)
}

describe('POST /api/contact', () => {
  test('LEAD-15: answers { ok, id }, stores the message, and no cache keeps the answer', async () => {
    const answer = await call(goodSubmission)
    expect(answer).toMatchObject({ status: 200, ok: true })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await leads()).find(({ id }) => id === answer.id)).toMatchObject({ first_name: 'Ada', source: 'script' })
    expect(security()).toEqual([])
  })

  test('LEAD-15, SITE-58: says every violation by its field, which the log names below the level of a warning', () =>
    storesNothing(async () => {
      expect(await call({ ...goodSubmission, firstName: '', email: 'no', message: 'short' })).toMatchObject({
        status: 422,
        error: contactRefusals.invalid.sentence,
        fields: {
          firstName: 'First name is required',
          email: 'Invalid email address',
          message: 'Message must be at least 10 characters',
        },
      })
      expect(security()).toMatchObject([{ level: 30, security: 'invalid', fields: ['firstName', 'email', 'message'] }])
    }))

  const json = JSON.stringify({ ...goodSubmission, lastName: 'Lovelace' })
  const long = JSON.stringify({ ...goodSubmission, message: 'x'.repeat(leadRules.bodyBytes) })
  const refused: [number, string, string, Headers, string][] = [
    ...['', '{', '[]', 'null', '"text"', '7', '\u0000', '['.repeat(60_000)].map(
      (body): [number, string, string, Headers, string] => [400, body, 'malformed', {}, serverMessages.badRequest],
    ),
    ...['', 'with space', 'é', 'x'.repeat(201)].map((key): [number, string, string, Headers, string] => [
      400,
      json,
      'malformed',
      { 'Idempotency-Key': key },
      serverMessages.badRequest,
    ]),
    ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''].map(
      (type): [number, string, string, Headers, string] => [
        415,
        json,
        'wrong-type',
        { 'Content-Type': type },
        contactRefusals.wrongType.sentence,
      ],
    ),
    [413, long, 'too-large', {}, contactRefusals.tooLarge.sentence],
    [403, json, 'cross-site', { 'Sec-Fetch-Site': 'cross-site' }, contactRefusals.crossSite.sentence],
  ]
  test.each(refused)(
    'LEAD-15, SITE-58: %i for %.30j, named %s in the log with its request and no word of it: %.60j',
    (status, body, name, headers, error) =>
      storesNothing(async () => {
        const answer = await call(body, headers)
        expect(answer).toMatchObject({ status, error })
        expect(security()).toMatchObject([{ security: name, id: answer.headers.get('x-request-id'), level: 40 }])
        expect(JSON.stringify(security())).not.toMatch(/Lovelace|squeal/)
      }),
  )

  test('LEAD-15: 413 for what is too long and does not say so', () =>
    storesNothing(async () => {
      const type = { 'Content-Type': 'application/json' }
      const streamed = { method: 'POST', body: new Blob([long]).stream(), duplex: 'half', headers: type } as RequestInit
      expect((await app.request('/api/contact', streamed, env())).status).toBe(413)
    }))

  test('LEAD-15: 405 for every other method; a type with a parameter is the same type', async () => {
    const response = await app.request('/api/contact')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    const type = { 'Content-Type': 'Application/JSON; charset=utf-8' }
    expect((await call({ ...goodSubmission, lastName: 'Charset' }, type)).status).toBe(200)
  })

  test('LEAD-4: the longest message that the rules allow fits, in its longest writing', async () => {
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
      expect(changed).toMatchObject({ status: 409, error: contactRefusals.keyReused.sentence })
      expect(security()).toMatchObject([{ security: 'key-reused' }])
    })
  })

  test('LEAD-25: without a key the same message within ten minutes is one lead', async () => {
    const words = { ...goodSubmission, lastName: 'Twice' }
    const first = await call(words)
    expect((await call(words)).id).toBe(first.id)
    expect((await post(words)).status).toBe(303)
    expect((await leads()).filter(({ last_name }) => last_name === 'Twice')).toHaveLength(1)
  })
})

describe('LEAD-19: limits', () => {
  test('LEAD-19, SITE-58: 429 with Retry-After for too many posts from one address, while others go on', async () => {
    const one = env()
    for (let count = 0; count < leadRules.requests.burst; count += 1) expect((await call({}, {}, one)).status).toBe(422)
    const refused = await call({}, {}, one)
    expect(refused).toMatchObject({ status: 429, error: serverMessages.tooMany })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(security().at(-1)).toMatchObject({ level: 40, security: 'too-many' })
    expect((await call({})).status).toBe(422)
  })

  test('LEAD-19: thirty people of one office within a second all get through, with script and without', async () => {
    const office = env()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const message = { ...goodSubmission, lastName: `Office ${index}`, email: `office${index}@example.com` }
        return index % 2 ? post(message, {}, office) : call(message, {}, office)
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, index) => (index % 2 ? 303 : 200)))
    expect((await leads()).filter(({ last_name }) => last_name.startsWith('Office'))).toHaveLength(30)
  })

  test('LEAD-19: a sender who has stored too many is told so, and keeps every word', async () => {
    const one = env()
    const send = (index: number) => post({ ...goodSubmission, lastName: `Robot ${index}`, [trapField]: 'x' }, {}, one)
    let count = 0
    let answer = await send(count)
    while (answer.status === 303) {
      count += 1
      answer = await send(count)
    }
    expect(count).toBe(Math.floor(leadRules.perSender.burst / leadRules.perSender.suspiciousCost))
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.html).toContain(`value="Robot ${count}"`)
  })

  test('LEAD-19: too many posts: what was typed comes back all the same, with its line breaks and its cart', async () => {
    const one = env()
    const typed = { lastName: `"O'Neil" <&>`, message: '\ntwo\nlines', interest: 'parts', cart: 'ev-city' }
    const length = { 'Content-Length': String(new URLSearchParams(typed).toString().length) }
    let answer = await post(typed, length, one)
    for (let count = 0; answer.status === 422 && count < 100; count += 1) answer = await post(typed, length, one)
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).not.toBeNull()
    expect(find(answer.html, '[name=lastName]').getAttribute('value')).toBe(typed.lastName)
    expect(answer.html).toMatch(/<textarea[^>]*>\n\ntwo\nlines<\/textarea>/)
    expect(answer.html).toMatch(/<option[^>]*value="parts"[^>]* selected=""/)
    expect(checked(answer.html)).toEqual([['cart', 'ev-city']])
    expect(answer.html).toContain(serverMessages.tooMany)
  })
})

describe('LEAD-18: the origin rule, for JSON and form posts alike', () => {
  const ways = [
    ['JSON', async (headers: Headers) => (await call({}, headers)).status],
    ['a form', async (headers: Headers) => (await post({}, headers)).status],
  ] as const
  const cases: [string, Headers, 422 | 403][] = [
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
    expect(await leadOf('Form')).toMatchObject({ source: 'form' })
  })

  test('LEAD-21, LEAD-10: comes back with the messages under their fields, tied to them, and all values', () =>
    storesNothing(async () => {
      const { status, headers, html } = await post({
        ...goodSubmission,
        firstName: ' ',
        lastName: '"><script>alert(1)</script>',
        interest: 'parts',
        message: '</textarea>',
        email: 'ada@',
      })
      expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([422, 'no-store', null])
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
      expect(await (await app.request('/contact')).text()).not.toContain('alert(1)')
    }))
})

describe('LEAD-26: suspects are quarantined, never dropped', () => {
  test('LEAD-26, SITE-58: a filled trap; the log names the message by its reference, once', async () => {
    const robot = { ...goodSubmission, lastName: 'Trap', [trapField]: 'https://spam.example' }
    for (let time = 0; time < 2; time += 1) expect((await post(robot)).status).toBe(303)
    const lead = await leadOf('Trap')
    expect(lead).toMatchObject({ state: 'quarantined' })
    expect(security()).toMatchObject([{ security: 'quarantined', lead: lead?.id }])
    expect(JSON.stringify(security())).not.toMatch(/Trap|spam/)
  })

  test('LEAD-26: a post that comes faster than a person types', async () => {
    expect((await call({ ...goodSubmission, lastName: 'Fast', took: 300 })).status).toBe(200)
    expect(await leadOf('Fast')).toMatchObject({
      state: 'quarantined',
      suspicion: 'sent 300 ms after the page opened',
    })
    await call({ ...goodSubmission, lastName: 'Slow', took: 30_000, [trapField]: '' })
    expect(await leadOf('Slow')).toMatchObject({ state: 'accepted', suspicion: null })
  })

  test('LEAD-26: words like those of advertising', async () => {
    const message = 'casino viagra http://a.example http://b.example http://c.example http://d.example'
    expect((await post({ ...goodSubmission, lastName: 'Words', message })).status).toBe(303)
    const suspicion = 'reads like advertising: 4 links, “viagra”, “casino”'
    expect(await leadOf('Words')).toMatchObject({ state: 'quarantined', message, suspicion })
    const own = `Which of these: ${`${testSiteUrl}/vehicles/ev-city `.repeat(5)}`
    await call({ ...goodSubmission, lastName: 'Own links', message: own })
    expect(await leadOf('Own links')).toMatchObject({ state: 'accepted' })
  })
})

const about = { cart: 'd5-maverick-4-plus', town: 'jim-thorpe-borough' }
const named = { cart_id: about.cart, cart_name: 'Evolution D5 Maverick 4 Plus', town: 'Jim Thorpe Borough' }
const checked = (html: string) =>
  findAll(html, 'fieldset input[type=checkbox][checked]').map((box) => [
    box.getAttribute('name'),
    box.getAttribute('value'),
  ])

describe('LEAD-22: what a message is about', () => {
  test('LEAD-22: stands beside the form by its name, and leaves the message empty', async () => {
    const link = '/contact?interest=service&cart=evolution-d5-maverick-4-plus&town=jim-thorpe'
    const html = await (await app.request(link)).text()
    expect(html).toMatch(/<option[^>]*value="service"[^>]* selected=""/)
    expect(checked(html)).toEqual(Object.entries(about))
    const [context = ''] = textsOf(html, 'fieldset')
    for (const name of [named.cart_name, named.town]) expect(context).toContain(name)
    expect(textsOf(html, 'textarea')).toEqual([''])
  })

  test('LEAD-22: takes nothing that we do not know by name', async () => {
    const html = await (await app.request('/contact?cart=Call+555&town=Spam')).text()
    expect(html).not.toMatch(/Call 555|Spam/)
    expect(findAll(html, 'fieldset')).toEqual([])
  })

  const linking = [
    '/inventory',
    '/denago',
    '/jim-thorpe-borough-golf-carts',
    '/rentals/jim-thorpe',
    '/vehicles/ev-city',
  ]
  test('LEAD-22: every link to the form opens it, with all that it carries by name', async () => {
    const seen = new Set<string>()
    for (const path of linking) {
      const links = linksIn(await (await app.request(path)).text()).map(({ href }) => href)
      const toForm = new Set(links.filter((href) => href.startsWith('/contact?')))
      expect([path, toForm.size]).not.toEqual([path, 0])
      for (const href of toForm) {
        const response = await app.request(href)
        expect([href, response.status]).toEqual([href, 200])
        const carried = [...new URLSearchParams(href.split('?')[1]).keys()].filter((key) => key !== 'interest')
        expect(checked(await response.text()).map(([name]) => name)).toEqual(carried)
        for (const key of carried) seen.add(key)
      }
    }
    expect([...seen].toSorted()).toEqual(['cart', 'town'])
  })

  test('LEAD-22: is stored with the lead in fields of its own, by form and by call', async () => {
    expect((await post({ ...goodSubmission, ...about, lastName: 'By form' })).status).toBe(303)
    expect((await call({ ...goodSubmission, ...about, lastName: 'By call' })).status).toBe(200)
    for (const name of ['By form', 'By call'])
      expect(await leadOf(name)).toMatchObject({ ...named, message: goodSubmission.message })
    await call({ ...goodSubmission, lastName: 'Unknown', cart: 'call-555-now', town: ['x'] })
    expect(await leadOf('Unknown')).toMatchObject({ cart_id: null, cart_name: null, town: null })
  })

  test('LEAD-22: is no message; what was unchecked is gone, what was not comes back with the form', async () => {
    const { status, fields } = await call({ ...goodSubmission, ...about, message: '' })
    expect([status, fields]).toEqual([422, { message: contactFields.message.message }])
    const { html } = await post({ ...goodSubmission, firstName: '', cart: about.cart })
    expect(checked(html)).toEqual([['cart', about.cart]])
  })

  test('LEAD-22: the same words about another cart are another lead', async () => {
    const words = { ...goodSubmission, lastName: 'Compares', message: 'Is this one in stock?' }
    const first = await call({ ...words, cart: 'ev-city' })
    expect((await call({ ...words, cart: 'ev-city' })).id).toBe(first.id)
    expect((await call({ ...words, cart: about.cart })).id).not.toBe(first.id)
  })
})

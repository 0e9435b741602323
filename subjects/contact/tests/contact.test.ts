import { BlockList } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { contactFields, contactRefusals, messageRules, trapField } from '#subjects/contact/facts/contact-form.ts'
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
const messages = () => database.db.selectFrom('leads').selectAll().execute()
const messageOf = async (name: string) => (await messages()).find(({ last_name }) => last_name === name)
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
  const before = (await messages()).length
  await work()
  expect((await messages()).length).toBe(before)
}

describe('POST /api/contact', () => {
  test('LEAD-15: answers { ok, id }, stores the message, and no cache keeps the answer; a type may have a parameter', async () => {
    const answer = await call(goodSubmission, { 'Content-Type': 'Application/JSON; charset=utf-8' })
    expect(answer).toMatchObject({ status: 200, ok: true })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await messages()).find(({ id }) => id === answer.id)).toMatchObject({ first_name: 'Ada', source: 'script' })
    expect(security()).toEqual([])
  })

  test('LEAD-15, SITE-58: says every violation by its field, which the log names below the level of a warning', () =>
    storesNothing(async () => {
      const { status, error, fields } = await call({ ...goodSubmission, firstName: '', email: 'no', message: 'short' })
      expect([status, error]).toEqual([422, contactRefusals.invalid.sentence])
      const names = ['firstName', 'email', 'message'] as const
      expect(fields).toEqual(Object.fromEntries(names.map((name) => [name, contactFields[name].message])))
      expect(security()).toMatchObject([{ level: 30, security: 'invalid', fields: names }])
    }))

  const json = JSON.stringify({ ...goodSubmission, lastName: 'Lovelace' })
  const long = JSON.stringify({ ...goodSubmission, message: 'x'.repeat(messageRules.bodyBytes) })
  type Row = [keyof typeof contactRefusals, string, Headers?]
  test.each<Row>([
    ...['', '{', '[]', 'null', '"text"', '7', '\u0000', '['.repeat(60_000)].map((body): Row => ['malformed', body]),
    ...['', 'with space', 'é', 'x'.repeat(201)].map((key): Row => ['malformed', json, { 'Idempotency-Key': key }]),
    ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''].map(
      (type): Row => ['wrongType', json, { 'Content-Type': type }],
    ),
    ['tooLarge', long],
    ['crossSite', json, { 'Sec-Fetch-Site': 'cross-site' }],
  ])(
    'LEAD-15, SITE-58: %s for %.30j %.60j, in the log with its request and no word of it',
    (name, body, headers = {}) =>
      storesNothing(async () => {
        const { status, sentence, name: logged } = contactRefusals[name]
        const answer = await call(body, headers)
        expect(answer).toMatchObject({ status, error: sentence })
        expect(security()).toMatchObject([{ security: logged, id: answer.headers.get('x-request-id'), level: 40 }])
        expect(JSON.stringify(security())).not.toMatch(/Lovelace|squeal/)
      }),
  )

  test('LEAD-15: 413 for what is too long and does not say so, 405 for every other method', async () => {
    const type = { 'Content-Type': 'application/json' }
    const streamed = { method: 'POST', body: new Blob([long]).stream(), duplex: 'half', headers: type } as RequestInit
    expect((await app.request('/api/contact', streamed, env())).status).toBe(413)
    const asked = await app.request('/api/contact')
    expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('LEAD-4: the longest message that the rules allow fits, in its longest writing', async () => {
    const message = [...'🛺'.repeat(5_000)]
      .map((c) => `\\u${c.charCodeAt(0).toString(16)}\\u${c.charCodeAt(1).toString(16)}`)
      .join('')
    const body = JSON.stringify({ ...goodSubmission, message: 'MESSAGE' }).replace('MESSAGE', message)
    expect((await call(body)).status).toBe(200)
    expect((await post({ ...goodSubmission, message: '🛺'.repeat(5_000), phone: '570-555-0101' })).status).toBe(303)
  })

  test('LEAD-25: the first answer again under the same key, 409 for other words; without a key, call and form are one', async () => {
    const [keyed, twice] = ['Keyed', 'Twice'].map((lastName) => ({ ...goodSubmission, lastName }))
    const key = { 'Idempotency-Key': 'abc' }
    const { id } = await call(keyed, key)
    expect((await call(keyed, key)).id).toBe(id)
    expect(await call({ ...keyed, phone: '5705550199' }, key)).toMatchObject({ status: 409 })
    expect(security()).toMatchObject([{ security: 'key-reused' }])
    await call(twice)
    await post(twice ?? goodSubmission)
    for (const name of ['Keyed', 'Twice'])
      expect((await messages()).filter(({ last_name }) => last_name === name)).toHaveLength(1)
  })
})

describe('LEAD-19: limits', () => {
  test('LEAD-19, SITE-58: 429 with Retry-After for too many posts from one address, while others go on', async () => {
    const one = env()
    for (let count = 0; count < messageRules.requests.most; count += 1)
      expect((await call({}, {}, one)).status).toBe(422)
    const refused = await call({}, {}, one)
    expect(refused).toMatchObject({ status: 429, error: contactRefusals.tooMany.sentence })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(security().at(-1)).toMatchObject({ level: 40, security: 'too-many' })
    expect((await call({})).status).toBe(422)
  })

  test('LEAD-19: a sender who has stored too many is told so, and keeps every word, line break and cart', async () => {
    const one = env()
    const typed = { ...goodSubmission, message: '\ntwo lines\nof it', interest: 'parts', cart: 'ev-city' }
    const send = (index: number) => post({ ...typed, lastName: `"O'Neil" <&> ${index}`, [trapField]: 'x' }, {}, one)
    let count = 0
    let answer = await send(count)
    while (answer.status === 303) {
      count += 1
      answer = await send(count)
    }
    const { perSender, suspiciousCost } = messageRules
    expect([answer.status, count]).toEqual([429, Math.floor(perSender.most / suspiciousCost)])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.html).toContain(contactRefusals.tooMany.sentence)
    expect(find(answer.html, '[name=lastName]').getAttribute('value')).toBe(`"O'Neil" <&> ${count}`)
    expect(answer.html).toMatch(/<textarea[^>]*>\n\ntwo lines\nof it<\/textarea>/)
    expect(answer.html).toMatch(/<option[^>]*value="parts"[^>]* selected=""/)
    expect(checked(answer.html)).toEqual([['cart', 'ev-city']])
  })
})

describe('LEAD-18: the origin rule, for JSON and form posts alike', () => {
  const [own, other] = [{ 'Sec-Fetch-Site': 'same-origin' }, { 'Sec-Fetch-Site': 'cross-site' }]
  test.each<[string, Headers, 422 | 403]>([
    ['our own page', own, 422],
    ['our own page behind a proxy that ends TLS', { ...own, Origin: 'http://inner.local', Host: 'inner.local' }, 422],
    ['an older browser on our page', { Origin: testSiteUrl }, 422],
    ['a visitor’s own doing', { 'Sec-Fetch-Site': 'none' }, 422],
    ['no browser', {}, 422],
    ['another site', other, 403],
    ['another site that lies about its origin', { ...other, Origin: testSiteUrl }, 403],
    ['a neighbour on our domain', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://shop.switchback.test' }, 403],
    ['an older browser on another site', { Origin: 'https://evil.example' }, 403],
    ['an older browser in a sandbox', { Origin: 'null' }, 403],
    ['our name without TLS', { Origin: testSiteUrl.replace('https', 'http') }, 403],
  ])('from %s', async (_, headers, expected) => {
    expect([(await call({}, headers)).status, (await post({}, headers)).status]).toEqual([expected, expected])
  })
})

test('LEAD-21: a form ends at /thank-you', async () => {
  const answer = await post({ ...goodSubmission, lastName: 'Form' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thank-you'])
  expect(await messageOf('Form')).toMatchObject({ source: 'form' })
})

test('LEAD-21, LEAD-10: a form comes back with the messages under their fields, tied to them, and all values', () =>
  storesNothing(async () => {
    const lastName = '"><script>alert(1)</script>'
    const wrong = { firstName: ' ', lastName, interest: 'parts', message: '</textarea>', email: 'ada@' }
    const { status, headers, html } = await post({ ...goodSubmission, ...wrong })
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([422, 'no-store', null])
    expect(textsOf(html, '#firstName-error')).toEqual([contactFields.firstName.message])
    const tied = { 'aria-invalid': 'true', 'aria-describedby': 'firstName-error' }
    expect(find(html, '[name=firstName]').attributes).toMatchObject(tied)
    for (const kept of ['Invalid email address', 'value="ada@"', '&lt;/textarea&gt;']) expect(html).toContain(kept)
    expect(find(html, '[name=lastName]').getAttribute('value')).toBe(lastName)
    expect(html).not.toContain('<script>alert')
    expect(html).toMatch(/<option[^>]*value="parts"[^>]* selected=""/)
    expect(html.match(/autofocus=""/gi)).toHaveLength(1)
    expect(await (await app.request('/contact')).text()).not.toContain('alert(1)')
  }))

describe('LEAD-26: suspects are quarantined, never dropped', () => {
  test('LEAD-26, SITE-58: a filled trap; the log names the message by its reference, once', async () => {
    const robot = { ...goodSubmission, lastName: 'Trap', [trapField]: 'https://spam.example' }
    for (let time = 0; time < 2; time += 1) expect((await post(robot)).status).toBe(303)
    const message = await messageOf('Trap')
    expect(message).toMatchObject({ state: 'quarantined' })
    expect(security()).toMatchObject([{ security: 'quarantined', message: message?.id }])
    expect(JSON.stringify(security())).not.toMatch(/Trap|spam/)
  })

  const advertising = 'casino viagra http://a.example http://b.example http://c.example http://d.example'
  test.each([
    ['Fast', { took: 300 }, 'sent 300 ms after the page opened'],
    ['Slow', { took: 30_000, [trapField]: '' }, null],
    ['Words', { message: advertising }, 'reads like advertising: 4 links, “viagra”, “casino”'],
    ['Own links', { message: `Which of these: ${`${testSiteUrl}/vehicles/ev-city `.repeat(5)}` }, null],
  ])(
    'LEAD-26: a post that comes faster than a person types, or in words of advertising: %s',
    async (lastName, more, suspicion) => {
      expect((await call({ ...goodSubmission, lastName, ...more })).status).toBe(200)
      expect(await messageOf(lastName)).toMatchObject({ state: suspicion ? 'quarantined' : 'accepted', suspicion })
    },
  )
})

const about = { cart: 'd5-maverick-4-plus', town: 'jim-thorpe-borough' }
const named = { cart_id: about.cart, cart_name: 'Evolution D5 Maverick 4 Plus', town: 'Jim Thorpe Borough' }
const checked = (html: string) =>
  findAll(html, 'fieldset input[type=checkbox][checked]').map((box) => [
    box.getAttribute('name'),
    box.getAttribute('value'),
  ])

describe('LEAD-22: what a message is about', () => {
  const driveway = '/find-a-cart?riders=3&slope=12&ground=paved'

  test('LEAD-22: stands beside the form by its name, and leaves the message empty; nothing unknown does', async () => {
    const link = '/contact?interest=service&cart=evolution-d5-maverick-4-plus&town=jim-thorpe'
    const html = await (await app.request(link)).text()
    expect(html).toMatch(/<option[^>]*value="service"[^>]* selected=""/)
    expect(checked(html)).toEqual(Object.entries(about))
    const [context = ''] = textsOf(html, 'fieldset')
    for (const name of [named.cart_name, named.town]) expect(context).toContain(name)
    expect(textsOf(html, 'textarea')).toEqual([''])
    const unknown = await (await app.request('/contact?cart=Call+555&town=Spam')).text()
    expect(unknown).not.toMatch(/Call 555|Spam|<fieldset/)
  })

  test.each([
    ...['/inventory', '/denago', '/jim-thorpe-borough-golf-carts', '/rentals/jim-thorpe', '/vehicles/ev-city'],
    driveway,
  ])('LEAD-22: every link of %s to the form opens it with all that it carries by name', async (path) => {
    const links = linksIn(await (await app.request(path)).text()).filter(({ href }) => href.startsWith('/contact?'))
    expect(links).not.toEqual([])
    for (const { href } of links) {
      const carried = [...new URLSearchParams(href.split('?')[1]).keys()].filter((key) => key !== 'interest')
      expect(checked(await (await app.request(href)).text()).map(([name]) => name)).toEqual(carried)
    }
  })

  test('LEAD-22: is stored with the message in fields of its own, by form and by call; of another cart it is another message', async () => {
    expect((await post({ ...goodSubmission, ...about, lastName: 'By form' })).status).toBe(303)
    const first = await call({ ...goodSubmission, ...about, lastName: 'By call' })
    for (const name of ['By form', 'By call'])
      expect(await messageOf(name)).toMatchObject({ ...named, message: goodSubmission.message })
    const other = await call({ ...goodSubmission, ...about, lastName: 'By call', cart: 'ev-city' })
    expect([other.status, other.id === first.id]).toEqual([200, false])
    await call({ ...goodSubmission, lastName: 'Driveway', question: driveway })
    expect((await messageOf('Driveway'))?.message).toBe(
      `${goodSubmission.message}\n\n3 riders · paved · 12% at its steepest\n${driveway}`,
    )
    await call({ ...goodSubmission, lastName: 'Unknown', cart: 'call-555-now', town: ['x'] })
    expect(await messageOf('Unknown')).toMatchObject({ cart_id: null, cart_name: null, town: null })
  })

  test('LEAD-22: of a question is kept what we understood, in an address of ours: nothing of it was typed', async () => {
    const spam = 'https://a.example www.b.example https://c.example d.com buy cheap seo services'
    const hostile = `/will-it-climb?slope=12&riders=3&surface=constructor&cart=${spam}&x=\u0001\u0000&y=${spam}`
    const understood = '/find-a-cart?riders=3&slope=12'
    const words = `${goodSubmission.message}\n\n3 riders · 12% at its steepest\n${understood}`
    for (const [name, send] of [
      ['By call', (fields: Headers) => call(fields)],
      ['By form', (fields: Headers) => post(fields)],
    ] as const) {
      const lastName = `Hostile ${name}`
      expect([200, 303]).toContain((await send({ ...goodSubmission, lastName, question: hostile })).status)
      expect(await messageOf(lastName)).toMatchObject({ message: words, state: 'accepted', suspicion: null })
    }
    const { html } = await post({ ...goodSubmission, firstName: '', question: hostile })
    expect(checked(html)).toEqual([['question', understood]])
    const page = await (await app.request(`/contact?question=${encodeURIComponent(hostile)}`)).text()
    expect(checked(page)).toEqual([['question', understood]])
  })

  test('LEAD-28: while more forms come back than can be made, the rest keep every word, with the sentence alone', async () => {
    const wrong = { ...goodSubmission, firstName: '', email: 'no <address>' }
    const answers = await Promise.all(Array.from({ length: 300 }, () => post(wrong)))
    const whole = answers.filter(({ html }) => html.includes('aria-invalid="true"'))
    for (const { status, html } of answers) {
      expect(status).toBe(422)
      for (const part of ['value="no &lt;address&gt;"', contactRefusals.invalid.sentence]) expect(html).toContain(part)
    }
    expect(whole.length).toBeGreaterThan(0)
    expect(whole.length).toBeLessThan(answers.length)
  })

  test('LEAD-28: a defect of ours refuses a message as a database that fails does, and is logged with its place', async () => {
    const storeMessage = () => Promise.reject(new TypeError('a defect'))
    const contact = { storeMessage, ownOrigins: [testSiteUrl], trustedProxies: new BlockList() }
    const broken = await testApp(undefined, { log, contact })
    const body = new URLSearchParams(goodSubmission)
    const answer = await broken.app.request('/contact', { method: 'POST', body }, env())
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain(`value="${goodSubmission.lastName}"`)
    const error = expect.stringMatching(/TypeError: a defect\n +at /)
    expect(lines.find(({ alarm }) => alarm === 'store')).toMatchObject({ error })
    await broken.database.close()
  })

  test('LEAD-22: a message to which a question no longer fits is stored without it', async () => {
    const message = 'x'.repeat(9_990)
    expect((await call({ ...goodSubmission, lastName: 'Full', message, question: driveway })).status).toBe(200)
    expect((await messageOf('Full'))?.message).toBe(message)
  })

  test('LEAD-22: what was unchecked is gone, what was not comes back with the form', async () => {
    const { html } = await post({ ...goodSubmission, firstName: '', cart: about.cart })
    expect(checked(html)).toEqual([['cart', about.cart]])
  })
})

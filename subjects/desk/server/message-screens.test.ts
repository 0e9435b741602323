import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { latestRuns, readRun } from '#kernel/history/read-runs.ts'
import { readCsv } from '#kit/formats/csv.ts'
import { messagesOf } from '#subjects/contact/server/message/decisions.ts'
import { createMessageStore, type NewMessage } from '#subjects/contact/server/message/store.ts'
import { messageLists, messageWords } from '#subjects/desk/facts/message-words.ts'
import { newDeskSite } from '#tests/setup/desk-site.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'

const hour = 3_600_000
const city = { id: 'ev-city', name: 'Denago EV City' }

/** The desk with two people, messages that come by a clock that is set, and the screens as they read them. */
async function newMessageDesk() {
  let at = Date.parse('2026-05-06T15:00:00Z')
  const now = () => new Date(at)
  const desk = await newDeskSite({ now })
  const shared = { writer: desk.database.writer, mailDomain: 'switchback.test', now }
  const accept = createMessageStore(shared)
  const person = async (name: string) => {
    const { ask, post } = await desk.signedIn(name)
    return {
      ask,
      post,
      see: async (path: string) => parse(await (await ask(path)).text()),
      /** Fills in and sends a form of a screen as a browser does, by the button that says this. */
      async send(path: string, button: string, typed: Readonly<Record<string, string>> = {}) {
        const page = parse(await (await ask(path)).text())
        const pressed = page
          .querySelectorAll('main button')
          .find((one) => (one.getAttribute('aria-label') ?? one.text.trim()) === button)
        const owner = pressed?.getAttribute('form')
        const form = owner ? page.querySelector(`form#${owner}`) : pressed?.closest('form')
        if (!pressed || !form) throw new Error(`no button "${button}" on ${path}`)
        const hidden = form
          .querySelectorAll('input')
          .map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? ''])
        const named = pressed.getAttribute('name')
        return post(form.getAttribute('action') ?? path, {
          ...Object.fromEntries(hidden),
          ...(named && { [named]: pressed.getAttribute('value') ?? '' }),
          ...typed,
        })
      },
    }
  }
  return {
    ...desk,
    messages: messagesOf(shared),
    /** Who marks a message, by the clock of this desk. */
    by: () => ({ who: 'Dana', command: 'mark', at: now() }),
    pass: (hours: number) => {
      at += hours * hour
    },
    async store(submission: Partial<typeof goodSubmission> = {}, more: Partial<NewMessage> = {}) {
      const acceptance = await accept({ submission: { ...goodSubmission, ...submission }, source: 'form', ...more })
      return 'id' in acceptance ? acceptance.id : ''
    },
    person,
  }
}

const texts = (page: ReturnType<typeof parse>, selector: string) =>
  page.querySelectorAll(selector).map(({ text }) => text.replace(/\s+/g, ' ').trim())

test('LEAD-63, LEAD-33: Today shows what waits, the oldest first, and what is asked about; no text of a visitor becomes markup', async () => {
  const desk = await newMessageDesk()
  const oldest = await desk.store({ phone: '570.555.0134 ext. 7' }, { context: { cart: city } })
  desk.pass(25)
  const odd = await desk.store({ firstName: '<b>Bob</b>', message: '<script>alert(1)</script> & "so on"' })
  // No form takes such an address: it is shown as no other would be all the same.
  await desk.database.db.updateTable('leads').set({ email: 'a?bcc=x@example.com' }).where('id', '=', odd).execute()
  await desk.store({ lastName: 'Seo' }, { suspicion: 'links' })
  const today = await (await desk.person('Dana')).see('/')
  const waiting = '[aria-labelledby=waiting]'
  expect(texts(today, `h1, ${waiting} h2`)).toEqual(['2 to answer', 'Ada Lovelace', '<b>Bob</b> Lovelace'])
  expect(texts(today, '[aria-labelledby=suspects] h3')).toEqual(['Ada Seo'])
  expect(texts(today, `${waiting} a[href^="mailto:"]`)).toEqual([messageWords.write, messageWords.write])
  expect(today.querySelectorAll('main b, main script')).toEqual([])
  expect(texts(today, '[data-standing="past promise"]')).toEqual(['waiting 25 h, past the 24 h promised'])
  const links = today.querySelectorAll('main a').map((link) => link.getAttribute('href') ?? '')
  expect(links.filter((href) => href.startsWith('tel:'))).toEqual(['tel:+15705550134', 'tel:+15705550134'])
  expect(links.filter((href) => href.startsWith('mailto:'))[1]).toMatch(/^mailto:a%3Fbcc%3Dx@example\.com\?subject=/)
  expect(links).toContain(`/messages/${oldest}?kind=new`)
  expect(links.filter((href) => href.startsWith('mailto:'))[0]).toContain('&body=Hello%20Ada%2C')
  expect(texts(today, 'a.desk-row')).toContain(`${city.name} 1 message, 1 to answer`)
  const rows = texts(today, 'a.desk-row')
  expect(rows).toContain('In stock 34 carts')
  expect(rows).toContain('Out of stock 5 carts')
})

test('LEAD-63, SITE-152: what the site itself needs stands on Today, and how the last backup was opened', async () => {
  const desk = await newMessageDesk()
  const dana = await desk.person('Dana')
  expect(texts(await dana.see('/'), '.desk-needs')).toHaveLength(1)
  expect(texts(await dana.see('/'), 'h1, h2')).toEqual([
    'Nothing to answer now',
    '9 used carts to inspect',
    'Our carts',
  ])
  await desk.store()
  expect(texts(await dana.see('/'), 'h2, .desk-needs')[1]).toContain('backup')
  desk.pass(-100)
  await desk.database.db
    .insertInto('backups')
    .values({ taken_at: '2026-01-01T00:00:00.000Z', row_count: null, fault: null })
    .execute()
  expect(texts(await dana.see('/'), '.desk-needs')[0]).toContain('The last backup is older than 48 hours')
  const opened = { taken_at: desk.by().at.toISOString(), row_count: 1234 }
  await desk.database.db
    .insertInto('backups')
    .values({ ...opened, fault: 'a restore would set 1 row aside' })
    .execute()
  const needs = 'The last backup is not as it should be: a restore would set 1 row aside.'
  expect(texts(await dana.see('/'), '.desk-needs')[0]).toContain(needs)
  await desk.database.db.updateTable('backups').set({ fault: null }).execute()
  expect(texts(await dana.see('/'), '.desk-needs')).toEqual([])
  expect(texts(await dana.see('/'), 'main > p').at(-1)).toMatch(/^Last backup: .+, opened: 1,234 rows, as written\.$/)
})

test('LEAD-63, LEAD-61: one tap on Today answers; the message takes a note with it; both are told with their undo', async () => {
  const desk = await newMessageDesk()
  const id = await desk.store()
  const dana = await desk.person('Dana')
  const tapped = await dana.send('/', 'Mark answered: Ada Lovelace')
  const today = tapped.headers.get('location') ?? ''
  expect([tapped.status, today]).toEqual([303, expect.stringMatching(/^\/\?run=\d+$/)])
  expect((await desk.messages.find(id))?.status).toBe('answered')
  const undo = (await dana.see(today)).querySelector('[role=status] form')
  await dana.post(undo?.getAttribute('action') ?? '')
  const answered = await dana.send(`/messages/${id}`, 'Mark answered', { note: ' comes on\r\nFriday\u0001 ' })
  const to = answered.headers.get('location') ?? ''
  const message = await desk.messages.find(id)
  expect(message).toMatchObject({
    status: 'answered',
    statusBy: 'Dana',
    notes: [{ who: 'Dana', text: 'comes on\nFriday' }],
  })
  const told = (await dana.see(to)).querySelector('[role=status]')
  expect(told?.text).toContain('Ada Lovelace: answered, note “comes on')
  await dana.post(told?.querySelector('form')?.getAttribute('action') ?? '')
  expect(await desk.messages.find(id)).toMatchObject({ status: 'new', notes: [] })
})

test('LEAD-63, LEAD-26, DESK-7: a suspect is one tap from real or spam; what was mailed has no way back', async () => {
  const desk = await newMessageDesk()
  const real = await desk.store({}, { suspicion: 'links' })
  const spam = await desk.store({ lastName: 'Seo' }, { suspicion: 'links' })
  const dana = await desk.person('Dana')
  const released = await dana.send('/', 'Not spam: Ada Lovelace')
  const told = (await dana.see(released.headers.get('location') ?? '')).querySelector('[role=status]')
  expect(told?.textContent).toBe('Ada Lovelace: not spam')
  expect(await desk.messages.find(real)).toMatchObject({ state: 'accepted', status: 'new', statusBy: 'Dana' })
  await dana.send('/', 'Mark as spam: Ada Seo')
  expect(await desk.messages.find(spam)).toMatchObject({ state: 'quarantined', status: 'spam' })
  expect(texts(await dana.see('/'), '.desk-sender')).toEqual(['Ada Lovelace'])
})

test('LEAD-62: who answers second is told who was faster, and keeps the note that they typed', async () => {
  const desk = await newMessageDesk()
  const id = await desk.store()
  const [dana, pete] = [await desk.person('Dana'), await desk.person('Pete')]
  const seen = (await pete.see(`/messages/${id}`)).querySelector('input[name=seen]')?.getAttribute('value') ?? '?'
  await dana.send(`/messages/${id}`, 'Mark answered', { note: 'called' })
  const late = await pete.post(`/messages/${id}`, { status: 'closed', note: 'my <note>', seen })
  expect(late.status).toBe(409)
  const page = parse(await late.text())
  expect(texts(page, '[role=alert]')[0]).toMatch(/^Dana was faster: answered \(Today, 11:00.AM\)\. Nothing/)
  expect(page.querySelector('textarea')?.text.trim()).toBe('my <note>')
  expect(await desk.messages.find(id)).toMatchObject({
    status: 'answered',
    statusBy: 'Dana',
    notes: [{ text: 'called' }],
  })
  // The form that comes back knows what Dana did.
  expect((await pete.send(`/messages/${id}`, 'No answer needed', { note: 'mine' })).status).toBe(303)
  expect((await desk.messages.find(id))?.status).toBe('closed')
})

test('LEAD-64: messages a page at a time, by kind, interest and words; one of them whole', async () => {
  const desk = await newMessageDesk()
  const dana = await desk.person('Dana')
  const ids: string[] = []
  for (let count = 0; count <= messageLists.perPage; count += 1) {
    ids.unshift(await desk.store({ lastName: `Number ${count}`, email: `n${count}@example.com` }))
    desk.pass(0.01)
  }
  const suspect = await desk.store({ interest: 'parts', lastName: 'Seo' }, { suspicion: 'links' })
  const listed = async (path: string) =>
    (await dana.see(path))
      .querySelectorAll('h2 a')
      .map((link) => link.getAttribute('href')?.match(/[\w-]+(?=\?|$)/)?.[0])
  expect(await listed('/messages')).toEqual([suspect, ...ids].slice(0, messageLists.perPage))
  ids.reverse()
  expect(await listed('/messages?kind=new')).toEqual(ids.slice(0, messageLists.perPage))
  const second = (await dana.see('/messages?kind=new')).querySelectorAll('main a').find(({ text }) => text === 'Next')
  expect(await listed(second?.getAttribute('href') ?? '')).toEqual(ids.slice(messageLists.perPage))
  expect(await listed('/messages?kind=suspects')).toEqual([suspect])
  const { waiting, all } = messageWords.order
  const orders = { '/messages?kind=new': waiting, '/messages?kind=suspects': undefined, '/messages': all }
  for (const [path, order] of Object.entries(orders))
    expect(texts(await dana.see(path), '.desk-inbox-head h1 ~ p')).toEqual(order ? [order] : [])
  const ofTopic = (await dana.see('/messages?kind=suspects&search=Seo')).querySelectorAll(
    'form:not([method]) [name=kind]',
  )
  expect(ofTopic.map((field) => field.getAttribute('value'))).toEqual(['suspects'])
  expect(await listed('/messages?interest=parts&search=SEO')).toEqual([suspect])
  expect(await listed('/messages?search=nothing-like-it&page=x&kind=constructor')).toEqual([])
  const page = await dana.see(`/messages/${suspect}`)
  for (const part of ['This may be spam (links)', 'ada@example.com', 'Parts & Accessories', suspect])
    expect(page.querySelector('main')?.text.toLowerCase()).toContain(part.toLowerCase())
  const resent = await dana.send(`/messages/${ids[0]}`, 'Email it to us again')
  const told = await dana.see(resent.headers.get('location') ?? '')
  expect(texts(told, '.desk-told')).toEqual(['An email about it is already waiting to be sent.'])
  expect(texts(told, 'main li').join()).toMatch(/To us: not sent yet, next try now/)
  const long = await dana.post(`/messages/${ids[0]}`, { status: 'answered', note: 'x'.repeat(2_001) })
  expect([long.status, (await desk.messages.find(ids[0] ?? ''))?.status]).toEqual([422, 'new'])
  for (const path of ['', '/release', '/resend'])
    expect((await dana.post(`/messages/none${path}`, { status: 'spam' })).status).toBe(404)
  for (const id of ['none', '%00', 'a%20b']) expect((await dana.ask(`/messages/${id}`)).status).toBe(404)
})

test('DESK-64, LEAD-63: beside a message stands the list from which it was opened, also after what is done about it', async () => {
  const desk = await newMessageDesk()
  const [first] = [
    await desk.store({ interest: 'parts', phone: 'ask Ada 570' }),
    await desk.store({ lastName: 'Byron' }),
  ]
  const dana = await desk.person('Dana')
  const path = `/messages/${first}?kind=new&interest=parts`
  const current = async (of: string) => texts(await dana.see(of), 'main [aria-current]')
  expect(await current(path)).toEqual(['To answer 2', 'Ada Lovelace'])
  expect(await current('/messages?interest=parts')).toEqual(['All 2', 'Ada Lovelace'])
  expect(texts(await dana.see(path), '.desk-acts > .button')).toEqual(['Write back', 'Mark answered'])
  const to = (await dana.send(path, 'Mark answered')).headers.get('location') ?? ''
  expect(to).toMatch(`/messages/${first}?kind=new&interest=parts&run=`)
  expect(await current(to)).toEqual(['To answer 1'])
  expect((await dana.post(`/messages/${first}/take`, { from: '//evil.test' })).headers.get('location')).toMatch(
    /^\/messages/,
  )
})

test('LEAD-63: the cart that a message is about stands by it with its price and stock, by the id that came with it', async () => {
  const desk = await newMessageDesk()
  const id = await desk.store({}, { context: { cart: city } })
  await desk.store({ lastName: 'Byron' }, { context: { cart: { id: 'gone', name: 'A cart of old' } } })
  const dana = await desk.person('Dana')
  for (const path of ['/', `/messages/${id}`]) {
    const asked = (await dana.see(path)).querySelectorAll(':is([aria-labelledby=waiting], .desk-letter) a.desk-row')
    expect(asked.map((link) => [link.getAttribute('href'), link.text])).toEqual([
      ['/carts/ev-city', 'Denago EV City $11,995 · In stock'],
    ])
  }
  expect(texts(await dana.see('/'), '.desk-list p').join()).toContain('Service Request, A cart of old')
})

test('LEAD-54: a person is forgotten after a look at what is there and with a passkey of that moment; a receipt stays', async () => {
  const desk = await newMessageDesk()
  const one = await desk.store()
  const other = await desk.store({ email: 'other@example.com' })
  const stranger = await desk.store({ phone: '570 555 0199', email: 'bob@example.com', lastName: 'Byron' })
  const dana = await desk.person('Dana')
  for (const person of ['a name', '570 555 0111']) expect((await dana.post('/forget', { person })).status).toBe(422)
  const found = parse(await (await dana.post('/forget', { person: 'ADA@example.com' })).text())
  expect(texts(found, 'h1, h2')).toEqual(['Erase 1 message', 'Ada Lovelace'])
  const agreed = { ids: found.querySelector('input[name=ids]')?.getAttribute('value') ?? '', agreed: 'yes' }
  desk.pass(1)
  const refused = await dana.post('/forget', agreed)
  expect([refused.status, (await refused.text()).includes(one)]).toEqual([401, true])
  expect(await desk.messages.find(one)).toBeDefined()
  const fresh = await desk.person('Dana')
  const receipt = parse(await (await fresh.post('/forget', agreed)).text())
  expect(texts(receipt, 'main p').join(' ')).toMatch(/1 message and 2 emails are erased\. The history keeps when/)
  expect(texts(receipt, 'main form')[0]).toContain('1 more message from (570) 555-0134')
  expect((await desk.messages.list({})).map(({ id }) => id).toSorted()).toEqual([other, stranger].toSorted())
  const run = Number(receipt.querySelector('main a[href^="/history/"]')?.getAttribute('href')?.split('/').at(-1))
  expect(await readRun(desk.database.db, run)).toMatchObject({ who: 'Dana', command: 'forget' })
  expect(await (await fresh.ask(`/history/${run}`)).text()).not.toMatch(/lovelace|ada@|0134/i)
})

test('LEAD-70: messages leave the house with a passkey of that moment, without spam, and the history knows of it', async () => {
  const desk = await newMessageDesk()
  const id = await desk.store({ firstName: '=1+1' })
  const cart = { id: 'ev-city', name: 'Denago EV City' }
  const spam = await desk.store({ lastName: 'Seo' }, { context: { cart } })
  const dana = await desk.person('Dana')
  await desk.messages.mark(spam, 'spam', desk.by())
  desk.pass(1)
  expect((await dana.ask('/messages/export')).headers.get('location')).toBe('/sign-in?to=/messages/export')
  expect((await dana.post('/messages/export', { format: 'csv' })).status).toBe(401)
  const fresh = await desk.person('Dana')
  const file = await fresh.send('/messages/export', 'Download a spreadsheet')
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="messages-2026-05-06.csv"')
  const rows = readCsv(await file.text()).map(({ cells }) => cells)
  expect(rows.slice(1).map(([first]) => first)).toEqual([id])
  expect(rows[1]).toContain("'=1+1")
  const json = await fresh.send('/messages/export', 'Download for another program', { kind: 'spam' })
  const received = expect.stringMatching(/-04:00$/)
  expect(await json.json()).toMatchObject([{ id: spam, lastName: 'Seo', cart, town: null, received }])
  const late = await fresh.send('/messages/export', 'Download for another program', { since: '2026-05-07' })
  expect(await late.json()).toEqual([])
  const runs = await latestRuns(desk.database.db, 10)
  expect(runs.filter(({ who, command }) => `${who} ${command}` === 'Dana export messages')).toHaveLength(3)
})

test('DESK-74: each screen says how many messages wait and leads to the one above; kinds have their numbers', async () => {
  const desk = await newMessageDesk()
  const [id] = [await desk.store(), await desk.store({ lastName: 'Byron' })]
  const dana = await desk.person('Dana')
  const count = async (path: string) => (await dana.see(path)).querySelector('.desk-tabs .desk-count')?.text
  for (const path of ['/', '/messages', '/carts', '/history', '/more', '/prices'])
    expect(await count(path)).toBe('2 to answer')
  await dana.send('/', 'Mark answered: Ada Lovelace')
  expect(await count('/carts')).toBe('1 to answer')
  await dana.send('/', 'Mark answered: Ada Byron')
  expect(await count('/carts')).toBeUndefined()
  const list = await dana.see('/messages')
  expect(texts(list, '.desk-filters a').map((text) => text.replace(/\s+/g, ' '))).toEqual(['All 2', 'Answered 2'])
  const up = {
    '/prices': '/more',
    '/week': '/more',
    '/shop/team/new': '/shop',
    '/new-cart': '/carts',
    [`/messages/${id}`]: '/messages',
  }
  for (const [path, above] of Object.entries(up))
    expect((await dana.see(path)).querySelector('.desk-up a')?.getAttribute('href')).toBe(above)
})

test('LEAD-80: a message that is put off leaves what waits, and comes back by itself on its day; deciding about it ends that', async () => {
  const desk = await newMessageDesk()
  const id = await desk.store()
  const dana = await desk.person('Dana')
  const put = await dana.send('/', 'Remind me tomorrow: Ada Lovelace')
  const told = (await dana.see(put.headers.get('location') ?? '')).querySelector('[role=status]')
  expect(told?.text).toContain('Ada Lovelace: comes back on May 7, 2026')
  expect(texts(await dana.see('/'), 'h1')).toEqual(['Nothing to answer now'])
  expect(texts(await dana.see('/messages?kind=later'), '.desk-sender')).toEqual(['Ada Lovelace'])
  desk.pass(24)
  const back = await dana.see('/')
  expect(texts(back, '[aria-labelledby=waiting] h2')).toEqual(['Ada Lovelace'])
  expect(texts(back, '.desk-reminder')).toEqual(['Your reminder for today'])
  await dana.send('/', 'Mark answered, remind me in 3 days: Ada Lovelace')
  expect(await desk.messages.find(id)).toMatchObject({ status: 'answered', remindOn: '2026-05-10' })
  expect(texts(await dana.see('/'), '.desk-sender')).toEqual([])
  desk.pass(72)
  expect(texts(await dana.see('/'), '.desk-sender')).toEqual(['Ada Lovelace'])
  await dana.send(`/messages/${id}`, 'No answer needed')
  expect(await desk.messages.find(id)).toMatchObject({ status: 'closed', remindOn: null })
})

test('LEAD-80, LEAD-62: a day that is past is refused with a sentence, and of two who decide at once the second is told', async () => {
  const desk = await newMessageDesk()
  const id = await desk.store()
  const [dana, ruth] = [await desk.person('Dana'), await desk.person('Ruth')]
  const past = await dana.post(`/messages/${id}/remind`, { on: 'day', day: '2026-05-06' })
  expect([past.status, await past.text()]).toEqual([422, expect.stringContaining('Choose a day that is still to come')])
  await ruth.post(`/messages/${id}`, { status: 'answered', seen: '' })
  expect((await dana.post(`/messages/${id}/remind`, { on: 'soon', seen: '' })).status).toBe(409)
  expect(await desk.messages.find(id)).toMatchObject({ status: 'answered', statusBy: 'Ruth', remindOn: null })
})

test('LEAD-81: who takes a message is seen by the others, and may give it back', async () => {
  const desk = await newMessageDesk()
  const id = await desk.store()
  const [dana, ruth] = [await desk.person('Dana'), await desk.person('Ruth')]
  await dana.send('/', 'I’ll answer this: Ada Lovelace')
  expect(texts(await ruth.see('/'), '.desk-standing')[0]).toContain('Dana has it')
  expect(texts(await ruth.see('/'), 'main button')).not.toContain('I’ll answer this')
  // Ruth's screen was older than Dana's tap.
  const second = await ruth.post(`/messages/${id}/take`, { wish: 'take' })
  expect([second.status, await second.text()]).toEqual([
    409,
    expect.stringContaining('Dana has it. Nothing was changed'),
  ])
  await dana.post(`/messages/${id}/take`, { wish: 'take' })
  expect(await desk.messages.find(id)).toMatchObject({ takenBy: 'Dana' })
  await dana.send(`/messages/${id}`, 'Leave it to the others: Ada Lovelace')
  expect(await desk.messages.find(id)).toMatchObject({ takenBy: null })
})

test('LEAD-62, LEAD-81: the second of two reads what has become of the message, and who has it where that person wanted to take it', async () => {
  const desk = await newMessageDesk()
  const id = await desk.store()
  const [dana, ruth] = [await desk.person('Dana'), await desk.person('Ruth')]
  await ruth.post(`/messages/${id}`, { status: 'answered', seen: '' })
  const seen = (await desk.messages.find(id))?.statusAt?.toISOString() ?? ''
  await ruth.send('/history', 'Undo: Ada Lovelace: answered')
  await dana.post(`/messages/${id}/take`, { wish: 'take' })
  const marked = await ruth.post(`/messages/${id}`, { status: 'closed', seen })
  expect([marked.status, await marked.text()]).toEqual([
    409,
    expect.stringContaining('What was decided has been undone'),
  ])
  const taken = await ruth.post(`/messages/${id}/take`, { wish: 'take' })
  expect([taken.status, await taken.text()]).toEqual([409, expect.stringContaining('Dana has it. Nothing was changed')])
})

test('DESK-73: a mail address breaks before the @ or a dot', async () => {
  const desk = await newMessageDesk()
  const id = await desk.store({ email: 'jonathan.montgomery@outlook-mail.example.com' })
  const screen = await (await desk.person('Dana')).see(`/messages/${id}`)
  const halves = screen.querySelectorAll('.desk-half').map((half) => half.innerHTML.split(/<wbr ?\/?>/))
  expect(halves).toEqual([
    ['jonathan', '.montgomery'],
    ['@outlook-mail', '.example', '.com'],
  ])
})

test('LEAD-82, LEAD-83: Today tells how we answer, by the history alone; visitors read it once the dealer says so', async () => {
  const desk = await newMessageDesk()
  const dana = await desk.person('Dana')
  const ids: string[] = []
  for (let count = 0; count < 21; count += 1) {
    ids.push(await desk.store({ email: `ada${count}@example.com` }))
    desk.pass(1)
    await desk.messages.mark(ids.at(-1) ?? '', 'answered', desk.by())
    desk.pass(1)
  }
  const [spam = '', ...others] = ids
  await desk.messages.mark(spam, 'spam', desk.by())
  expect(texts(await dana.see('/'), 'section:has(#answering) p').join(' ')).toContain(
    '20 messages in the last 90 days: 100% answered within 24 hours, half within 1 hour.',
  )
  const shown = await dana.send('/', 'Show it to visitors')
  expect((await dana.see(shown.headers.get('location') ?? '')).querySelector('[role=status]')?.text).toContain(
    'shown to visitors',
  )
  expect((await desk.database.ports.shop()).showsResponseTime).toBe(true)
  await dana.send('/', 'Hide it from visitors')
  expect((await desk.database.ports.shop()).showsResponseTime).toBe(false)
  await desk.messages.mark(others[0] ?? '', 'spam', desk.by())
  expect((await dana.see('/')).querySelector('#answering')).toBeNull()
})

import type { Socket } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { drip, type ReceivedMail, startBadServer, type TestMailServer } from '#tests/setup/mail-server.ts'
import { mailWorkers, shortTimeouts } from '#tests/setup/mail-workers.ts'
import { DeliveryRefused, leaseMs, mailAttempts } from './outbox.ts'
import { createSmtpTransport, smtpTimeouts } from './smtp.ts'
import { mailAboutSuspects } from './suspects.ts'

const mails = mailWorkers()
const { store, desk, mailsOf, work, mailServer } = mails

const states = async (id: string) => (await mailsOf(id)).map(({ state }) => state).toSorted()
const attempts = async (id: string) => (await mailsOf(id)).map((mail) => mail.attempts)
const released = async (id: string) => (await mailsOf(id)).every(({ lease }) => lease === null)
const toVisitor = ({ received }: TestMailServer) =>
  received.find(({ to }) => to[0]?.toLowerCase() === 'ada@example.com')

test('LEAD-30, LEAD-22: the dealer gets every field and can answer the visitor; the visitor gets a short word', async () => {
  const server = await mailServer()
  const context = { cart: { id: 'ev-city', name: 'Denago EV City' }, town: { id: 'x', name: 'Jim Thorpe Borough' } }
  const id = await store({ ...goodSubmission, lastName: 'Løvelace', message: 'Brakes <b>squeal</b>\n.\nquit' }, context)
  work(createSmtpTransport(server.url))
  await expect.poll(() => server.received.length).toBe(2)
  const source = server.received.find(({ to }) => to[0] === 'desk@switchback.test')?.source ?? ''
  expect(source).toMatch(/^Reply-To: =\?UTF-8\?Q\?Ada_L=C3=B8velace\?=\s+<Ada@example\.com>/im)
  for (const type of ['text/plain', 'text/html']) expect(source).toContain(type)
  const about = ['Service Request', 'Denago EV City', 'Jim Thorpe Borough']
  const words = ['Ada Løvelace', 'Ada@Example.com', '(570) 555-0134', 'Brakes <b>squeal</b>']
  const link = `https://desk.test/messages/${id}`
  for (const part of [...about, ...words, `: ${link}`, `<a href="${link}">`, 'Brakes &lt;b&gt;squeal&lt;/b&gt;'])
    expect(decodeQuotedPrintable(source)).toContain(part)
  const answer = decodeQuotedPrintable(toVisitor(server)?.source ?? '')
  for (const part of [...about, 'Hello Ada,', 'Auto-Submitted: auto-replied']) expect(answer).toContain(part)
  expect(answer).not.toContain('squeal')
  await expect.poll(() => states(id)).toEqual(['sent', 'sent'])
})

test.each([
  ['a header', 'Ada\r\nBcc: all@example.com\r\n\r\nHello'],
  ['an advertisement', 'Win at https://spam.example'],
])('LEAD-30: a name that is %s becomes no header and is not passed on', async (_, name) => {
  const server = await mailServer()
  await store()
  // No form takes such a name: no mail passes it on all the same.
  await mails.database.db.updateTable('leads').set({ first_name: name, last_name: name, phone: name }).execute()
  work(createSmtpTransport(server.url))
  await expect.poll(() => server.received.length).toBe(2)
  for (const { source, to } of server.received) {
    expect(to).toHaveLength(1)
    expect(source.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
  }
  expect(decodeQuotedPrintable(toVisitor(server)?.source ?? '')).not.toMatch(/spam\.example|all@/)
})

test('LEAD-26: one mail says how many messages look like advertising, and nothing of what they say', async () => {
  const server = await mailServer()
  const about = () => mailAboutSuspects(mails.database.writer, 'switchback.test', mails.now())
  const id = await store(goodSubmission, undefined, 'links')
  const other = await store({ ...goodSubmission, phone: '5705550198' }, undefined, 'too fast')
  await about()
  work(createSmtpTransport(server.url))
  await expect.poll(() => server.received.length).toBe(1)
  const source = decodeQuotedPrintable(server.received[0]?.source ?? '')
  for (const part of [
    'Subject: 2 messages look like spam',
    'To: desk@switchback.test',
    id,
    other,
    'https://desk.test/messages?kind=suspects',
  ])
    expect(source).toContain(part)
  expect(source).not.toMatch(/lovelace|ada@|squeal/i)

  // Where all are decided about before it goes, it does not.
  mails.clockSkew += 25 * 3_600_000
  await about()
  for (const each of [id, other]) await desk().mark(each, 'spam', { who: 'ann', command: 'test', at: new Date() })
  await expect.poll(() => mailsOf(other)).toMatchObject([{ state: 'sent' }])
  expect(server.received).toHaveLength(1)
})

test('LEAD-31: 550: given up at once, kept, told at the desk; the other mail goes out', async () => {
  const server = await mailServer({
    refuse: (to) => (to.toLowerCase() === 'ada@example.com' ? { code: 550, text: 'No such mailbox' } : undefined),
  })
  const id = await store()
  work(createSmtpTransport(server.url))
  await expect.poll(() => states(id)).toEqual(['dead', 'sent'])
  expect((await desk().status()).lines).toContain('Dead letters: 0 to the dealer, 1 to visitors, 0 to the webhook')
  expect((await mailsOf(id)).find(({ state }) => state === 'dead')?.last_error).toContain('550')
})

test('LEAD-34: 550 for one reader of LEADS_TO: told with the mail and by the status until a mail reaches all; no other reader has it twice', async () => {
  const sent: string[] = []
  let refused = ['gone@switchback.test']
  work(async ({ messageId = '' }) => {
    sent.push(messageId)
    return refused
  })
  const id = await store()
  await expect.poll(() => states(id)).toEqual(['sent', 'sent'])
  expect((await mailsOf(id)).map(({ last_error }) => last_error)).toEqual(
    Array(2).fill('refused for gone@switchback.test'),
  )
  expect((await desk().status(true)).alarms).toEqual([expect.stringContaining('refused for gone@switchback.test')])
  refused = []
  mails.clockSkew += 1_000
  const next = await store({ ...goodSubmission, phone: '570-555-0199' })
  await expect.poll(() => states(next)).toEqual(['sent', 'sent'])
  expect((await desk().status(true)).alarms).toEqual([])
  expect(new Set(sent).size).toBe(sent.length)
})

test('LEAD-31: 421: comes again after a growing pause, under the same Message-ID, until it is taken', async () => {
  let refusing = true
  const server = await mailServer({ refuse: () => (refusing ? { code: 421, text: 'Come back later' } : undefined) })
  const id = await store()
  const begun = Date.now()
  work(createSmtpTransport(server.url))
  await expect.poll(async () => [await attempts(id), await released(id)]).toEqual([[1, 1], true])
  for (const { due_at } of await mailsOf(id)) expect(Date.parse(due_at)).toBeGreaterThan(begun + 20_000)
  mails.clockSkew += 38_000
  await expect.poll(async () => [await attempts(id), await released(id)]).toEqual([[2, 2], true])
  refusing = false
  mails.clockSkew += 76_000
  await expect.poll(() => states(id)).toEqual(['sent', 'sent'])
  const ids = (await mailsOf(id)).map(({ message_id }) => message_id).toSorted()
  expect(server.received.map(({ messageId }: ReceivedMail) => messageId).toSorted()).toEqual(ids)
})

test.each<[string, (socket: Socket) => void]>([
  ['says nothing', () => {}],
  ['hangs up', (socket) => void socket.destroy()],
  ['says 421 at once', (socket) => void socket.end('421 busy\r\n')],
])('LEAD-31: a mail server that %s: the mail waits for another try', async (_, behave) => {
  const url = await startBadServer(behave)
  const id = await store()
  work(createSmtpTransport(url, shortTimeouts))
  const outcome = async () => [await states(id), await attempts(id), await released(id)]
  await expect.poll(outcome).toEqual([['waiting', 'waiting'], [1, 1], true])
})

test('LEAD-31: one mail that hangs delays no other', async () => {
  const poisoned = await store({ ...goodSubmission, email: 'poison@example.com' })
  for (let index = 0; index < 10; index += 1) await store({ ...goodSubmission, email: `ada${index}@example.com` })
  const release = Promise.withResolvers<void>()
  let carried = 0
  work(async ({ to }) => {
    if (JSON.stringify(to).includes('poison@example.com')) await release.promise
    else carried += 1
    return []
  })
  await expect.poll(() => carried).toBe(21)
  release.resolve()
  await expect.poll(() => states(poisoned)).toEqual(['sent', 'sent'])
})

test('LEAD-31: a mail that is never taken is given up in the end, and kept', async () => {
  const id = await store()
  work(() => Promise.reject(new DeliveryRefused('ECONNECTION 421 no', false)))
  for (let attempt = 1; attempt <= mailAttempts; attempt += 1) {
    const done = async () => (await attempts(id)).every((made) => made === attempt) && (await released(id))
    await expect.poll(done, { interval: 5 }).toBe(true)
    mails.clockSkew += 5 * 3_600_000
  }
  // To the visitor it would say nothing true after a day.
  expect(await mailsOf(id)).toMatchObject([{ recipient: 'dealer', state: 'dead' }])
})

test('LEAD-72: with a mail server at last the dealer gets every message, and a sender whom we still owe an answer alone a word', async () => {
  const by = { who: 'ann', command: 'test', at: new Date() }
  const from = (lastName: string) => store({ ...goodSubmission, lastName, email: `${lastName}@example.com` })
  const old = await from('old')
  mails.clockSkew += 25 * 3_600_000
  const [fresh, answered, spam] = [await from('fresh'), await from('answered'), await from('spam')]
  await desk().mark(answered, 'answered', by)
  await desk().mark(spam, 'spam', by)
  const receivers: string[] = []
  work(async ({ to }) => {
    receivers.push(typeof to === 'string' ? to : (to as { address: string }).address)
    return []
  })
  for (const id of [old, answered, spam])
    await expect.poll(() => mailsOf(id)).toMatchObject([{ recipient: 'dealer', state: 'sent' }])
  await expect.poll(() => states(fresh)).toEqual(['sent', 'sent'])
  expect(receivers.toSorted()).toEqual([...Array(4).fill('desk@switchback.test'), 'fresh@example.com'])
})

describe('LEAD-32: what a mail server has taken is not sent again', () => {
  const sentOnce = async (id: string, { received }: TestMailServer) => {
    expect(await attempts(id)).toEqual([1, 1])
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(received.length)
  }

  test('LEAD-32: a lease outlasts the slowest delivery, the ten minutes at the final dot included', () => {
    expect(smtpTimeouts.finalDotMs).toBeGreaterThanOrEqual(10 * 60_000)
    expect(leaseMs).toBeGreaterThan(smtpTimeouts.handOverMs + smtpTimeouts.finalDotMs + 60_000)
  })

  test('LEAD-32: by a server that answers to the final dot later than it took for all the rest', async () => {
    const server = await mailServer({ onMail: () => wait(1_500) })
    const id = await store()
    work(createSmtpTransport(server.url, shortTimeouts))
    await expect.poll(() => states(id)).toEqual(['sent', 'sent'])
    await sentOnce(id, server)
  })

  test.each([1, 2])('LEAD-32: by %i workers with a clock set forward by five days meanwhile', async (count) => {
    const finish = Promise.withResolvers<void>()
    const server = await mailServer({ onMail: () => finish.promise })
    const id = await store()
    const workers = [work(createSmtpTransport(server.url))]
    await expect.poll(async () => (await mailsOf(id)).every(({ lease }) => lease !== null)).toBe(true)
    if (count === 2) workers.push(work(createSmtpTransport(server.url)))
    await wait(100)
    mails.clockSkew += 5 * 24 * 3_600_000
    for (const worker of workers) worker.wake()
    await wait(300)
    finish.resolve()
    await expect.poll(() => states(id)).toEqual(['sent', 'sent'])
    await sentOnce(id, server)
  })

  test('LEAD-32: with a database that is locked from the 250 on for longer than one write is tried', async () => {
    const id = await store()
    const other = new DatabaseSync(mails.database.location)
    let locked = false
    const lock = () => {
      if (!locked) other.exec('begin immediate')
      locked = true
    }
    const server = await mailServer({ onMail: lock })
    work(createSmtpTransport(server.url))
    await expect.poll(() => server.received.length).toBe(2)
    await wait(6_500)
    other.exec('commit')
    other.close()
    await expect.poll(() => states(id)).toEqual(['sent', 'sent'])
    mails.clockSkew += 5 * 3_600_000
    await wait(100)
    await sentOnce(id, server)
  })
})

/** Takes a mail and never answers to its final dot. */
function neverTake(socket: Socket): void {
  socket.write('220 mail\r\n')
  socket.on('end', () => socket.end())
  socket.on('data', (data) => {
    const text = data.toString()
    if (/^(?:EHLO|MAIL|RCPT)/.test(text)) socket.write('250 yes\r\n')
    if (text.startsWith('DATA')) socket.write('354 go on\r\n')
  })
}

test.each([
  [
    'never answers to the final dot',
    neverTake,
    'ETIMEDOUT the mail server took longer than 0.3 s to answer to its end',
  ],
  ['drips a byte now and then', drip, 'ETIMEDOUT the mail server took longer than 0.9 s to take the mail'],
])('LEAD-32: a server that %s is left in the end, and its socket with it', async (_, behave, reason) => {
  const sockets: Socket[] = []
  const url = await startBadServer((socket) => {
    sockets.push(socket)
    behave(socket)
  })
  const id = await store()
  work(createSmtpTransport(url, { connectMs: 5_000, handOverMs: 900, finalDotMs: 300 }))
  const reasons = async () => (await mailsOf(id)).map(({ last_error }) => last_error)
  await expect.poll(reasons).toEqual([reason, reason])
  await expect.poll(() => sockets.map(({ closed }) => closed)).toEqual([true, true])
})

function decodeQuotedPrintable(source: string): string {
  const bytes = source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

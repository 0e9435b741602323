import type { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { mailAttempts } from '#subjects/contact/rules/mail-timing.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { drip, startBadServer } from '#tests/setup/mail-server.ts'
import { mailWorkers, shortTimeouts } from '#tests/setup/mail-workers.ts'
import { createSmtpTransport } from './mail-transport.ts'
import { DeliveryRefused } from './outbox.ts'

const mails = mailWorkers()
const { store, desk, mailsOf, work, mailServer } = mails

test('LEAD-30: the dealer gets every field and can answer the visitor; the visitor gets a short word', async () => {
  const server = await mailServer()
  const id = await store({ ...goodSubmission, lastName: 'Løvelace', message: 'Brakes <b>squeal</b>\n.\nquit' })
  work(createSmtpTransport(server.url))
  await expect.poll(() => server.received.length).toBe(2)
  const toDealer = server.received.find(({ to }) => to[0] === 'desk@switchback.test')?.source ?? ''
  const toVisitor = server.received.find(({ to }) => to[0]?.toLowerCase() === 'ada@example.com')?.source ?? ''
  expect(toDealer).toMatch(/^Reply-To: =\?UTF-8\?Q\?Ada_L=C3=B8velace\?=\s+<Ada@example\.com>/im)
  expect(toDealer).toContain('text/plain')
  expect(toDealer).toContain('text/html')
  const text = decodeQuotedPrintable(toDealer)
  for (const part of [
    'Ada Løvelace',
    'Ada@Example.com',
    '(570) 555-0134',
    'Service Request',
    id,
    'Brakes <b>squeal</b>',
  ])
    expect(text).toContain(part)
  expect(text).toContain('Brakes &lt;b&gt;squeal&lt;/b&gt;')
  expect(toVisitor).toContain('Auto-Submitted: auto-replied')
  expect(decodeQuotedPrintable(toVisitor)).toContain('Hello Ada,')
  expect(decodeQuotedPrintable(toVisitor)).not.toContain('squeal')
  await expect.poll(async () => (await mailsOf(id)).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test('LEAD-22: both mails name the cart and the town; what was typed stays out of the visitor’s', async () => {
  const server = await mailServer()
  const context = {
    cart: { id: 'ev-city', name: 'Denago EV City' },
    town: { id: 'jim-thorpe-borough', name: 'Jim Thorpe Borough' },
  }
  await store(goodSubmission, context)
  work(createSmtpTransport(server.url))
  await expect.poll(() => server.received.length).toBe(2)
  for (const { source } of server.received)
    for (const name of ['Denago EV City', 'Jim Thorpe Borough', 'Service Request'])
      expect(decodeQuotedPrintable(source)).toContain(name)
})

test('LEAD-30: no text of a visitor becomes a header, even one that came past the rules', async () => {
  const server = await mailServer()
  const evil = 'Ada\r\nBcc: all@example.com\r\n\r\nHello'
  await store({ ...goodSubmission, firstName: evil, lastName: evil, phone: evil })
  work(createSmtpTransport(server.url))
  await expect.poll(() => server.received.length).toBe(2)
  for (const { source, to } of server.received) {
    expect(to).toHaveLength(1)
    const [headers = ''] = source.split('\r\n\r\n')
    expect(headers).not.toMatch(/^bcc:/im)
  }
})

test('LEAD-30: a first name that is an advertisement is not passed on', async () => {
  const server = await mailServer()
  await store({ ...goodSubmission, firstName: 'Win at https://spam.example' })
  work(createSmtpTransport(server.url))
  await expect.poll(() => server.received.length).toBe(2)
  const toVisitor = server.received.find(({ to }) => to[0]?.toLowerCase() === 'ada@example.com')?.source ?? ''
  expect(decodeQuotedPrintable(toVisitor)).not.toContain('spam.example')
})

test('LEAD-31: 550: given up at once, kept, told at the desk; the other mail goes out', async () => {
  const server = await mailServer({
    refuse: (to) => (to.toLowerCase() === 'ada@example.com' ? { code: 550, text: 'No such mailbox' } : undefined),
  })
  const id = await store()
  work(createSmtpTransport(server.url))
  await expect.poll(async () => (await mailsOf(id)).map(({ state }) => state).toSorted()).toEqual(['dead', 'sent'])
  expect((await desk().status()).lines).toContain('Dead letters: 0 to the dealer, 1 to visitors, 0 to the webhook')
  expect((await mailsOf(id)).find(({ state }) => state === 'dead')?.last_error).toContain('550')
})

test('LEAD-31: 421: comes again after a growing pause, under the same Message-ID, until it is taken', async () => {
  let refusing = true
  const seen: string[] = []
  const server = await mailServer({
    refuse: () => (refusing ? { code: 421, text: 'Come back later' } : undefined),
    onMail: ({ messageId }) => void seen.push(messageId),
  })
  const id = await store()
  const before = (await mailsOf(id)).map(({ message_id }) => message_id).toSorted()
  work(createSmtpTransport(server.url))
  const attempts = async () => (await mailsOf(id)).map((mail) => mail.attempts)
  await expect.poll(attempts).toEqual([1, 1])
  await expect.poll(async () => (await mailsOf(id)).every(({ lease }) => lease === null)).toBe(true)
  const dues = (await mailsOf(id)).map(({ due_at }) => Date.parse(due_at) - Date.now())
  for (const due of dues) expect(due).toBeGreaterThan(25_000)
  mails.clockSkew += 31_000
  await expect.poll(attempts).toEqual([2, 2])
  refusing = false
  await expect.poll(async () => (await mailsOf(id)).every(({ lease }) => lease === null)).toBe(true)
  mails.clockSkew += 61_000
  await expect.poll(async () => (await mailsOf(id)).map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect(seen.toSorted()).toEqual(before)
})

describe('a mail server that', () => {
  const greeting = '220 mail\r\n'
  const badServers: [string, (socket: Socket) => void][] = [
    ['says nothing', () => {}],
    ['stops talking in the middle', (socket) => void socket.write(greeting)],
    ['hangs up at once', (socket) => socket.destroy()],
    ['hangs up after the greeting', (socket) => void socket.end(greeting)],
    ['drips a byte now and then', (socket) => drip(socket)],
    ['speaks nonsense', (socket) => void socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['says 421 at once', (socket) => void socket.end('421 busy\r\n')],
  ]
  test.each(badServers)('LEAD-31: %s: the mail waits for another try', async (_, behave) => {
    const bad = await startBadServer(behave)
    mails.stopLater(bad.stop)
    const id = await store()
    work(createSmtpTransport(bad.url, shortTimeouts))
    await expect
      .poll(async () => (await mailsOf(id)).map(({ state, attempts, lease }) => [state, attempts, lease]), {
        timeout: 5_000,
      })
      .toEqual([
        ['waiting', 1, null],
        ['waiting', 1, null],
      ])
  })

  test('LEAD-31: is not there: the mail waits for another try', async () => {
    const id = await store()
    work(createSmtpTransport('smtp://127.0.0.1:1', shortTimeouts))
    await expect
      .poll(async () => (await mailsOf(id)).map(({ last_error }) => last_error?.split(' ')[0]))
      .toEqual(['ESOCKET', 'ESOCKET'])
  })
})

test('LEAD-31: one mail that hangs delays no other', async () => {
  const poisoned = await store({ ...goodSubmission, email: 'poison@example.com' })
  const others: string[] = []
  for (let index = 0; index < 10; index += 1)
    others.push(await store({ ...goodSubmission, email: `ada${index}@example.com` }))
  const carried: string[] = []
  work(async (mail) => {
    const to = typeof mail.to === 'string' ? mail.to : mail.to.address
    if (to === 'poison@example.com') await new Promise((resolve) => setTimeout(resolve, 1_500))
    else carried.push(to)
  })
  await expect.poll(() => carried.length, { timeout: 1_000 }).toBe(21)
  await expect
    .poll(async () => (await mailsOf(poisoned)).map(({ state }) => state), { timeout: 3_000 })
    .toEqual(['sent', 'sent'])
})

test('LEAD-31: a mail that is never taken is given up in the end, kept and revived at the desk', async () => {
  const id = await store()
  let refuse = true
  const carried: string[] = []
  work(async ({ messageId }) => {
    if (refuse) throw new DeliveryRefused('ECONNECTION 421 no', false)
    carried.push(messageId)
  })
  for (let attempt = 1; attempt <= mailAttempts; attempt += 1) {
    await expect
      .poll(async () => (await mailsOf(id)).every((mail) => mail.attempts === attempt && mail.lease === null), {
        interval: 5,
      })
      .toBe(true)
    mails.clockSkew += 5 * 3_600_000
  }
  expect((await mailsOf(id)).map(({ state }) => state)).toEqual(['dead', 'dead'])
  const names = (await mailsOf(id)).map(({ message_id }) => message_id).toSorted()
  refuse = false
  expect(await desk().resend(id)).toEqual({ added: 2, waiting: 0 })
  await expect.poll(() => carried.toSorted()).toEqual(names)
})

function decodeQuotedPrintable(source: string): string {
  const bytes = source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

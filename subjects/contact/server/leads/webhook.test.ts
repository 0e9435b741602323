import { createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailAttempts } from '#subjects/contact/rules/mail-timing.ts'
import { freePort } from '#tests/setup/free-port.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { mailWorkers } from '#tests/setup/mail-workers.ts'
import { type ReceivedCall, startReceiver } from '#tests/setup/webhook-receiver.ts'
import { createSmtpTransport } from './mail-transport.ts'
import { leaseMs } from './outbox.ts'
import { createWebhook } from './webhook.ts'

const mails = mailWorkers()
const { store, mailsOf, now, mailServer } = mails
const secret = 'a secret that is long enough'
const shortMs = 300

beforeEach(() => {
  mails.webhook = true
})

async function receiver(answer: (response: ServerResponse, call: ReceivedCall) => void) {
  const started = await startReceiver(answer)
  mails.stopLater(started.stop)
  return started
}
const taken = (response: ServerResponse) => void response.writeHead(204).end()
const callOf = async (id: string) => (await mailsOf(id)).find(({ recipient }) => recipient === 'webhook')
const post = (url: string, timeoutMs = 5_000) => mails.post(createWebhook({ url, secret }, { now, timeoutMs }))
const signed = ({ headers, body }: ReceivedCall, key: string | Buffer) =>
  `v1,${createHmac('sha256', key).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`).digest('base64')}`

test('LEAD-71: a message is posted whole, signed with its time, under an id of its own', async () => {
  const { url, received } = await receiver(taken)
  const context = { cart: { id: 'ev-city', name: 'Denago EV City' }, town: { id: 'x', name: 'Jim Thorpe Borough' } }
  const id = await store({ ...goodSubmission, firstName: 'Zoë <!here>' }, context)
  post(url)
  await expect.poll(async () => (await callOf(id))?.state).toBe('sent')
  const [call] = received
  if (!call) throw new Error('a call was expected')
  expect(JSON.parse(call.body)).toMatchObject({
    type: 'lead.received',
    id,
    firstName: 'Zoë <!here>',
    email: 'Ada@Example.com',
    phone: '(570) 555-0134',
    interest: 'service',
    message: goodSubmission.message,
    cart: { id: 'ev-city', name: 'Denago EV City' },
    town: 'Jim Thorpe Borough',
    receivedAt: expect.stringMatching(/-0[45]:00$/),
  })
  const { text } = JSON.parse(call.body) as { text: string }
  for (const part of ['(570) 555-0134', 'Service Request', 'Denago EV City', id]) expect(text).toContain(part)
  expect(text).not.toMatch(/[<>]/)
  expect(call.headers['webhook-id']).toBe((await callOf(id))?.id)
  expect(Math.abs(Number(call.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
  expect(call.headers['webhook-signature']).toBe(signed(call, secret))
})

test('LEAD-71: a secret as such services hand it out is read as base64', async () => {
  const { url, received } = await receiver(taken)
  const id = await store()
  const key = Buffer.from('0123456789abcdef0123456789abcdef')
  mails.post(createWebhook({ url, secret: `whsec_${key.toString('base64')}` }, { now }))
  await expect.poll(async () => (await callOf(id))?.state).toBe('sent')
  expect(received.map((call) => call.headers['webhook-signature'])).toEqual(received.map((call) => signed(call, key)))
})

test('LEAD-71: it is asked again after a growing pause, under the same id, until it has answered 2xx', async () => {
  let failing = true
  const { url, received } = await receiver((response) => void response.writeHead(failing ? 503 : 200).end('whatever'))
  const id = await store()
  post(url)
  await expect.poll(async () => [(await callOf(id))?.last_error, (await callOf(id))?.lease]).toEqual(['HTTP 503', null])
  expect(Date.parse((await callOf(id))?.due_at ?? '') - Date.now()).toBeGreaterThan(25_000)
  mails.clockSkew += 31_000
  await expect.poll(async () => (await callOf(id))?.attempts).toBe(2)
  await expect.poll(async () => (await callOf(id))?.lease).toBe(null)
  failing = false
  mails.clockSkew += 61_000
  await expect.poll(async () => (await callOf(id))?.state).toBe('sent')
  const ids = received.map(({ headers }) => headers['webhook-id'])
  expect([ids.length, new Set(ids).size]).toEqual([3, 1])
  // Signed anew each time: an old signature would be refused as a replay.
  expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3)
})

describe('a receiver that', () => {
  const elsewhere: string[] = []
  const behaviours: [string, (response: ServerResponse, call: ReceivedCall) => void, RegExp][] = [
    ['is broken', (response) => void response.writeHead(500).end('x'.repeat(100_000)), /^HTTP 500$/],
    ['refuses', (response) => void response.writeHead(401).end(), /^HTTP 401$/],
    [
      'leads elsewhere',
      (response, { path }) => {
        elsewhere.push(path)
        response.writeHead(307, { Location: '/elsewhere' }).end()
      },
      /^HTTP 307$/,
    ],
    ['says nothing', () => {}, /^ETIMEDOUT the receiver took longer than 0\.3 s/],
    ['stops in the middle', (response) => void response.socket?.write('HTTP/1.1 200 O'), /^ETIMEDOUT/],
    ['hangs up', (response) => void response.socket?.destroy(), /\S/],
    ['speaks nonsense', (response) => void response.socket?.end('220 mail\r\n'), /\S/],
  ]
  test.each(behaviours)('LEAD-71: %s: the call waits for another try', async (_, behave, reason) => {
    const { url } = await receiver(behave)
    const id = await store()
    post(url, shortMs)
    await expect.poll(async () => (await callOf(id))?.last_error).toMatch(reason)
    expect(await callOf(id)).toMatchObject({ state: 'waiting', attempts: 1 })
    expect(elsewhere).not.toContain('/elsewhere')
  })

  test('LEAD-71: is not there: the call waits for another try', async () => {
    const id = await store()
    post(`http://127.0.0.1:${await freePort()}/leads`, shortMs)
    await expect.poll(async () => (await callOf(id))?.last_error).toMatch(/^ECONNREFUSED/)
  })

  test('LEAD-71: is gone for good (410): given up at once, kept, told at the desk and revived there', async () => {
    let gone = true
    const { url } = await receiver((response) => void response.writeHead(gone ? 410 : 200).end())
    const id = await store()
    const worker = post(url)
    await expect.poll(async () => (await callOf(id))?.state).toBe('dead')
    expect((await mails.desk().status()).lines).toContain(
      'Dead letters: 0 to the dealer, 0 to visitors, 1 to the webhook',
    )
    expect((await mails.desk().list({})).map(({ callGivenUp }) => callGivenUp)).toEqual([true])
    gone = false
    expect(await mails.desk().resend(id)).toEqual({ added: 1, waiting: 2 })
    worker.wake()
    await expect.poll(async () => (await callOf(id))?.state).toBe('sent')
  })

  test('LEAD-71: never takes it: given up in the end', async () => {
    const { url } = await receiver((response) => void response.writeHead(500).end())
    const id = await store()
    post(url)
    for (let attempt = 1; attempt <= mailAttempts; attempt += 1) {
      await expect
        .poll(async () => [(await callOf(id))?.attempts, (await callOf(id))?.lease], { interval: 5 })
        .toEqual([attempt, null])
      mails.clockSkew += 5 * 3_600_000
    }
    expect((await callOf(id))?.state).toBe('dead')
  })
})

test('LEAD-71: what the receiver says is not read: an answer without end is left, and taken for what its status is', async () => {
  let closed = false
  let written = 0
  const { url } = await receiver((response) => {
    response.writeHead(200)
    const more = () => {
      while (!closed && response.write('x'.repeat(65_536))) written += 65_536
    }
    response.on('drain', more)
    response.on('close', () => {
      closed = true
    })
    more()
  })
  const id = await store()
  post(url)
  await expect.poll(async () => (await callOf(id))?.state).toBe('sent')
  await expect.poll(() => closed).toBe(true)
  expect(written).toBeLessThan(16 * 1024 * 1024)
})

test('LEAD-71: one that hangs delays no mail', async () => {
  const server = await mailServer()
  const { url, received } = await receiver(() => {})
  for (let index = 0; index < 10; index += 1) await store({ ...goodSubmission, email: `ada${index}@example.com` })
  post(url)
  await expect.poll(() => received.length).toBe(8)
  mails.work(createSmtpTransport(server.url))
  await expect.poll(() => server.received.length, { timeout: 5_000 }).toBe(20)
})

test('LEAD-71: a call takes less than its lease', () => expect(leaseMs).toBeGreaterThan(60_000))

test('LEAD-71: a suspect is not posted until it is released', async () => {
  const { url, received } = await receiver(taken)
  post(url)
  const id = await mails.store(goodSubmission, undefined, 'too fast')
  expect((await mailsOf(id)).length).toBe(0)
  await mails.desk().release(id, { who: 'ann', command: 'leads release' })
  await expect.poll(() => received.length).toBe(1)
})

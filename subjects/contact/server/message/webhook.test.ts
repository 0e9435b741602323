import type { ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { beforeEach, describe, expect, test } from 'vitest'
import { freePort } from '#tests/setup/free-port.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { mailWorkers } from '#tests/setup/mail-workers.ts'
import { type ReceivedCall, startReceiver } from '#tests/setup/webhook-receiver.ts'
import { leaseMs } from './outbox.ts'
import { createSmtpTransport } from './smtp.ts'
import { createWebhook } from './webhook.ts'

const mails = mailWorkers()
const { store, mailsOf, now, mailServer } = mails
const secret = 'a secret that is long enough'
const shortMs = 300

beforeEach(() => {
  mails.postsToWebhook = true
})

const taken = (response: ServerResponse) => void response.writeHead(204).end()
const callOf = async (id: string) => (await mailsOf(id)).find(({ recipient }) => recipient === 'webhook')
const post = (url: string, timeoutMs = 5_000) => mails.post(createWebhook({ url, secret }, now, timeoutMs))

test('LEAD-71: a message is posted whole, signed with its time, under an id of its own', async () => {
  const { url, received } = await startReceiver(taken)
  const context = { cart: { id: 'ev-city', name: 'Denago EV City' }, town: { id: 'x', name: 'Jim Thorpe Borough' } }
  const id = await store({ ...goodSubmission, firstName: 'Zoë <!here>' }, context)
  post(url)
  await expect.poll(async () => (await callOf(id))?.state).toBe('sent')
  const { body = '', headers = {} } = received[0] ?? {}
  const sent = new Webhook(secret, { format: 'raw' }).verify(body, headers as Record<string, string>)
  expect(sent).toMatchObject({
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
  const { text } = sent as { text: string }
  for (const part of ['(570) 555-0134', 'Service Request', 'Denago EV City', id]) expect(text).toContain(part)
  expect(text).not.toMatch(/[<>]/)
  expect(headers['webhook-id']).toBe((await callOf(id))?.id)
})

test('LEAD-71: mentions and links in a visitor’s words are inert where people read them', async () => {
  const { url, received } = await startReceiver(taken)
  const message =
    '@here @everyone <@U123> see https://evil.example/x or www.evil.example, [a](http://evil.example). 3.5 mi'
  await store({ ...goodSubmission, lastName: '@channel', email: 'ada@everyone.example', message })
  await store()
  post(url)
  await expect.poll(() => received.length).toBe(2)
  const [text = '', other = ''] = received
    .map(({ body }) => (JSON.parse(body) as { text: string }).text)
    .toSorted((a, b) => Number(a.includes(goodSubmission.message)) - Number(b.includes(goodSubmission.message)))
  expect(text).not.toMatch(/@|:\/\/|[<>]|\w\.[a-z]{2}(?<!everyone\.ex)/)
  expect(text).toContain('3.5 mi')
  expect(other).toContain(goodSubmission.email)
})

test('LEAD-71: what is stored of a failure never holds the address', async () => {
  const closed = new URL('/hooks/T0KEN', `http://127.0.0.1:${await freePort()}`).href
  for (const address of [closed, 'http://:T0KEN@127.0.0.1/', 'http://T0KEN.invalid/']) {
    const id = await store({ ...goodSubmission, message: `To ${address.length} and back again` })
    const worker = post(address)
    await expect.poll(async () => (await callOf(id))?.last_error).toMatch(/the receiver could not be asked$/)
    expect((await callOf(id))?.last_error).not.toMatch(/T0KEN|127\.0/i)
    await worker.stop()
  }
})

test('LEAD-71: a secret as such services hand it out is read as base64', async () => {
  const { url, received } = await startReceiver(taken)
  const key = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`
  const id = await store()
  mails.post(createWebhook({ url, secret: key }, now))
  await expect.poll(() => received.length).toBe(1)
  const { body = '', headers = {} } = received[0] ?? {}
  expect(new Webhook(key).verify(body, headers as Record<string, string>)).toMatchObject({ id })
})

test('LEAD-71: it is asked again after a growing pause, under the same id, until it has answered 2xx', async () => {
  let failing = true
  const { url, received } = await startReceiver(
    (response) => void response.writeHead(failing ? 503 : 200).end('not read'),
  )
  const id = await store()
  const begun = Date.now()
  post(url)
  await expect.poll(async () => [(await callOf(id))?.last_error, (await callOf(id))?.lease]).toEqual(['HTTP 503', null])
  expect(Date.parse((await callOf(id))?.due_at ?? '')).toBeGreaterThan(begun + 20_000)
  failing = false
  mails.clockSkew += 61_000
  await expect.poll(async () => (await callOf(id))?.state).toBe('sent')
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  // Signed anew each time: an old signature would be refused as a replay.
  expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(2)
})

describe('LEAD-71: a receiver that', () => {
  const elsewhere: string[] = []
  test.each<[string, (response: ServerResponse, call: ReceivedCall) => void, RegExp]>([
    ['refuses', (response) => void response.writeHead(401).end('x'.repeat(100_000)), /^HTTP 401$/],
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
  ])('LEAD-71: %s: the call waits for another try', async (_, behave, reason) => {
    const { url } = await startReceiver(behave)
    const id = await store()
    post(url, shortMs)
    await expect.poll(async () => (await callOf(id))?.last_error).toMatch(reason)
    expect(await callOf(id)).toMatchObject({ state: 'waiting' })
    expect(elsewhere).not.toContain('/elsewhere')
  })

  test('LEAD-71: is gone for good (410): given up at once, kept and told at the desk', async () => {
    const { url } = await startReceiver((response) => void response.writeHead(410).end())
    const id = await store()
    post(url)
    await expect.poll(async () => (await callOf(id))?.state).toBe('dead')
    const told = 'Dead letters: 0 to the dealer, 0 to visitors, 1 to the webhook'
    expect((await mails.desk().status()).lines).toContain(told)
  })

  test('LEAD-71: answers without end: it is left, and taken for what its status is', async () => {
    let closed = false
    const { url } = await startReceiver((response) => {
      response.writeHead(200)
      const more = () => {
        while (!closed && response.write('x'.repeat(65_536)));
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
  })

  test('LEAD-71: hangs: it delays no mail, and its call takes less than its lease', async () => {
    const server = await mailServer()
    const { url, received } = await startReceiver(() => {})
    for (let index = 0; index < 10; index += 1) await store({ ...goodSubmission, email: `ada${index}@example.com` })
    post(url)
    await expect.poll(() => received.length).toBe(8)
    mails.work(createSmtpTransport(server.url))
    await expect.poll(() => server.received.length).toBe(20)
    expect(leaseMs).toBeGreaterThan(60_000)
  })
})

test('LEAD-71, LEAD-26: a suspect is not posted until it is released', async () => {
  const { url, received } = await startReceiver(taken)
  post(url)
  const id = await store(goodSubmission, undefined, 'too fast')
  expect((await mailsOf(id)).length).toBe(0)
  await mails.desk().release(id, { who: 'ann', command: 'release', at: new Date() })
  await expect.poll(() => received.length).toBe(1)
})

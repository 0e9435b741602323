import type { Socket } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { drip, startBadServer, type TestMailServer } from '#tests/setup/mail-server.ts'
import { mailWorkers, shortTimeouts } from '#tests/setup/mail-workers.ts'
import { createSmtpTransport, smtpTimeouts } from './mail-transport.ts'
import { leaseMs } from './outbox.ts'

const mails = mailWorkers()
const { store, mailsOf, work, mailServer } = mails

const states = async (id: string) => (await mailsOf(id)).map(({ state }) => state)
const sentTwice = (server: TestMailServer) =>
  server.received.length - new Set(server.received.map(({ messageId }) => messageId)).size

test('LEAD-32: a lease outlasts the slowest delivery, the ten minutes at the final dot included', () => {
  expect(smtpTimeouts.finalDotMs).toBeGreaterThanOrEqual(10 * 60_000)
  expect(leaseMs).toBeGreaterThan(smtpTimeouts.handOverMs + smtpTimeouts.finalDotMs + 60_000)
})

test('LEAD-32: a server that answers to the final dot later than it took for all the rest', async () => {
  const server = await mailServer({ onMail: () => wait(1_500) })
  const id = await store()
  work(createSmtpTransport(server.url, shortTimeouts))
  await expect.poll(() => states(id), { timeout: 5_000 }).toEqual(['sent', 'sent'])
  expect((await mailsOf(id)).map(({ attempts }) => attempts)).toEqual([1, 1])
  expect(server.received).toHaveLength(2)
})

test('LEAD-32: one that never answers to it is left in the end, and its socket with it', async () => {
  const sockets: Socket[] = []
  const bad = await startBadServer((socket) => {
    sockets.push(socket)
    socket.write('220 mail\r\n')
    socket.on('end', () => socket.end())
    socket.on('data', (data) => {
      const text = data.toString()
      if (/^(?:EHLO|MAIL|RCPT)/.test(text)) socket.write('250 yes\r\n')
      if (text.startsWith('DATA')) socket.write('354 go on\r\n')
    })
  })
  mails.stopLater(bad.stop)
  const id = await store()
  work(createSmtpTransport(bad.url, { connectMs: 5_000, handOverMs: 5_000, finalDotMs: 300 }))
  await expect
    .poll(async () => (await mailsOf(id)).map(({ last_error }) => last_error), { timeout: 10_000 })
    .toEqual(Array(2).fill('ETIMEDOUT the mail server took longer than 0.3 s to answer to its end'))
  await expect.poll(() => sockets.map(({ closed }) => closed)).toEqual([true, true])
})

test('LEAD-32: a server that drips a byte now and then keeps no socket', async () => {
  const sockets: Socket[] = []
  const bad = await startBadServer((socket) => {
    sockets.push(socket)
    drip(socket)
  })
  mails.stopLater(bad.stop)
  const id = await store()
  work(createSmtpTransport(bad.url, { ...shortTimeouts, connectMs: 5_000 }))
  await expect.poll(async () => (await mailsOf(id)).every(({ last_error }) => last_error !== null)).toBe(true)
  await expect.poll(() => sockets.map(({ closed }) => closed)).toEqual([true, true])
})

test.each(['one worker', 'two workers'])('LEAD-32: %s, a clock set forward by five days meanwhile', async (workers) => {
  const finish = Promise.withResolvers<void>()
  const server = await mailServer({ onMail: () => finish.promise })
  const id = await store()
  const first = work(createSmtpTransport(server.url))
  await expect.poll(async () => (await mailsOf(id)).every(({ lease }) => lease !== null)).toBe(true)
  const second = workers === 'two workers' ? work(createSmtpTransport(server.url)) : first
  await wait(100)
  mails.clockSkew += 5 * 24 * 3_600_000
  first.wake()
  second.wake()
  await wait(300)
  finish.resolve()
  await expect.poll(() => states(id)).toEqual(['sent', 'sent'])
  expect((await mailsOf(id)).map(({ attempts }) => attempts)).toEqual([1, 1])
  expect(sentTwice(server)).toBe(0)
})

test('LEAD-32: a database that is locked from the 250 on for longer than one write is tried', async () => {
  const id = await store()
  const other = new DatabaseSync(mails.database.location)
  let locked = false
  const server = await mailServer({
    onMail: () => {
      if (!locked) other.exec('begin immediate')
      locked = true
    },
  })
  work(createSmtpTransport(server.url))
  await expect.poll(() => server.received.length).toBe(2)
  await wait(6_500)
  other.exec('commit')
  other.close()
  await expect.poll(() => states(id), { timeout: 5_000 }).toEqual(['sent', 'sent'])
  mails.clockSkew += 5 * 3_600_000
  await wait(100)
  expect(sentTwice(server)).toBe(0)
  expect((await mailsOf(id)).map(({ attempts }) => attempts)).toEqual([1, 1])
})

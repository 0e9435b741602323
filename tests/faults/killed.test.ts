import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { campaign } from '#tests/setup/campaign.ts'
import { type ReceivedMail, startMailServer, type TestMailServer } from '#tests/setup/mail-server.ts'
import { messageNumber, postMessage, type SiteProcess, startSite } from '#tests/setup/site-process.ts'

const rounds = campaign({ short: 6, whole: 50 })
const mailEnv = { LEADS_TO: 'desk@switchback.test', LEADS_FROM: 'site@switchback.test' }

let directory: string
let mailServer: TestMailServer
let site: SiteProcess | undefined
let onMail: (mail: ReceivedMail) => void

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'switchback-killed-'))
  onMail = () => {}
  mailServer = await startMailServer({ onMail: (mail) => onMail(mail) })
})

afterEach(async () => {
  await site?.end('SIGKILL')
  await mailServer.stop()
  rmSync(directory, { recursive: true, force: true })
})

const start = async () => {
  site = await startSite({ env: { DATA_DIR: directory, SMTP_URL: mailServer.url, ...mailEnv } })
  return site
}

function inDatabase<Result>(work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(directory, 'switchback.db'), { timeout: 5_000 })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** As if the time were over for which a killed process holds its mails. */
const endLeases = () =>
  inDatabase((database) => database.exec("update outbox set lease_until = '2000-01-01' where lease is not null"))

test(`LEAD-27: kill -9 under load, ${rounds} times: every acknowledged message is there once, and every mail goes out`, async () => {
  const acknowledged = new Map<number, string>()
  const unanswered = new Set<number>()
  let next = 0
  for (let round = 0; round < rounds; round += 1) {
    const { url, end } = await start()
    let running = true
    // Whoever got no answer asks again with the same key, as the form does.
    const sender = async () => {
      while (running) {
        const [retried] = unanswered
        const number = retried ?? next++
        unanswered.delete(number)
        const answer = await postMessage(url, messageNumber(number), `key-${number}`)
        if (answer?.status === 200 && answer.body.id) acknowledged.set(number, answer.body.id)
        else unanswered.add(number)
        await wait(20)
      }
    }
    const senders = Array.from({ length: 3 }, sender)
    // Few rounds on a busy machine might else all end before the first answer.
    const answered = acknowledged.size
    if (round % 2 === 1) await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(answered)
    await wait(20 + Math.random() * 180)
    running = false
    await end('SIGKILL')
    await Promise.all(senders)
  }

  endLeases()
  const { url, end } = await start()
  for (const number of unanswered) {
    const answer = await postMessage(url, messageNumber(number), `key-${number}`)
    if (answer?.body.id) acknowledged.set(number, answer.body.id)
  }
  expect(acknowledged.size).toBe(next)
  expect(next).toBeGreaterThan(rounds / 2)
  await expect
    .poll(
      () =>
        inDatabase((database) => database.prepare("select count(*) as n from outbox where state <> 'sent'").get()?.n),
      {
        timeout: 60_000,
        interval: 200,
      },
    )
    .toBe(0)
  await end()

  const leads = inDatabase((database) => database.prepare('select id, last_name from leads').all())
  expect(leads.map(({ last_name }) => last_name).toSorted()).toEqual(
    [...acknowledged.keys()].map((number) => `Number ${number}`).toSorted(),
  )
  expect(new Set(leads.map(({ id }) => id))).toEqual(new Set(acknowledged.values()))
  expect(inDatabase((database) => database.prepare('pragma integrity_check').all())).toEqual([
    { integrity_check: 'ok' },
  ])
  const wanted = inDatabase((database) => database.prepare('select message_id, recipient from outbox').all())
  expect(new Set(mailServer.received.map(({ messageId }) => messageId))).toEqual(
    new Set(wanted.map(({ message_id }) => message_id)),
  )
  // Beyond so many, visitors are not sent acknowledgements: LEAD-51.
  expect(wanted.filter(({ recipient }) => recipient === 'dealer')).toHaveLength(next)
}, 300_000)

test('LEAD-31: kill -9 right after the mail server said 250: the repeat carries the same Message-ID', async () => {
  const { url, child } = await start()
  let killed = false
  onMail = () => {
    if (killed) return
    killed = true
    // The answer leaves in this turn of the loop, the process dies in the next.
    setImmediate(() => child.kill('SIGKILL'))
  }
  const answer = await postMessage(url, messageNumber(1))
  expect(answer?.status).toBe(200)
  await expect.poll(() => child.signalCode, { timeout: 10_000 }).toBe('SIGKILL')
  endLeases()
  await start()
  const ids = () => mailServer.received.map(({ messageId }) => messageId)
  const states = () =>
    inDatabase((database) =>
      database
        .prepare('select state from outbox')
        .all()
        .map(({ state }) => state),
    )
  await expect.poll(states, { timeout: 10_000 }).toEqual(['sent', 'sent'])
  const [first] = ids()
  expect(ids().filter((id) => id === first).length).toBeGreaterThanOrEqual(2)
  expect(new Set(ids()).size).toBe(2)
})

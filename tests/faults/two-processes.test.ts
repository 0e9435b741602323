import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#app/database.ts'
import { startMailServer } from '#tests/setup/mail-server.ts'
import { createDatabase, startPostgres } from '#tests/setup/postgres.ts'
import { namesOf, sendUntil } from '#tests/setup/send-messages.ts'
import { newDatabase } from '#tests/setup/shared-postgres.ts'
import { messageNumber, postMessage, type SiteProcess, startSite } from '#tests/setup/site-process.ts'

const ends: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** Two processes of the site on one database, and a look into it. */
async function startTwo(env: Readonly<Record<string, string>> = {}, ownUrl?: string) {
  const databaseUrl = ownUrl ?? (await newDatabase())
  const start = async () => {
    const site = await startSite({ env: { DATABASE_URL: databaseUrl, ...env } })
    ends.push(() => site.end('SIGKILL'))
    return site
  }
  const sites = await Promise.all([start(), start()])
  const database: Database = await openDatabase({ dataDir: '', databaseUrl })
  ends.push(database.close)
  return { sites, start, database }
}

const namesIn = async (database: Database) =>
  (await database.db.selectFrom('leads').select('last_name').execute()).map(({ last_name }) => last_name).toSorted()

test('LEAD-27: two processes share the work, one is killed: every message is there once, every mail goes out once', async () => {
  const mailServer = await startMailServer()
  ends.push(mailServer.stop)
  const { sites, database } = await startTwo({
    SMTP_URL: mailServer.url,
    LEADS_TO: 'desk@switchback.test',
    LEADS_FROM: 'site@switchback.test',
  })
  const [victim, survivor] = sites as [SiteProcess, SiteProcess]
  let over = false
  let alive = true
  const senders = Promise.all([
    sendUntil(
      () => over,
      0,
      () => (alive ? victim : survivor).url,
    ),
    sendUntil(
      () => over,
      10_000,
      () => survivor.url,
    ),
  ])
  await wait(1_000)
  const died = victim.end('SIGKILL')
  alive = false
  await died
  await wait(500)
  over = true
  const acknowledged = await senders
  expect(await namesIn(database)).toEqual(namesOf(...acknowledged))
  // As if the time were over for which the killed process holds its mails.
  await sql`update outbox set lease_until = '2000-01-01' where lease is not null`.execute(database.db)
  const waiting = () => database.db.selectFrom('outbox').select('id').where('state', '<>', 'sent').execute()
  await expect.poll(async () => (await waiting()).length, { timeout: 30_000, interval: 100 }).toBe(0)
  const mails = await database.db.selectFrom('outbox').select(['message_id', 'attempts']).execute()
  const received = mailServer.received.map(({ messageId }) => messageId)
  expect(new Set(received)).toEqual(new Set(mails.map(({ message_id }) => message_id)))
  // Only what the killed process had in its hands may have come twice.
  const twice = received.length - new Set(received).size
  expect(twice).toBeLessThanOrEqual(mails.filter(({ attempts }) => attempts > 1).length)
})

test('LEAD-25: one message through two processes at once is one lead', async () => {
  const { sites, database } = await startTwo()
  const posts = Array.from({ length: 20 }, (_, index) => postMessage(sites[index % 2]?.url ?? '', messageNumber(1)))
  const answers = await Promise.all(posts)
  expect(new Set(answers.map((answer) => answer?.body.id)).size).toBe(1)
  expect(await namesIn(database)).toEqual(['Number 1'])
})

test('LEAD-27, SITE-40: PostgreSQL is restarted under load: nothing is lost or doubled, pages go on, and the site needs no restart', async () => {
  // A server of its own: the restart breaks off all else that goes on in it.
  const postgres = await startPostgres()
  ends.push(postgres.stop)
  const { sites, database } = await startTwo({}, await createDatabase(postgres.url))
  let over = false
  const senders = Promise.all(
    sites.map(({ url }, index) =>
      sendUntil(
        () => over,
        index * 10_000,
        () => url,
      ),
    ),
  )
  await wait(300)
  for (const { url } of sites) expect((await fetch(`${url}/contact`)).status).toBe(200)
  const restarted = postgres.restart()
  for (const { url } of sites) expect((await fetch(`${url}/contact`)).status).toBe(200)
  await restarted
  await wait(500)
  over = true
  const acknowledged = await senders
  for (const map of acknowledged) expect(map.size).toBeGreaterThan(0)
  expect(await namesIn(database)).toEqual(namesOf(...acknowledged))
})

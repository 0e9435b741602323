import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#app/database.ts'
import { campaign } from '#tests/setup/campaign.ts'
import { startMailServer } from '#tests/setup/mail-server.ts'
import {
  databaseOf,
  eachDatabase,
  keepSending,
  mailingBy,
  messageNumber,
  newSite,
  postMessage,
} from '#tests/setup/new-site.ts'
import { newFolder } from '#tests/setup/site-process.ts'

const rounds = campaign({ short: 3, whole: 8 })

/** As if the time were over for which a killed process holds its mails. */
const endLeases = ({ db }: Database) =>
  sql`update outbox set lease_until = '2000-01-01' where lease is not null`.execute(db)

const unsent = ({ db }: Database) => db.selectFrom('outbox').select('id').where('state', '<>', 'sent').execute()

test.each(eachDatabase)(
  `LEAD-27, SITE-131, %s: a process is killed under load, ${rounds} times: every acknowledged message is there once, and every mail goes out`,
  async (kind, settings) => {
    const { url, received } = await startMailServer()
    const env = { ...(await settings()), ...mailingBy(url) }
    const sites = [await newSite({ env })]
    if (kind === 'PostgreSQL') sites.push(await newSite({ env }))
    const database = await databaseOf(env)
    const { acknowledged, stop } = keepSending(3, (sender) => sites[sender % sites.length]?.url ?? '')
    for (let round = 0; round < rounds; round += 1) {
      // Few rounds on a busy machine might else all end before the first answer.
      const answered = acknowledged.size
      if (round % 2 === 1) await expect.poll(() => acknowledged.size).toBeGreaterThan(answered)
      await wait(20 + Math.random() * 180)
      const at = round % sites.length
      await sites[at]?.end('SIGKILL')
      sites[at] = await newSite({ env })
    }
    const names = await stop()
    expect(names.length).toBeGreaterThan(rounds / 2)
    await endLeases(database)
    await expect.poll(() => unsent(database), { interval: 200 }).toEqual([])

    const stored = await database.db.selectFrom('leads').select(['id', 'last_name']).execute()
    expect(stored.map(({ last_name }) => last_name).toSorted()).toEqual(names)
    expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(acknowledged.values()))
    const mails = await database.db.selectFrom('outbox').select(['message_id', 'attempts', 'recipient']).execute()
    // Beyond so many, visitors are not sent acknowledgements: LEAD-51.
    expect(mails.filter(({ recipient }) => recipient === 'dealer')).toHaveLength(names.length)
    const ids = received.map(({ messageId }) => messageId)
    expect(new Set(ids)).toEqual(new Set(mails.map(({ message_id }) => message_id)))
    // Only what a killed process had in its hands may have come twice.
    expect(ids.length - mails.length).toBeLessThanOrEqual(mails.filter(({ attempts }) => attempts > 1).length)
    if (kind === 'SQLite')
      expect((await sql`pragma integrity_check`.execute(database.db)).rows).toEqual([{ integrity_check: 'ok' }])
  },
  300_000,
)

const calls = 'trace=fsync,fdatasync,pwrite64,write,writev,sendto'
// Where tracing is not allowed, the settings of the connection are what holds this (message.sqlite.test.ts).
const traced = spawnSync('strace', ['-f', '-o', join(newFolder(), 'probe'), 'true']).status === 0

test.runIf(traced)(
  'LEAD-27: every answer that says yes comes after a sync of the log that holds the message',
  async () => {
    const trace = join(newFolder(), 'trace')
    const { url, end } = await newSite({
      through: ['strace', '-D', '-f', '-y', '-s', '4000', '-e', calls, '-o', trace],
    })
    const answers = []
    for (let number = 0; number < 5; number += 1) answers.push(await postMessage(url, messageNumber(number)))
    await end()
    const lines = readFileSync(trace, 'utf8').split('\n')
    for (const answer of answers) {
      expect(answer?.status).toBe(200)
      const said = `\\"id\\":\\"${answer?.body.id}\\"`
      const answered = lines.findIndex((line) => /(?:write|writev|sendto)\(/.test(line) && line.includes(said))
      const before = lines.slice(0, answered)
      const written = before.findLastIndex((line) => /pwrite64\(\d+<[^>]*switchback\.db-wal>/.test(line))
      const synced = before.findLastIndex((line) => /(?:fsync|fdatasync)\(\d+<[^>]*switchback\.db-wal>/.test(line))
      expect(answered).toBeGreaterThan(0)
      expect(written).toBeGreaterThan(0)
      expect(synced).toBeGreaterThan(written)
    }
  },
)

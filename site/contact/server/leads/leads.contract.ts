import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { backedUpTables, isUntouched, parseBackup, readBackup, writeBackup } from '#server/db/backup.ts'
import { type Database, type DatabaseSettings, openDatabase } from '#server/db/open-database.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { createAcceptLead } from './accept-lead.ts'
import { createLeadDesk } from './lead-desk.ts'
import { createOutbox, leaseMs } from './outbox.ts'

const start = Date.parse('2026-05-06T15:00:00Z')
const minute = 60_000

/** What storing, mailing and the desk promise, whichever database is under them. */
export function leadsContract(name: string, newSettings: () => Promise<DatabaseSettings>): void {
  describe(`messages in ${name}`, () => {
    let database: Database
    let another: Database
    let now = start
    const clock = () => new Date(now)
    const acceptOn = ({ leads }: Database) =>
      createAcceptLead({ connection: leads, mailDomain: 'switchback.test', now: clock })
    const accept = (...given: Parameters<ReturnType<typeof acceptOn>>) => acceptOn(database)(...given)
    const desk = () => createLeadDesk({ connection: database.leads, mailDomain: 'switchback.test', now: clock })
    const outbox = () => createOutbox(database.leads)
    const count = async (table: 'leads' | 'outbox' | 'lead_fingerprints') =>
      Number(
        (await database.db.selectFrom(table).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count,
      )
    const stored = async (submission = goodSubmission, more = {}) => {
      const acceptance = await accept({ submission, source: 'form', ...more })
      if (acceptance.outcome === 'key-reused') throw new Error('a key was used twice')
      return acceptance.id
    }

    const contents = async () => {
      const tables = backedUpTables.filter((table) => table !== 'data_versions')
      const rows = await Promise.all(tables.map((table) => database.db.selectFrom(table).selectAll().execute()))
      return rows.map((table) => table.map((row) => JSON.stringify(row)).toSorted())
    }

    beforeAll(async () => {
      const settings = await newSettings()
      database = await openDatabase(settings)
      another = await openDatabase(settings)
    })
    afterAll(async () => {
      await database.close()
      await another.close()
    })
    beforeEach(async () => {
      now = start
      for (const table of ['outbox', 'lead_fingerprints', 'leads'] as const)
        await database.db.deleteFrom(table).execute()
    })

    it('LEAD-30: stores a message with a mail to the dealer and one to the visitor', async () => {
      const id = await stored()
      const found = await desk().find(id)
      expect(found?.lead).toMatchObject({
        id,
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'Ada@Example.com',
        phone: '(570) 555-0134',
        interest: 'service',
        message: 'The brakes squeal\non the hill.',
        received_at: '2026-05-06T15:00:00.000Z',
        desk: 'waiting',
      })
      expect(found?.mails.map(({ recipient, state }) => [recipient, state]).toSorted()).toEqual([
        ['dealer', 'waiting'],
        ['visitor', 'waiting'],
      ])
    })

    it.each([
      ['quotes', `O'Neil "Bobby"; drop table leads; --`],
      ['other scripts', 'Zoë 高橋 🛺 ‮'],
      ['half a character', 'broken \ud83d emoji'],
      ['a percent', '100 % \\ $1 ?'],
    ])('LEAD-3: keeps %s', async (_, text) => {
      const id = await stored({ ...goodSubmission, lastName: text, message: `${text}\r\n${text}` })
      const lead = (await desk().find(id))?.lead
      expect(lead?.last_name).toBe(text.toWellFormed())
      expect(lead?.message).toBe(`${text.toWellFormed()}\n${text.toWellFormed()}`)
    })

    it('LEAD-25: gives the first answer again for the same key and words', async () => {
      const first = await accept({ submission: goodSubmission, key: 'k1', source: 'script' })
      now += 24 * 60 * minute
      expect(await accept({ submission: goodSubmission, key: 'k1', source: 'script' })).toEqual({
        ...first,
        outcome: 'repeated',
      })
      expect(await count('leads')).toBe(1)
      expect(await count('outbox')).toBe(2)
    })

    it('LEAD-25: refuses other words under a key that was used, and stores nothing', async () => {
      await accept({ submission: goodSubmission, key: 'k1', source: 'script' })
      const changed = { ...goodSubmission, phone: '570 555 0199' }
      expect(await accept({ submission: changed, key: 'k1', source: 'script' })).toEqual({ outcome: 'key-reused' })
      expect(await count('leads')).toBe(1)
    })

    it('LEAD-25: takes the same words under another key for another message', async () => {
      await accept({ submission: goodSubmission, key: 'k1', source: 'script' })
      expect((await accept({ submission: goodSubmission, key: 'k2', source: 'script' })).outcome).toBe('stored')
    })

    it('LEAD-25: takes the same words without a key for one message during ten minutes, counted from the first', async () => {
      const id = await stored()
      now += 10 * minute - 1
      expect(await stored()).toBe(id)
      now += 1
      expect(await stored()).not.toBe(id)
      expect(await count('leads')).toBe(2)
    })

    it('LEAD-25: lets a clock that is set back swallow nothing', async () => {
      now += 365 * 24 * 60 * minute
      const id = await stored()
      now = start
      expect(await stored()).not.toBe(id)
    })

    it.each(['with a key', 'without one'])(
      'LEAD-25: is one message when it comes many times at once, %s',
      async (way) => {
        const both = [acceptOn(database), acceptOn(another)]
        const lead = {
          submission: goodSubmission,
          source: 'script' as const,
          ...(way === 'with a key' ? { key: 'k' } : {}),
        }
        const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => both[index % 2]?.(lead)))
        expect(answers.filter((answer) => answer?.outcome === 'stored')).toHaveLength(1)
        expect(new Set(answers.map((answer) => answer?.outcome !== 'key-reused' && answer?.id)).size).toBe(1)
        expect(await count('leads')).toBe(1)
        expect(await count('outbox')).toBe(2)
      },
    )

    it('LEAD-26: keeps a suspect in quarantine, mails nobody, and lets it out once', async () => {
      const id = await stored(goodSubmission, { suspicion: 'too fast' })
      expect((await desk().find(id))?.lead).toMatchObject({ desk: 'quarantined', suspicion: 'too fast' })
      expect(await outbox().claim(10, clock())).toEqual([])
      expect(await desk().resend(id)).toBeUndefined()
      expect(await desk().release(id)).toBe(true)
      expect(await desk().release(id)).toBe(false)
      expect((await outbox().claim(10, clock())).map(({ mail }) => mail.recipient).toSorted()).toEqual([
        'dealer',
        'visitor',
      ])
    })

    it('LEAD-32: gives each mail to one claimer at a time, until the lease is over', async () => {
      await stored()
      await stored({ ...goodSubmission, email: 'b@example.com' })
      const claims = await Promise.all([outbox(), createOutbox(another.leads)].map((box) => box.claim(3, clock())))
      const ids = claims.flat().map(({ mail }) => mail.id)
      expect(ids).toHaveLength(new Set(ids).size)
      const rest = await outbox().claim(10, clock())
      expect(ids.length + rest.length).toBe(4)
      expect(await outbox().claim(10, clock())).toEqual([])
      now += leaseMs
      const again = await outbox().claim(10, clock())
      expect(again).toHaveLength(4)
      expect(again.map(({ mail }) => mail.attempts)).toEqual([2, 2, 2, 2])
    })

    it('LEAD-31: keeps the Message-ID through every attempt', async () => {
      await stored()
      const first = await outbox().claim(10, clock())
      now += leaseMs
      const second = await outbox().claim(10, clock())
      const ids = (claimed: typeof first) => claimed.map(({ mail }) => mail.message_id).toSorted()
      expect(ids(second)).toEqual(ids(first))
      expect(ids(first)[0]).toMatch(/^<[\w-]+@switchback\.test>$/)
    })

    it('LEAD-31: lets a failed mail wait, a sent one rest and a dead one stay', async () => {
      const id = await stored()
      const [one, two] = await outbox().claim(10, clock())
      if (!one || !two) throw new Error('two mails were expected')
      await outbox().sent(one.mail.id, clock())
      await outbox().failed(two.mail, '421 later', clock(), new Date(now + minute))
      expect(await outbox().claim(10, clock())).toEqual([])
      now += minute
      const [retried] = await outbox().claim(10, clock())
      if (!retried) throw new Error('the mail did not come back')
      expect(retried.mail.id).toBe(two.mail.id)
      await outbox().failed(retried.mail, '550 no', clock(), undefined)
      now += 365 * 24 * 60 * minute
      expect(await outbox().claim(10, clock())).toEqual([])
      expect((await desk().find(id))?.mails.map(({ state }) => state).toSorted()).toEqual(['dead', 'sent'])
    })

    it('LEAD-32: does not believe a claimer whose lease somebody else has', async () => {
      await stored()
      const [slow] = await outbox().claim(1, clock())
      now += leaseMs
      await outbox().claim(10, clock())
      if (!slow) throw new Error('a mail was expected')
      await outbox().failed(slow.mail, 'late', clock(), undefined)
      expect((await desk().status()).deadLetters).toEqual({ dealer: 0, visitor: 0 })
    })

    it('LEAD-50: leaves out what a worker has under way, and takes over no lease while it may not', async () => {
      await stored()
      const [one] = await outbox().claim(1, clock())
      if (!one) throw new Error('a mail was expected')
      now += leaseMs
      const free = await outbox().claim(10, clock(), { takeOver: false })
      expect(free).toHaveLength(1)
      expect(free[0]?.mail.id).not.toBe(one.mail.id)
      now += leaseMs
      const rest = await outbox().claim(10, clock(), { except: [one.mail.id] })
      expect(rest.map(({ mail }) => mail.id)).toEqual(free.map(({ mail }) => mail.id))
    })

    it('LEAD-32: survives a clock that jumps ahead and is set right', async () => {
      await stored()
      now += 365 * 24 * 60 * minute
      const [claimed] = await outbox().claim(1, clock())
      if (!claimed) throw new Error('a mail was expected')
      await outbox().failed(claimed.mail, '421 later', clock(), new Date(now + minute))
      await outbox().claim(1, clock())
      now = start
      expect(await outbox().claim(10, clock())).toHaveLength(2)
    })

    it('LEAD-33: lists by day, interest and state, the newest first', async () => {
      const first = await stored()
      now += minute
      const second = await stored({ ...goodSubmission, interest: 'sales' })
      now += minute
      const third = await stored({ ...goodSubmission, interest: 'parts' }, { suspicion: 'too fast' })
      const ids = async (filter = {}) => (await desk().list(filter)).map(({ id }) => id)
      expect(await ids()).toEqual([third, second, first])
      expect(await ids({ since: new Date(start + minute) })).toEqual([third, second])
      expect(await ids({ interest: 'sales' })).toEqual([second])
      expect(await ids({ state: 'quarantined' })).toEqual([third])
      expect(await ids({ state: 'mailed' })).toEqual([])
    })

    it('LEAD-33: mails again what was mailed, and revives what was given up', async () => {
      const id = await stored()
      for (const { mail } of await outbox().claim(10, clock()))
        await (mail.recipient === 'dealer'
          ? outbox().sent(mail.id, clock())
          : outbox().failed(mail, '550', clock(), undefined))
      expect(await desk().resend(id)).toBe(1)
      expect((await outbox().claim(10, clock())).map(({ mail }) => mail.recipient)).toEqual(['visitor'])
      now += leaseMs
      for (const { mail } of await outbox().claim(10, clock())) await outbox().sent(mail.id, clock())
      expect(await desk().resend(id)).toBe(1)
      expect((await outbox().claim(10, clock())).map(({ mail }) => [mail.recipient, mail.attempts])).toEqual([
        ['dealer', 1],
      ])
    })

    it('LEAD-33: forgets a person everywhere, and nobody else', async () => {
      await stored()
      await stored({ ...goodSubmission, email: 'ada@example.COM' }, { key: 'k' })
      const other = await stored({ ...goodSubmission, email: 'bob@example.com' })
      expect(await desk().forget(' ada@example.com ')).toBe(2)
      expect((await desk().list({})).map(({ id }) => id)).toEqual([other])
      expect([await count('leads'), await count('outbox'), await count('lead_fingerprints')]).toEqual([1, 2, 1])
      expect(await desk().forget('ada@example.com')).toBe(0)
    })

    it('LEAD-34: says how things stand', async () => {
      await stored()
      now += minute
      await stored({ ...goodSubmission, interest: 'sales' }, { suspicion: 'too fast' })
      expect(await desk().status()).toEqual({
        leads: { quarantined: 1, waiting: 1, mailed: 0, dead: 0 },
        deadLetters: { dealer: 0, visitor: 0 },
        waitingMails: 2,
        oldestWaiting: new Date(start),
      })
    })

    it('SITE-41: backs up everything and puts it back', async () => {
      await stored()
      const text = await readBackup(database.db, clock())
      const before = await contents()
      await stored({ ...goodSubmission, interest: 'parts' })
      const version = database.dataVersion()
      await writeBackup(database.db, parseBackup(text))
      expect(await contents()).toEqual(before)
      await expect.poll(() => database.dataVersion(), { timeout: 2_000 }).not.toBe(version)
    })

    it('SITE-41: leaves no table out of a backup', async () => {
      const tables = (await database.db.introspection.getTables()).map((table) => table.name)
      expect(tables.filter((table) => !table.startsWith('kysely_')).toSorted()).toEqual([...backedUpTables].toSorted())
    })

    it('SITE-41: knows a database in which nothing has happened yet', async () => {
      const fresh = await openDatabase(await newSettings())
      expect(await isUntouched(fresh.db)).toBe(true)
      await fresh.ports.vehicles.apply({ remove: ['none'] })
      expect(await isUntouched(fresh.db)).toBe(false)
      await fresh.close()
      await stored()
      expect(await isUntouched(database.db)).toBe(false)
    })
  })
}

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { leadRules } from '#content/contact/lead-rules.ts'
import { backedUpTables, isUntouched, parseBackup, readBackup, writeBackup } from '#server/db/backup.ts'
import { type Database, type DatabaseSettings, openDatabase } from '#server/db/open-database.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { createAcceptLead } from './accept-lead.ts'
import { createLeadDesk } from './lead-desk.ts'
import { deleteOldLimits } from './limits.ts'
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
    const mailsTo = (recipient: 'dealer' | 'visitor') =>
      database.db.selectFrom('outbox').select('id').where('recipient', '=', recipient).execute()
    const count = async (table: 'leads' | 'outbox' | 'lead_fingerprints' | 'limits') =>
      Number(
        (await database.db.selectFrom(table).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()).count,
      )
    const stored = async (submission = goodSubmission, more = {}) => {
      const acceptance = await accept({ submission, source: 'form', ...more })
      if (!('id' in acceptance)) throw new Error(acceptance.outcome)
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
      for (const table of ['outbox', 'lead_fingerprints', 'leads', 'limits', 'chores'] as const)
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
        expect(new Set(answers.map((answer) => answer && 'id' in answer && answer.id)).size).toBe(1)
        expect(await count('leads')).toBe(1)
        expect(await count('outbox')).toBe(2)
      },
    )

    it('LEAD-51: acknowledges three messages to one address a day, however it is written, and stores all', async () => {
      const address = (index: number) => `${index % 2 ? 'Ada' : 'a.d.a'}+${index}@example.com`
      const many = Array.from({ length: 60 }, (_, index) => ({ ...goodSubmission, email: address(index) }))
      const both = [acceptOn(database), acceptOn(another)]
      await Promise.all(many.map((submission, index) => both[index % 2]?.({ submission, source: 'form' })))
      expect(await count('leads')).toBe(60)
      const toVisitors = async () => (await mailsTo('visitor')).length
      expect(await toVisitors()).toBe(3)
      expect(await mailsTo('dealer')).toHaveLength(60)
      now += 24 * 60 * minute
      await stored({ ...goodSubmission, email: 'ada@example.com' })
      expect(await toVisitors()).toBe(4)
    })

    it('LEAD-51: acknowledges so many in all, and goes on when time has passed', async () => {
      const { burst, refillSeconds } = leadRules.acknowledgements.inAll
      for (let index = 0; index < burst + 5; index += 1)
        await stored({ ...goodSubmission, email: `ada${index}@example.com` })
      expect(await mailsTo('visitor')).toHaveLength(burst)
      expect(await mailsTo('dealer')).toHaveLength(burst + 5)
      now += refillSeconds * 1_000
      await stored({ ...goodSubmission, email: 'another@example.com' })
      expect(await mailsTo('visitor')).toHaveLength(burst + 1)
    })

    it('LEAD-51: does not let a released suspect past that limit', async () => {
      const suspects: string[] = []
      for (let index = 0; index < 5; index += 1)
        suspects.push(await stored({ ...goodSubmission, phone: `570555019${index}` }, { suspicion: 'too fast' }))
      for (const id of suspects) expect(await desk().release(id)).toBe(true)
      expect(await mailsTo('visitor')).toHaveLength(3)
    })

    const from = (sender: string, index: number, more = {}) => ({
      submission: { ...goodSubmission, lastName: `Number ${index}`, email: `ada${index}@example.com` },
      source: 'form' as const,
      sender,
      ...more,
    })

    it('LEAD-19: thirty people of one office within a second all get through, by whatever process', async () => {
      const both = [acceptOn(database), acceptOn(another)]
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) => both[index % 2]?.(from('198.51.100.7', index))),
      )
      expect(answers.map((answer) => answer?.outcome)).toEqual(Array(30).fill('stored'))
    })

    it('LEAD-19: one limit for each sender, shared between processes and kept by the database', async () => {
      const { burst, refillSeconds } = leadRules.perSender
      const both = [acceptOn(database), acceptOn(another)]
      for (let index = 0; index < burst; index += 1) await both[index % 2]?.(from('198.51.100.7', index))
      const refused = await acceptOn(another)(from('198.51.100.7', 1_000, { key: 'mine' }))
      expect(refused).toEqual({ outcome: 'too-many', retryAfter: refillSeconds })
      expect(await count('leads')).toBe(burst)
      expect((await accept(from('198.51.100.7', 0))).outcome).toBe('repeated')
      expect((await accept(from('203.0.113.9', 2_000))).outcome).toBe('stored')
      now += refillSeconds * 1_000
      expect((await accept(from('198.51.100.7', 1_000, { key: 'mine' }))).outcome).toBe('stored')
      expect((await accept(from('198.51.100.7', 1_001))).outcome).toBe('too-many')
    })

    it('LEAD-19: what looks like a robot uses up its limit sooner', async () => {
      const { burst, suspiciousCost } = leadRules.perSender
      let stored = 0
      while ((await accept(from('198.51.100.7', stored, { suspicion: 'too fast' }))).outcome === 'stored') stored += 1
      expect(stored).toBe(Math.floor(burst / suspiciousCost))
    })

    it('LEAD-19: holds no address of a sender, and what it holds for two days only', async () => {
      await accept(from('198.51.100.7', 1))
      const rows = await database.db.selectFrom('limits').selectAll().execute()
      expect(rows.length).toBeGreaterThan(1)
      expect(JSON.stringify(rows)).not.toMatch(/198\.51|ada1/)
      await deleteOldLimits(database.leads.db, new Date(now + 47 * 60 * minute))
      expect(await count('limits')).toBe(rows.length)
      await deleteOldLimits(database.leads.db, new Date(now + 49 * 60 * minute))
      expect(await count('limits')).toBe(0)
    })

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

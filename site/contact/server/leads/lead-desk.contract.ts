import { describe, expect, it } from 'vitest'
import type { DatabaseSettings } from '#server/db/open-database.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { type DatabaseLeads, databaseLeads, leadBench } from '#tests/setup/lead-bench.ts'
import { createLeadDesk } from './lead-desk.ts'
import { deleteOldLimits } from './limits.ts'
import { leaseMs } from './outbox.ts'

const minute = 60_000

/** What the desk promises about messages, whichever database is under it. */
export function leadDeskContract(name: string, newSettings: () => Promise<DatabaseSettings>): void {
  describe(`messages at the desk in ${name}`, () => {
    let opened: DatabaseLeads
    const bench = leadBench(async (now) => {
      opened = await databaseLeads(newSettings)(now)
      return opened
    })
    const database = () => opened.databases[0]
    const desk = () => createLeadDesk({ connection: database().leads, mailDomain: 'switchback.test', now: bench.clock })
    const limits = () => database().db.selectFrom('limits').selectAll().execute()
    const fingerprints = () => database().db.selectFrom('lead_fingerprints').selectAll().execute()

    it('LEAD-51: does not let a released suspect past that limit', async () => {
      const suspects: string[] = []
      for (let index = 0; index < 5; index += 1)
        suspects.push(await bench.stored({ ...goodSubmission, phone: `570555019${index}` }, { suspicion: 'too fast' }))
      for (const id of suspects) expect(await desk().release(id)).toBe(true)
      expect(await bench.mailsTo('visitor')).toHaveLength(3)
    })

    it('LEAD-19: holds no address of a sender, and what it holds for two days only', async () => {
      await bench.stored(goodSubmission, { sender: '198.51.100.7' })
      const rows = await limits()
      expect(rows.length).toBeGreaterThan(1)
      expect(JSON.stringify(rows)).not.toMatch(/198\.51|ada/i)
      await deleteOldLimits(database().leads.db, new Date(bench.now + 47 * 60 * minute))
      expect(await limits()).toEqual(rows)
      await deleteOldLimits(database().leads.db, new Date(bench.now + 49 * 60 * minute))
      expect(await limits()).toEqual([])
    })

    it('LEAD-26: keeps a suspect in quarantine, mails nobody, and lets it out once', async () => {
      const id = await bench.stored(goodSubmission, { suspicion: 'too fast' })
      expect((await desk().find(id))?.lead).toMatchObject({ desk: 'quarantined', suspicion: 'too fast' })
      expect(await bench.outbox().claim(10, bench.clock())).toEqual([])
      expect(await desk().resend(id)).toBeUndefined()
      expect(await desk().release(id)).toBe(true)
      expect(await desk().release(id)).toBe(false)
      expect((await bench.outbox().claim(10, bench.clock())).map(({ mail }) => mail.recipient).toSorted()).toEqual([
        'dealer',
        'visitor',
      ])
    })

    it('LEAD-33: lists by day, interest and state, the newest first', async () => {
      const first = await bench.stored()
      bench.pass(1)
      const second = await bench.stored({ ...goodSubmission, interest: 'sales' })
      bench.pass(1)
      const third = await bench.stored({ ...goodSubmission, interest: 'parts' }, { suspicion: 'too fast' })
      const ids = async (filter = {}) => (await desk().list(filter)).map(({ id }) => id)
      expect(await ids()).toEqual([third, second, first])
      expect(await ids({ since: new Date(bench.start + minute) })).toEqual([third, second])
      expect(await ids({ interest: 'sales' })).toEqual([second])
      expect(await ids({ state: 'quarantined' })).toEqual([third])
      expect(await ids({ state: 'mailed' })).toEqual([])
    })

    it('LEAD-33: mails again what was mailed, and revives what was given up', async () => {
      const id = await bench.stored()
      for (const { mail } of await bench.outbox().claim(10, bench.clock()))
        await (mail.recipient === 'dealer'
          ? bench.outbox().sent(mail.id, bench.clock())
          : bench.outbox().failed(mail, '550', bench.clock(), undefined))
      expect(await desk().resend(id)).toBe(1)
      expect((await bench.outbox().claim(10, bench.clock())).map(({ mail }) => mail.recipient)).toEqual(['visitor'])
      bench.now += leaseMs
      for (const { mail } of await bench.outbox().claim(10, bench.clock()))
        await bench.outbox().sent(mail.id, bench.clock())
      expect(await desk().resend(id)).toBe(1)
      expect(
        (await bench.outbox().claim(10, bench.clock())).map(({ mail }) => [mail.recipient, mail.attempts]),
      ).toEqual([['dealer', 1]])
    })

    it('LEAD-33: forgets a person everywhere, and nobody else', async () => {
      await bench.stored()
      await bench.stored({ ...goodSubmission, email: 'ada@example.COM' }, { key: 'k' })
      const other = await bench.stored({ ...goodSubmission, email: 'bob@example.com' })
      expect(await desk().forget(' ada@example.com ')).toEqual({ messages: 2, outstanding: undefined })
      expect((await desk().list({})).map(({ id }) => id)).toEqual([other])
      expect([(await bench.leads()).length, (await bench.mails()).length, (await fingerprints()).length]).toEqual([
        1, 2, 1,
      ])
      expect((await desk().forget('ada@example.com')).messages).toBe(0)
    })

    it('LEAD-34: says how things stand', async () => {
      await bench.stored()
      bench.pass(1)
      await bench.stored({ ...goodSubmission, interest: 'sales' }, { suspicion: 'too fast' })
      expect(await desk().status()).toEqual({
        leads: { quarantined: 1, waiting: 1, mailed: 0, dead: 0 },
        deadLetters: { dealer: 0, visitor: 0 },
        waitingMails: 2,
        oldestWaiting: new Date(bench.start),
        outstandingErasure: undefined,
      })
    })
  })
}

import { describe, expect, it } from 'vitest'
import type { DatabaseSettings } from '#app/database.ts'
import { latestRuns, readChanges, readRun } from '#kernel/history/read-runs.ts'
import { undoRun } from '#kernel/history/undo-run.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { type DatabaseLeads, databaseLeads, leadBench } from '#tests/setup/lead-bench.ts'
import { createLeadDesk } from './lead-desk.ts'
import { leadHistory } from './lead-history.ts'
import { deleteOldLimits } from './limits.ts'
import { leaseMs } from './outbox.ts'

const minute = 60_000
const by = { who: 'ann', command: 'test' }

/** What the desk promises about messages, on either database. */
export function leadDeskContract(name: string, newSettings: () => Promise<DatabaseSettings>): void {
  describe(`messages at the desk in ${name}`, () => {
    let opened: DatabaseLeads
    const bench = leadBench(async (now) => {
      opened = await databaseLeads(newSettings)(now)
      return opened
    })
    const database = () => opened.databases[0]
    const desk = () => createLeadDesk({ connection: database().leads, mailDomain: 'switchback.test', now: bench.clock })
    const anotherDesk = () =>
      createLeadDesk({ connection: opened.databases[1].leads, mailDomain: 'switchback.test', now: bench.clock })
    const db = () => database().db
    const undo = (id: number) =>
      undoRun(db(), { id, by: { who: 'ann', command: `undo ${id}` }, at: bench.clock(), kinds: { lead: leadHistory } })
    const limits = () => database().db.selectFrom('limits').selectAll().execute()
    const fingerprints = () => database().db.selectFrom('lead_fingerprints').selectAll().execute()

    it('LEAD-51: does not let a released suspect past that limit', async () => {
      const suspects: string[] = []
      for (let index = 0; index < 5; index += 1)
        suspects.push(await bench.stored({ ...goodSubmission, phone: `570555019${index}` }, { suspicion: 'too fast' }))
      for (const id of suspects) expect(await desk().release(id, by)).toBe(true)
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

    it('LEAD-26: keeps a suspect in quarantine, mails no one, and lets it out once', async () => {
      const id = await bench.stored(goodSubmission, { suspicion: 'too fast' })
      expect((await desk().find(id))?.lead).toMatchObject({ desk: 'quarantined', suspicion: 'too fast' })
      expect(await bench.outbox().claim(10, bench.clock())).toEqual([])
      expect(await desk().resend(id)).toBeUndefined()
      expect(await desk().release(id, by)).toBe(true)
      expect(await desk().release(id, by)).toBe(false)
      expect((await bench.outbox().claim(10, bench.clock())).map(({ mail }) => mail.recipient).toSorted()).toEqual([
        'dealer',
        'visitor',
      ])
    })

    it('LEAD-33, LEAD-61: lists by day, interest, state, status and words, the newest first', async () => {
      const first = await bench.stored()
      bench.pass(1)
      const second = await bench.stored({ ...goodSubmission, interest: 'sales', lastName: 'Hopper' })
      bench.pass(1)
      const third = await bench.stored({ ...goodSubmission, interest: 'parts' }, { suspicion: 'too fast' })
      await desk().mark(first, { status: 'answered', note: 'about the hill', by })
      await desk().mark(third, { status: 'spam', by })
      const ids = async (filter = {}) => (await desk().list(filter)).map(({ id }) => id)
      expect(await ids()).toEqual([third, second, first])
      expect(await ids({ since: new Date(bench.start + minute) })).toEqual([third, second])
      expect(await ids({ interest: 'sales' })).toEqual([second])
      expect(await ids({ state: 'quarantined' })).toEqual([third])
      expect(await ids({ status: 'answered' })).toEqual([first])
      expect(await ids({ search: 'HOPPER' })).toEqual([second])
      expect(await ids({ search: '555-0134', status: 'answered' })).toEqual([first])
      // A suspect that is released is new again.
      expect(await desk().release(third, by)).toBe(true)
      expect(await ids({ status: 'new' })).toEqual([third, second])
    })

    it('LEAD-33: mails again what was mailed, and revives what was given up', async () => {
      const id = await bench.stored()
      for (const { mail } of await bench.outbox().claim(10, bench.clock()))
        await (mail.recipient === 'dealer'
          ? bench.outbox().sent(mail.id, bench.clock())
          : bench.outbox().failed(mail, '550', bench.clock(), undefined))
      expect(await desk().resend(id)).toEqual({ added: 1, waiting: 0 })
      expect((await bench.outbox().claim(10, bench.clock())).map(({ mail }) => mail.recipient)).toEqual(['visitor'])
      bench.now += leaseMs
      for (const { mail } of await bench.outbox().claim(10, bench.clock()))
        await bench.outbox().sent(mail.id, bench.clock())
      expect(await desk().resend(id)).toEqual({ added: 1, waiting: 0 })
      expect(
        (await bench.outbox().claim(10, bench.clock())).map(({ mail }) => [mail.recipient, mail.attempts]),
      ).toEqual([['dealer', 1]])
    })

    it('LEAD-33: forgets a person everywhere, and no one else', async () => {
      await bench.stored()
      await bench.stored({ ...goodSubmission, email: 'ada@example.COM' }, { key: 'k' })
      const other = await bench.stored({ ...goodSubmission, email: 'bob@example.com' })
      const found = await desk().from(' ADA@example.com ')
      const erased = await desk().erase(
        (found ?? []).map(({ id }) => id),
        by,
      )
      expect(erased).toMatchObject({ messages: 2, mails: 4, outstanding: undefined })
      expect((await desk().list({})).map(({ id }) => id)).toEqual([other])
      expect([(await bench.leads()).length, (await bench.mails()).length, (await fingerprints()).length]).toEqual([
        1, 2, 1,
      ])
      expect(await desk().from('ada@example.com')).toEqual([])
      expect(await desk().erase(['260506-NONE'], by)).toMatchObject({ messages: 0, run: undefined })
    })

    it('LEAD-33: does not double a mail that still waits, not even one that is on its way', async () => {
      const id = await bench.stored()
      expect(await desk().resend(id)).toEqual({ added: 0, waiting: 2 })
      await bench.outbox().claim(10, bench.clock())
      expect(await Promise.all([desk().resend(id), desk().resend(id)])).toEqual(Array(2).fill({ added: 0, waiting: 2 }))
      expect(await bench.mailsTo('dealer')).toHaveLength(1)
      const [one, two] = await bench.mails()
      await bench.outbox().sent(one?.id ?? '', bench.clock())
      await bench.outbox().sent(two?.id ?? '', bench.clock())
      const both = await Promise.all([desk().resend(id), anotherDesk().resend(id)])
      expect(both.map((outcome) => outcome?.added).toSorted()).toEqual([0, 1])
      expect(await bench.mailsTo('dealer')).toHaveLength(2)
    })

    it('LEAD-61: keeps what became of a message, the note and who said so, as a run', async () => {
      const id = await bench.stored()
      expect((await desk().find(id))?.lead).toMatchObject({ status: 'new', status_note: null, status_by: null })
      const run = await desk().mark(id, { status: 'answered', note: 'comes on Friday', by })
      expect(run).toEqual(expect.any(Number))
      expect((await desk().find(id))?.lead).toMatchObject({
        status: 'answered',
        status_note: 'comes on Friday',
        status_by: 'ann',
        status_at: bench.clock().toISOString(),
      })
      expect(await desk().mark(id, { status: 'answered', by })).toBeUndefined()
      await desk().mark(id, { status: 'closed', by: { ...by, who: 'dana' } })
      expect((await desk().find(id))?.lead).toMatchObject({ status_note: 'comes on Friday', status_by: 'dana' })
      await desk().mark(id, { status: 'closed', note: '', by })
      expect((await desk().find(id))?.lead.status_note).toBeNull()
      expect(await desk().mark('260506-NONE', { status: 'spam', by })).toBeUndefined()
      expect(await latestRuns(db(), 10)).toHaveLength(3)
    })

    it('LEAD-61: a mark can be undone, and once more', async () => {
      const id = await bench.stored()
      await desk().mark(id, { status: 'answered', note: 'one', by })
      const run = (await desk().mark(id, { status: 'spam', note: 'two', by })) ?? 0
      const { run: undone } = await undo(run)
      expect((await desk().find(id))?.lead).toMatchObject({ status: 'answered', status_note: 'one' })
      await undo(undone)
      expect((await desk().find(id))?.lead).toMatchObject({ status: 'spam', status_note: 'two' })
    })

    it('LEAD-54: finds a person by phone number, however it is written', async () => {
      const one = await bench.stored({ ...goodSubmission, phone: '+1 570-555-0134 x2' })
      await bench.stored({ ...goodSubmission, phone: '570 555 0135', email: 'bob@example.com' })
      expect((await desk().from('(570) 555-0134'))?.map(({ id }) => id)).toEqual([one])
      expect(await desk().from('a name')).toBeUndefined()
    })

    it('LEAD-54: leaves a receipt that tells nothing of the sender, and nothing in earlier runs', async () => {
      const id = await bench.stored()
      await desk().mark(id, { status: 'answered', note: 'Lovelace comes on Friday', by })
      const { run = 0 } = await desk().erase([id], { who: 'dana', command: 'leads forget' })
      expect(await readRun(db(), run)).toMatchObject({ who: 'dana', command: 'leads forget', at: bench.clock() })
      expect(await readChanges(db(), run)).toEqual([{ kind: 'lead', key: id, before: null, after: null, erased: true }])
      const kept = await Promise.all(
        (['runs', 'run_changes', 'leads', 'outbox', 'limits', 'lead_fingerprints'] as const).map((table) =>
          db().selectFrom(table).selectAll().execute(),
        ),
      )
      expect(JSON.stringify(kept)).not.toMatch(/lovelace|ada@|0134|friday|brakes/i)
      await expect(undo(run)).rejects.toThrow('erased for good')
    })

    it('LEAD-34: says how things stand', async () => {
      await bench.stored()
      bench.pass(1)
      await bench.stored({ ...goodSubmission, interest: 'sales' }, { suspicion: 'too fast' })
      const { lines, alarms, since } = await desk().status()
      expect([alarms, since]).toEqual([[], new Date(bench.start)])
      for (const line of ['Messages quarantined: 1', 'Messages waiting: 1', 'Messages dead: 0'])
        expect(lines).toContain(line)
      expect(lines.join('\n')).toMatch(/^Mails waiting: 2, the oldest since \d{4}-/m)
    })
  })
}

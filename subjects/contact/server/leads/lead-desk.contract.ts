import { afterEach, describe, expect, it } from 'vitest'
import type { Database } from '#app/database.ts'
import type { LeadConnection } from '#kernel/db/connection.ts'
import { latestRuns, readChanges, readRun } from '#kernel/history/read-runs.ts'
import { undoRun } from '#kernel/history/undo-run.ts'
import { createLog } from '#kernel/log/log.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { leadBench, type NewSettings } from '#tests/setup/lead-bench.ts'
import { checkPastTime, endPastTime, startHousekeeping } from './erasure.ts'
import { leadHistory } from './lead-desk.ts'
import { deleteOldLimits } from './limits.ts'
import { leaseMs } from './outbox.ts'
import { mailAboutSuspects } from './suspects.ts'

const day = 24 * 60
const keptDays = 730
const by = { who: 'ann', command: 'test' }

/** What the desk promises about messages, and what erasing does, on either database. */
export function leadDeskContract(name: string, newSettings: NewSettings): void {
  describe(`messages at the desk in ${name}`, () => {
    const bench = leadBench(newSettings)
    const { desk } = bench
    const db = () => bench.database().db
    const connection = () => bench.database().leads
    const undo = (id = 0) =>
      undoRun(db(), { id, by: { who: 'ann', command: `undo ${id}` }, at: bench.clock(), kinds: { lead: leadHistory } })
    const lead = (id: string) => desk().find(id)
    const idsOf = (leads: readonly { readonly id: string }[]) => leads.map(({ id }) => id)

    it('LEAD-19: holds no address of a sender, and what it holds for two days only', async () => {
      await bench.stored(goodSubmission, { sender: '198.51.100.7' })
      const rows = await bench.rows('limits')
      expect(rows.length).toBeGreaterThan(1)
      expect(JSON.stringify(rows)).not.toMatch(/198\.51|ada/i)
      for (const [hours, left] of [
        [47, rows],
        [49, []],
      ] as const) {
        await deleteOldLimits(connection().db, new Date(bench.now + hours * 3_600_000))
        expect(await bench.rows('limits')).toEqual(left)
      }
    })

    it('LEAD-26, LEAD-51: keeps suspects in quarantine, mails no one, lets each out once, and acknowledges three', async () => {
      const suspects: string[] = []
      for (let index = 0; index < 5; index += 1)
        suspects.push(await bench.stored({ ...goodSubmission, phone: `570555019${index}` }, { suspicion: 'too fast' }))
      const [id = ''] = suspects
      expect(await lead(id)).toMatchObject({ desk: 'quarantined', suspicion: 'too fast' })
      expect(await bench.mails()).toEqual([])
      expect(await desk().resend(id)).toBeUndefined()
      for (const suspect of suspects) expect(await desk().release(suspect, by)).toBe(true)
      expect(await desk().release(id, by)).toBe(false)
      expect([(await bench.mailsTo('dealer')).length, (await bench.mailsTo('visitor')).length]).toEqual([5, 3])
    })

    it('LEAD-26: mails the dealer once a day that there are suspects, until each is released or marked', async () => {
      const [one, other] = [0, 1].map((index) => bench.database(index as 0 | 1).leads) as [
        LeadConnection,
        LeadConnection,
      ]
      const tell = () =>
        Promise.all([one, other].map((each) => mailAboutSuspects(each, 'switchback.test', bench.clock())))
      const told = async () => (await bench.mailsTo('suspects')).length
      await tell()
      const suspects = [
        await bench.stored(goodSubmission, { suspicion: 'links' }),
        await bench.stored({ ...goodSubmission, phone: '5705550198' }, { suspicion: 'too fast' }),
      ] as const
      await tell()
      expect(await told()).toBe(1)
      const [mail] = await bench.claim({ recipients: ['suspects'] })
      bench.pass(day + 1)
      await tell()
      expect(await told()).toBe(1)
      await bench.outbox().sent(mail?.mail.id ?? '', bench.clock())
      await desk().release(suspects[0], by)
      await tell()
      expect(await told()).toBe(2)
      for (const { mail } of await bench.claim({ recipients: ['suspects'] }))
        await bench.outbox().sent(mail.id, bench.clock())
      bench.pass(day - 1)
      await tell()
      expect(await told()).toBe(2)
      await desk().mark(suspects[1], 'spam', by)
      bench.pass(day)
      await tell()
      expect(await told()).toBe(2)
    })

    it('LEAD-33, LEAD-61: lists by day, interest, state, status and words, the newest first', async () => {
      const first = await bench.stored()
      bench.pass(1)
      const second = await bench.stored({ ...goodSubmission, interest: 'sales', lastName: 'Hopper' })
      bench.pass(1)
      const third = await bench.stored({ ...goodSubmission, interest: 'parts' }, { suspicion: 'too fast' })
      await desk().mark(first, 'answered', by, 'about the hill')
      await desk().mark(third, 'spam', by)
      for (const [filter, found] of [
        [{}, [third, second, first]],
        [{ since: new Date(bench.start + 60_000) }, [third, second]],
        [{ interest: 'sales' }, [second]],
        [{ state: 'quarantined' }, [third]],
        [{ status: 'answered' }, [first]],
        [{ search: 'HOPPER' }, [second]],
        [{ search: '555-0134', status: 'answered' }, [first]],
      ] as const)
        expect(idsOf(await desk().list(filter))).toEqual(found)
      // A suspect that is released is new again.
      await desk().release(third, by)
      expect(idsOf(await desk().list({ status: 'new' }))).toEqual([third, second])
    })

    it('LEAD-33: mails again what was mailed, and revives what was given up', async () => {
      const id = await bench.stored()
      for (const { mail } of await bench.claim())
        await (mail.recipient === 'dealer'
          ? bench.outbox().sent(mail.id, bench.clock())
          : bench.outbox().failed(mail, '550', bench.clock(), undefined))
      expect(await desk().resend(id)).toEqual({ added: 1, waiting: 0 })
      expect((await bench.claim()).map(({ mail }) => mail.recipient)).toEqual(['visitor'])
      bench.now += leaseMs
      for (const { mail } of await bench.claim()) await bench.outbox().sent(mail.id, bench.clock())
      expect(await desk().resend(id)).toEqual({ added: 1, waiting: 0 })
      expect((await bench.claim()).map(({ mail }) => [mail.recipient, mail.attempts])).toEqual([['dealer', 1]])
    })

    it('LEAD-33: does not double a mail that still waits, not even one that is on its way', async () => {
      const id = await bench.stored()
      expect(await desk().resend(id)).toEqual({ added: 0, waiting: 2 })
      const mails = await bench.claim()
      expect(await Promise.all([desk().resend(id), desk().resend(id)])).toEqual(Array(2).fill({ added: 0, waiting: 2 }))
      for (const { mail } of mails) await bench.outbox().sent(mail.id, bench.clock())
      const both = await Promise.all([desk().resend(id), desk(1).resend(id)])
      expect(both.map((outcome) => outcome?.added).toSorted()).toEqual([0, 1])
      expect(await bench.mailsTo('dealer')).toHaveLength(2)
    })

    it('LEAD-61: keeps what became of a message, the note and who said so, as a run that can be undone, and once more', async () => {
      const id = await bench.stored()
      expect(await lead(id)).toMatchObject({ status: 'new', status_note: null, status_by: null })
      await desk().mark(id, 'answered', by, 'comes on Friday')
      const answered = { status: 'answered', status_note: 'comes on Friday', status_by: 'ann' }
      expect(await lead(id)).toMatchObject({ ...answered, status_at: bench.clock().toISOString() })
      expect(await desk().mark(id, 'answered', by)).toEqual({ was: 'answered', run: undefined })
      const closed = { status: 'closed', status_note: 'comes on Friday', status_by: 'dana' } as const
      const marked = await desk().mark(id, 'closed', { ...by, who: 'dana' })
      expect(marked).toEqual({ was: 'answered', run: expect.any(Number) })
      expect(await lead(id)).toMatchObject(closed)
      const { run } = await undo(marked?.run)
      expect(await lead(id)).toMatchObject(answered)
      await undo(run)
      expect(await lead(id)).toMatchObject(closed)
      await desk().mark(id, 'closed', by, '')
      expect((await lead(id))?.status_note).toBeNull()
      expect(await desk().mark('260506-NONE', 'spam', by)).toBeUndefined()
      expect(await latestRuns(db(), 10)).toHaveLength(5)
    })

    it('LEAD-54: finds a person by address and phone number, however written, and forgets them and no one else', async () => {
      const one = await bench.stored({ ...goodSubmission, phone: '+1 570-555-0134 x2' })
      const two = await bench.stored({ ...goodSubmission, email: 'ada@example.COM', phone: '1' }, { key: 'k' })
      const other = await bench.stored({ ...goodSubmission, phone: '570 555 0135', email: 'bob@example.com' })
      expect(idsOf(await desk().from('(570) 555-0134'))).toEqual([one])
      expect(await desk().from('a name')).toEqual([])
      const theirs = idsOf(await desk().from(' ADA@example.com '))
      expect(theirs.toSorted()).toEqual([one, two].toSorted())
      expect(await desk().erase(theirs, by)).toMatchObject({ messages: 2, mails: 4, outstanding: undefined })
      expect(idsOf(await bench.leads())).toEqual([other])
      expect([(await bench.mails()).length, (await bench.rows('lead_fingerprints')).length]).toEqual([2, 1])
      expect(await desk().erase(['260506-NONE'], by)).toMatchObject({ messages: 0, run: undefined })
    })

    it('LEAD-54: leaves a receipt that tells nothing of the sender, and nothing in earlier runs', async () => {
      const id = await bench.stored()
      await desk().mark(id, 'answered', by, 'Lovelace comes on Friday')
      const { run = 0 } = await desk().erase([id], { who: 'dana', command: 'leads forget' })
      expect(await readRun(db(), run)).toMatchObject({ who: 'dana', command: 'leads forget', at: bench.clock() })
      expect(await readChanges(db(), run)).toEqual([{ kind: 'lead', key: id, before: null, after: null, erased: true }])
      const tables = ['runs', 'run_changes', 'leads', 'outbox', 'limits', 'lead_fingerprints'] as const
      const kept = await Promise.all(tables.map(bench.rows))
      expect(JSON.stringify(kept)).not.toMatch(/lovelace|ada@|0134|friday|brakes/i)
      await expect(undo(run)).rejects.toThrow('erased for good')
    })

    it('LEAD-34: says how things stand, and alarms where a mail waits too long or was given up', async () => {
      await bench.stored()
      await bench.stored({ ...goodSubmission, interest: 'sales' }, { suspicion: 'too fast' })
      const { lines, alarms, since } = await desk().status(true)
      expect([alarms, since]).toEqual([[], new Date(bench.start)])
      for (const line of ['Messages quarantined: 1', 'Messages waiting: 1', 'Messages dead: 0'])
        expect(lines).toContain(line)
      expect(lines.join('\n')).toMatch(/^Mails waiting: 2, the oldest since \d{4}-/m)
      bench.pass(61)
      expect((await desk().status(true)).alarms).toEqual([expect.stringContaining('more than an hour')])
      for (const { mail } of await bench.claim()) await bench.outbox().failed(mail, '550', bench.clock(), undefined)
      expect((await desk().status(true)).alarms).toEqual([expect.stringContaining('Dead letters')])
    })

    const ends: (() => Promise<unknown>)[] = []
    afterEach(async () => {
      for (const end of ends.splice(0)) await end()
    })
    const keepHouse = () => {
      ends.push(startHousekeeping(connection(), { keptDays }, createLog('silent'), bench.clock, 10))
    }

    it('LEAD-54: beside a backup that reads: says since when it is outstanding, and the site finishes it', async () => {
      const id = await bench.stored()
      const end = await startReading(bench.database(1))
      ends.push(end)
      expect(await desk(0, 0).erase([id], by)).toMatchObject({ messages: 1, outstanding: bench.clock() })
      expect((await desk().status()).alarms).toEqual([expect.stringContaining('hold what was erased')])
      keepHouse()
      await end()
      await expect.poll(async () => (await desk().status()).alarms).toEqual([])
    })

    it('LEAD-54: waits at the desk for a backup that ends soon', async () => {
      const id = await bench.stored()
      const end = await startReading(bench.database(1))
      const forgotten = desk(0, 10_000).erase([id], by)
      await expect.poll(() => bench.leads()).toEqual([])
      await end()
      expect(await forgotten).toMatchObject({ messages: 1, outstanding: undefined })
    })

    it('LEAD-53: ends messages that are past their time, with mails and fingerprints, and no others', async () => {
      await bench.stored()
      await bench.stored({ ...goodSubmission, interest: 'parts' }, { key: 'k', suspicion: 'too fast' })
      bench.pass(10 * day)
      const younger = await bench.stored({ ...goodSubmission, interest: 'sales' })
      bench.pass(725 * day)
      expect(await endPastTime(db(), keptDays, { ...by, at: bench.clock() })).toBe(2)
      expect(idsOf(await bench.leads())).toEqual([younger])
      for (const rows of [await bench.mails(), await bench.rows('lead_fingerprints')])
        expect(rows).toEqual(rows.map(() => expect.objectContaining({ lead_id: younger })))
      expect(await endPastTime(db(), keptDays, { ...by, at: bench.clock() })).toBe(0)
      expect(await latestRuns(db(), 10)).toMatchObject([{ who: 'ann', changed: 2 }])
    })

    it('LEAD-53: does so once a day by itself, and from the files as well', async () => {
      await bench.stored()
      keepHouse()
      while ((await bench.leads()).length > 0 && bench.now < bench.start + 800 * day * 60_000) {
        bench.pass(day)
        await checkPastTime(connection(), keptDays, bench.clock())
      }
      expect(bench.now - bench.start).toBe(731 * day * 60_000)
      // By a clock that is years ahead, and set right within a day, nothing ends.
      await bench.stored()
      bench.pass(3_650 * day)
      expect((await checkPastTime(connection(), keptDays, bench.clock())).ended).toBe(0)
      const outstanding = async () => (await bench.rows('chores')).filter(({ name }) => name === 'purge')
      await expect.poll(outstanding).toEqual([])
    })

    it('LEAD-53: a shorter time that was mistyped and is set right within a week erases nothing; one that is meant waits a week', async () => {
      const check = async (days: number) => (await checkPastTime(connection(), days, bench.clock())).ended
      const daily = async (days: number, times: number) => {
        const ended: number[] = []
        for (let passed = 0; passed < times; passed += 1) {
          bench.pass(day)
          ended.push(await check(days))
        }
        return ended
      }
      expect(await check(keptDays)).toBe(0)
      await bench.stored()
      await daily(keptDays, 20)
      expect(await daily(7, 7)).toEqual(Array(7).fill(0))
      // Set right, and mistyped once more: the week begins anew.
      expect(await daily(keptDays, 1)).toEqual([0])
      expect(await daily(7, 8)).toEqual([...Array(7).fill(0), 1])
      expect(await bench.leads()).toEqual([])
    })
  })
}

/** Reads as a backup does, for as long as it is let. */
async function startReading({ db }: Database): Promise<() => Promise<void>> {
  const read = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const backup = db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await transaction.selectFrom('leads').selectAll().execute()
      read.resolve()
      await over.promise
    })
  await read.promise
  return () => {
    over.resolve()
    return backup
  }
}

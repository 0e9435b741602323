import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Database } from '#app/database.ts'
import { restoreBackup, writeBackup } from '#kernel/db/backup.ts'
import type { Writer } from '#kernel/db/connection.ts'
import { ChangedMeanwhile, inTurn } from '#kernel/history/in-turn.ts'
import { latestRuns, readChanges, readRun } from '#kernel/history/read-runs.ts'
import { recordRun } from '#kernel/history/record-run.ts'
import { undoRun } from '#kernel/history/undo-run.ts'
import { deleteOldLimits } from '#kernel/http/rate-limit.ts'
import { createLog } from '#kernel/log/log.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { messageBench, type NewSettings } from '#tests/setup/message-bench.ts'
import { newFolder } from '#tests/setup/site-process.ts'
import { messageHistory } from './decisions.ts'
import { checkRetention, eraseExpired } from './erase.ts'
import { leaseMs } from './outbox.ts'
import { startHousekeeping } from './service.ts'
import { mailAboutSuspects } from './suspects.ts'

const day = 24 * 60
const keptDays = 730

/** What the desk promises about messages, and what erasing does, on either database. */
export function messageDecisionsContract(name: string, newSettings: NewSettings): void {
  describe(`messages at the desk in ${name}`, () => {
    const bench = messageBench(newSettings)
    const { desk } = bench
    const by = {
      who: 'ann',
      command: 'test',
      get at() {
        return bench.clock()
      },
    }
    const db = () => bench.database().db
    const writer = () => bench.database().writer
    const undo = (id = 0) =>
      undoRun(db(), {
        id,
        by: { ...by, command: `undo ${id}` },
        kinds: { lead: messageHistory },
      })
    const found = (id: string) => desk().find(id)
    const idsOf = (messages: readonly { readonly id: string }[]) => messages.map(({ id }) => id)

    it('LEAD-19: holds no address of a sender, and what it holds for two days only', async () => {
      await bench.stored(goodSubmission, { sender: '198.51.100.7' })
      const rows = await bench.rows('limits')
      expect(rows.length).toBeGreaterThan(1)
      expect(JSON.stringify(rows)).not.toMatch(/198\.51|ada/i)
      for (const [hours, left] of [
        [47, rows],
        [49, []],
      ] as const) {
        await deleteOldLimits(writer().db, new Date(bench.now + hours * 3_600_000))
        expect(await bench.rows('limits')).toEqual(left)
      }
    })

    it('LEAD-26, LEAD-51: keeps suspects in quarantine, mails no one, lets each out once, and acknowledges three', async () => {
      const suspects: string[] = []
      for (let index = 0; index < 5; index += 1)
        suspects.push(await bench.stored({ ...goodSubmission, phone: `570555019${index}` }, { suspicion: 'too fast' }))
      const [id = ''] = suspects
      expect(await found(id)).toMatchObject({ delivery: 'quarantined', suspicion: 'too fast' })
      expect(await bench.mails()).toEqual([])
      expect(await desk().resend(id, by)).toBeUndefined()
      for (const suspect of suspects) expect(await desk().release(suspect, by)).toEqual(expect.any(Number))
      expect(await desk().release(id, by)).toBeUndefined()
      expect([(await bench.mailsTo('dealer')).length, (await bench.mailsTo('visitor')).length]).toEqual([5, 3])
    })

    it('LEAD-26: mails the dealer once a day that there are suspects, until each is released or marked', async () => {
      const [one, other] = [0, 1].map((index) => bench.database(index as 0 | 1).writer) as [Writer, Writer]
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
      await desk().mark(first, 'answered', by, { note: 'about the hill' })
      await desk().mark(third, 'spam', by)
      for (const [filter, found] of [
        [{}, [third, second, first]],
        [{ since: new Date(bench.start + 60_000) }, [third, second]],
        [{ interest: 'sales' }, [second]],
        [{ status: 'answered' }, [first]],
        [{ search: 'HOPPER' }, [second]],
        [{ search: '555-0134', status: 'answered' }, [first]],
        [{ status: 'new', isSuspect: false }, [second]],
        [{ isSuspect: true }, [third]],
      ] as const) {
        expect(idsOf(await desk().list(filter))).toEqual(found)
        expect(await desk().counts({ found: filter })).toEqual({ found: found.length })
      }
      expect(idsOf(await desk().list({}, { limit: 2, skip: 1 }))).toEqual([second, first])
      expect(idsOf(await desk().list({}, { limit: 2, oldestFirst: true }))).toEqual([first, second])
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
      const revived = await desk().resend(id, by)
      expect(revived).toEqual(expect.any(Number))
      expect(await readRun(db(), revived ?? 0)).toMatchObject({ who: by.who, command: by.command })
      await expect(undo(revived)).rejects.toThrow('changed nothing')
      expect((await bench.claim()).map(({ mail }) => mail.recipient)).toEqual(['visitor'])
      bench.now += leaseMs
      for (const { mail } of await bench.claim()) await bench.outbox().sent(mail.id, bench.clock())
      expect(await desk().resend(id, by)).toEqual(expect.any(Number))
      expect((await bench.claim()).map(({ mail }) => [mail.recipient, mail.attempts])).toEqual([['dealer', 1]])
    })

    it('LEAD-33: does not double a mail that still waits, not even one that is on its way', async () => {
      const id = await bench.stored()
      const again = (index: 0 | 1 = 0) => desk(index).resend(id, by)
      expect(await again()).toBeUndefined()
      const mails = await bench.claim()
      expect(await Promise.all([again(), again()])).toEqual([undefined, undefined])
      for (const { mail } of mails) await bench.outbox().sent(mail.id, bench.clock())
      const both = await Promise.all([again(), again(1)])
      expect(both.filter((run) => run !== undefined)).toHaveLength(1)
      expect(await bench.mailsTo('dealer')).toHaveLength(2)
      expect((await latestRuns(db(), 10)).map(({ who, command }) => [who, command])).toEqual([[by.who, by.command]])
    })

    it('LEAD-60: finds words in capitals or not, and digits however a number is written', async () => {
      const context = {
        cart: { id: 'ev-nomad', name: 'Denago EV Nomad' },
        town: { id: 'x', name: 'Jim Thorpe Borough' },
      }
      const submission = { ...goodSubmission, firstName: 'ZOË', message: 'Is the 100% Nomad\nin stock?' }
      const id = await bench.stored(submission, { context })
      await bench.stored({ ...goodSubmission, email: 'bob@example.org', phone: '570 555 0199', lastName: 'Byron' })
      await desk().mark(id, 'new', by, { note: 'wants a call in May' })
      await desk().mark(id, 'new', by, { note: 'or in June' })
      const words = [id.slice(-6).toLowerCase(), 'zoë LOVE', 'example.com', '555-0134', '5550134', '570.555.0134']
      for (const search of [...words, '100% n', 'in stock', 'DENAGO', 'jim thorpe', 'call in MAY', 'june'])
        expect([search, idsOf(await desk().list({ search }))]).toEqual([search, [id]])
      for (const search of ['grace', '0133', '134 570', 'nomad in', '100_', 'null', 'no\u0000mad'])
        expect([search, idsOf(await desk().list({ search }))]).toEqual([search, []])
    })

    it('LEAD-33: counts the carts that are asked about by their last names, and what looks like advertising for nothing', async () => {
      const ask = (cart: string, name: string, more = {}) =>
        bench.stored(
          { ...goodSubmission, message: `How far does it go? ${name} ${bench.now}` },
          { context: { cart: { id: cart, name } }, ...more },
        )
      await ask('ev-city', 'Denago EV City')
      bench.pass(30 * day)
      const first = await ask('ev-nomad', 'Denago Nomad')
      bench.pass(1)
      await ask('ev-nomad', 'Denago EV Nomad')
      await ask('ev-city', 'Denago EV City', { suspicion: 'links' })
      await bench.stored()
      await desk().mark(first, 'answered', by)
      const nomad = {
        id: 'ev-nomad',
        name: 'Denago EV Nomad',
        messages: 2,
        waiting: 1,
        latest: bench.clock().toISOString(),
      }
      expect(await desk().askedCarts(new Date(bench.start + 1))).toEqual([nomad])
      expect(await desk().askedCarts(undefined)).toEqual([
        nomad,
        expect.objectContaining({ id: 'ev-city', messages: 1 }),
      ])
    })

    it('LEAD-61: keeps what became of a message, its notes and who said so, as runs that can be undone, and once more', async () => {
      const id = await bench.stored()
      const texts = async () => (await found(id))?.notes.map(({ who, text }) => `${who}: ${text}`).toSorted()
      expect(await found(id)).toMatchObject({ status: 'new', notes: [], statusBy: null })
      await desk().mark(id, 'answered', by, { note: 'comes on Friday' })
      const answered = { status: 'answered', statusBy: 'ann' }
      expect(await found(id)).toMatchObject({ ...answered, statusAt: bench.clock() })
      expect(await desk().mark(id, 'answered', by)).toBeUndefined()
      const closed = { status: 'closed', statusBy: 'dana' } as const
      const marked = await desk().mark(id, 'closed', { ...by, who: 'dana' }, { note: 'bought one' })
      expect(marked).toEqual(expect.any(Number))
      expect(await found(id)).toMatchObject(closed)
      // A note alone leaves the status as it is, and is no later change of it.
      const noted = await desk().mark(id, 'closed', by, { note: 'paid' })
      expect(await found(id)).toMatchObject(closed)
      expect(await texts()).toEqual(['ann: comes on Friday', 'ann: paid', 'dana: bought one'])
      const { run } = await undo(marked)
      expect(await found(id)).toMatchObject(answered)
      expect(await texts()).toEqual(['ann: comes on Friday', 'ann: paid'])
      await undo(run)
      expect(await found(id)).toMatchObject(closed)
      await undo(noted)
      expect(await texts()).toEqual(['ann: comes on Friday', 'dana: bought one'])
      await expect(desk().mark('260506-NONE', 'spam', by)).rejects.toThrow(ChangedMeanwhile)
      expect(await latestRuns(db(), 10)).toHaveLength(6)
    })

    it('LEAD-62: of two who decide about a message at once, the second changes nothing and learns what the first did', async () => {
      for (let round = 0; round < 5; round += 1) {
        const id = await bench.stored(
          { ...goodSubmission, message: `Round ${round} of the hill` },
          { suspicion: 'links' },
        )
        const seen = ''
        const decided = await Promise.allSettled([
          desk(0).mark(id, 'spam', { ...by, who: 'dana' }, { seen, note: 'a casino' }),
          desk(1).mark(id, 'answered', { ...by, who: 'ann' }, { seen, note: 'called her' }),
          desk(1).release(id, { ...by, who: 'bob' }, seen),
        ])
        const [first = '', ...others] = ['dana', 'ann', 'bob'].filter(
          (_, index) => decided[index]?.status === 'fulfilled',
        )
        expect(others).toEqual([])
        for (const each of decided) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(ChangedMeanwhile)
        const now = await found(id)
        expect(now?.statusBy).toBe(first)
        expect(now?.notes).toHaveLength(now?.statusBy === 'bob' ? 0 : 1)
        // Once that is seen, the decision is a new one.
        bench.pass(1)
        expect(await desk().mark(id, 'closed', by, { seen: now?.statusAt?.toISOString() ?? '' })).toEqual(
          expect.any(Number),
        )
      }
    })

    it('LEAD-61: takes over the note of an earlier version, and of its backup, and undoes what was noted then', async () => {
      const id = await bench.stored()
      const at = bench.clock().toISOString()
      const fields = { status: 'answered', status_by: 'ann', status_at: at, status_note: 'comes on Friday' } as const
      await db().updateTable('leads').set(fields).where('id', '=', id).execute()
      const noted = { status: 'answered', note: 'comes on Friday', by: 'ann', at }
      const change = { kind: 'lead', key: id, before: { status: 'new', note: null, by: null, at: null }, after: noted }
      const run = await inTurn(db(), (transaction) => recordRun(transaction, by, [change]))
      const file = join(newFolder(), 'backup')
      await writeBackup(bench.database(), file, bench.clock())
      await restoreBackup(bench.database(), file)
      const old = { status: 'answered', statusBy: 'ann', statusAt: bench.clock() } as const
      const note = { at: bench.clock(), who: 'ann', text: 'comes on Friday' }
      expect(await found(id)).toMatchObject({ ...old, notes: [note] })
      const undone = await undo(run)
      expect(await found(id)).toMatchObject({ status: 'new', notes: [] })
      await undo(undone.run)
      expect(await found(id)).toMatchObject({ ...old, notes: [note] })
    })

    it('LEAD-54: finds a person by address and phone number, however written, and forgets them and no one else', async () => {
      const one = await bench.stored({ ...goodSubmission, phone: '+1 570-555-0134 x2' })
      const two = await bench.stored(
        { ...goodSubmission, email: 'ada@example.COM', phone: '570 555 0136' },
        { key: 'k' },
      )
      const other = await bench.stored({ ...goodSubmission, phone: '570 555 0135', email: 'bob@example.com' })
      expect(idsOf(await desk().from('(570) 555-0134'))).toEqual([one])
      expect(await desk().from('a name')).toEqual([])
      const theirs = idsOf(await desk().from(' ADA@example.com '))
      expect(theirs.toSorted()).toEqual([one, two].toSorted())
      expect(await desk().erase(theirs, by)).toMatchObject({ messages: 2, mails: 4, outstanding: undefined })
      expect(idsOf(await bench.messages())).toEqual([other])
      expect([(await bench.mails()).length, (await bench.rows('lead_fingerprints')).length]).toEqual([2, 1])
      expect(await desk().erase(['260506-NONE'], by)).toMatchObject({ messages: 0, run: undefined })
    })

    it('LEAD-54: leaves a receipt that tells nothing of the sender, and nothing in earlier runs', async () => {
      const id = await bench.stored()
      await desk().mark(id, 'answered', by, { note: 'Lovelace comes on Friday' })
      const { run = 0 } = await desk().erase([id], { ...by, who: 'dana', command: 'forget' })
      expect(await readRun(db(), run)).toMatchObject({ who: 'dana', command: 'forget', at: bench.clock() })
      expect(await readChanges(db(), run)).toEqual([{ kind: 'lead', key: id, before: null, after: null, erased: true }])
      const tables = ['runs', 'run_changes', 'leads', 'lead_notes', 'outbox', 'limits', 'lead_fingerprints'] as const
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
      expect(await desk().list({ isGivenUp: true })).toMatchObject([{ delivery: 'dead', suspicion: null }])
    })

    const ends: (() => Promise<unknown>)[] = []
    afterEach(async () => {
      for (const end of ends.splice(0)) await end()
    })
    const keepHouse = () => {
      ends.push(startHousekeeping(writer(), { keptDays }, createLog('silent'), bench.clock, 10))
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
      await expect.poll(() => bench.messages()).toEqual([])
      await end()
      expect(await forgotten).toMatchObject({ messages: 1, outstanding: undefined })
    })

    it('LEAD-53: ends messages that are past their time, with mails and fingerprints, and no others', async () => {
      await bench.stored()
      await bench.stored({ ...goodSubmission, interest: 'parts' }, { key: 'k', suspicion: 'too fast' })
      bench.pass(10 * day)
      const younger = await bench.stored({ ...goodSubmission, interest: 'sales' })
      bench.pass(725 * day)
      const end = () => inTurn(db(), (transaction) => eraseExpired(transaction, keptDays, by))
      expect(await end()).toBe(2)
      expect(idsOf(await bench.messages())).toEqual([younger])
      for (const rows of [await bench.mails(), await bench.rows('lead_fingerprints')])
        expect(rows).toEqual(rows.map(() => expect.objectContaining({ lead_id: younger })))
      expect(await end()).toBe(0)
      const runs = await latestRuns(db(), 10)
      expect(runs).toMatchObject([{ who: 'ann' }])
      expect(await readChanges(db(), runs[0]?.id ?? 0)).toHaveLength(2)
    })

    it('LEAD-53: does so once a day by itself, and from the files as well', async () => {
      await bench.stored()
      keepHouse()
      while ((await bench.messages()).length > 0 && bench.now < bench.start + 800 * day * 60_000) {
        // A check of last month tells of a clock that runs on as one of yesterday does.
        bench.pass(bench.now < bench.start + 700 * day * 60_000 ? 30 * day : day)
        await checkRetention(writer(), keptDays, bench.clock())
      }
      expect(bench.now - bench.start).toBe(731 * day * 60_000)
      // By a clock that is years ahead, and set right within a day, nothing ends.
      await bench.stored()
      bench.pass(3_650 * day)
      expect((await checkRetention(writer(), keptDays, bench.clock())).ended).toBe(0)
      const outstanding = async () => (await bench.rows('chores')).filter(({ name }) => name === 'purge')
      await expect.poll(outstanding).toEqual([])
    })

    it('LEAD-53: a shorter time that was mistyped and is set right within a week erases nothing; one that is meant waits a week', async () => {
      const check = async (days: number) => (await checkRetention(writer(), days, bench.clock())).ended
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
      expect(await bench.messages()).toEqual([])
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

import { afterEach, describe, expect, it } from 'vitest'
import type { Database, DatabaseSettings } from '#app/database.ts'
import { latestRuns } from '#kernel/history/read-runs.ts'
import { createLog } from '#kernel/log/log.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { type DatabaseLeads, databaseLeads, leadBench } from '#tests/setup/lead-bench.ts'
import { createLeadDesk } from './lead-desk.ts'
import { checkPastTime, countPastTime, endPastTime, startHousekeeping } from './retention.ts'

const day = 24 * 60
const by = { who: 'ann', command: 'leads forget' }

/** What erasing promises, on either database. */
export function erasureContract(name: string, newSettings: () => Promise<DatabaseSettings>): void {
  describe(`erasing from ${name}`, () => {
    let opened: DatabaseLeads
    const ends: (() => Promise<unknown>)[] = []
    const bench = leadBench(async (now) => {
      opened = await databaseLeads(newSettings)(now)
      return opened
    })
    const database = () => opened.databases[0]
    const connection = () => database().leads
    const fingerprints = () => database().db.selectFrom('lead_fingerprints').selectAll().execute()
    const ids = async () => (await bench.leads()).map(({ id }) => id)
    const desk = (purgePatienceMs: number) =>
      createLeadDesk({ connection: connection(), mailDomain: 'switchback.test', now: bench.clock, purgePatienceMs })
    const keepHouse = () => {
      const housekeeping = startHousekeeping({
        connection: connection(),
        keptDays: 730,
        log: createLog('silent'),
        now: bench.clock,
        everyMs: 10,
      })
      ends.push(housekeeping.stop)
    }
    afterEach(async () => {
      for (const end of ends.splice(0)) await end()
    })

    it('LEAD-54: beside a backup that reads: says since when it is outstanding, and the site finishes it', async () => {
      await bench.stored()
      const end = await startReading(opened.databases[1])
      ends.push(end)
      expect(await desk(0).erase(await ids(), by)).toMatchObject({ messages: 1, outstanding: bench.clock() })
      expect((await desk(0).status()).alarms).toEqual([expect.stringContaining('hold what was erased')])
      keepHouse()
      await end()
      await expect.poll(async () => (await desk(0).status()).alarms).toEqual([])
    })

    it('LEAD-54: waits at the desk for a backup that ends soon', async () => {
      await bench.stored()
      const end = await startReading(opened.databases[1])
      const forgotten = desk(10_000).erase(await ids(), by)
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
      expect(await countPastTime(connection(), 730, bench.clock())).toEqual({
        messages: 2,
        next: new Date(bench.start + 740 * day * 60_000),
      })
      expect(await endPastTime(connection(), 730, bench.clock(), by)).toBe(2)
      expect((await bench.leads()).map(({ id }) => id)).toEqual([younger])
      expect((await bench.mails()).map(({ lead_id }) => lead_id)).toEqual([younger, younger])
      expect((await fingerprints()).map(({ lead_id }) => lead_id)).toEqual([younger])
      const [run, ...others] = await latestRuns(database().db, 10)
      expect([run?.who, run?.changed, others]).toEqual(['ann', 2, []])
      expect(await endPastTime(connection(), 730, bench.clock(), by)).toBe(0)
      expect(await latestRuns(database().db, 10)).toHaveLength(1)
    })

    it('LEAD-53: does so once a day by itself, and from the files as well', async () => {
      await bench.stored()
      keepHouse()
      for (let passed = 0; passed <= 731; passed += 1) {
        expect((await bench.leads()).length).toBe(1)
        bench.pass(day)
        await checkPastTime(connection(), 730, bench.clock())
        if ((await bench.leads()).length === 0) break
      }
      expect(bench.now - bench.start).toBe(731 * day * 60_000)
      const outstanding = () => database().db.selectFrom('chores').select('at').where('name', '=', 'purge').execute()
      await expect.poll(outstanding).toEqual([])
    })

    it('LEAD-53: erases nothing by a clock that is years ahead and set right within a day', async () => {
      await bench.stored()
      const check = () => checkPastTime(connection(), 730, bench.clock())
      await check()
      bench.pass(day)
      await check()
      bench.pass(3_650 * day)
      for (let hour = 0; hour < 24; hour += 1) {
        expect(await check()).toBe(0)
        bench.pass(60 - 1)
      }
      bench.now = bench.start + 2 * day * 60_000
      for (let passed = 0; passed < 5; passed += 1) {
        expect(await check()).toBe(0)
        bench.pass(day)
      }
      expect(await bench.leads()).toHaveLength(1)
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

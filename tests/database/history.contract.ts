import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, type DatabaseSettings, openDatabase } from '#app/database.ts'
import { restoreBackup, writeBackup } from '#kernel/db/backup.ts'
import type { Change, Fields } from '#kernel/history/change.ts'
import type { HistoryKinds } from '#kernel/history/history-kind.ts'
import { inTurn } from '#kernel/history/in-turn.ts'
import { latestRuns, readChanges, readRun } from '#kernel/history/read-runs.ts'
import { eraseChanges, recordRun } from '#kernel/history/record-run.ts'
import { undoRun } from '#kernel/history/undo-run.ts'
import { newFolder } from '#tests/setup/site-process.ts'

const by = { who: 'ann', command: 'test', at: new Date('2026-05-06T15:00:00Z') }

/** What the history promises, on either database. */
export function historyContract(name: string, newSettings: () => Promise<DatabaseSettings>): void {
  describe(`the history in ${name}`, () => {
    let database: Database
    let another: Database
    /** Stands for the things that runs change: what each is now. */
    let things: Map<string, number | null>
    const make = (changes: readonly Change[]) => {
      for (const { key, after } of changes) things.set(key, (after?.value as number) ?? null)
    }
    const kinds: HistoryKinds = {
      lead: {
        apply: async (_, changes) => make(changes),
        nameOf: ({ key }) => key,
        words: (label, value) => ({ label, text: String(value) }),
      },
    }
    const fields = (value: number | null) => (value === null ? null : { value })
    const change = (key: string, from: number | null, to: number | null): Change => ({
      kind: 'lead',
      key,
      before: fields(from),
      after: fields(to),
    })
    const record = (changes: readonly Change[], { db } = database) =>
      inTurn(db, (transaction) => recordRun(transaction, by, changes))
    async function run(...changes: readonly Change[]): Promise<number> {
      make(changes)
      return (await record(changes)) ?? Number.NaN
    }
    const undo = (id: number, db = database.db) => undoRun(db, { id, by: { ...by, command: `undo ${id}` }, kinds })

    beforeAll(async () => {
      const settings = await newSettings()
      database = await openDatabase(settings)
      another = await openDatabase(settings)
    })
    beforeEach(async () => {
      things = new Map()
      await database.db.deleteFrom('run_changes').execute()
      await database.db.deleteFrom('runs').execute()
    })
    afterAll(async () => {
      await database.close()
      await another.close()
    })

    it('SITE-100: keeps who changed what, when, by which command, from what to what, the last run first', async () => {
      const first = await run(change('a', 0, 1))
      const changes = [change('a', 1, 2), change('b', null, 3), change('c', 4, null)]
      const id = await run(...changes)
      expect(await latestRuns(another.db, 2)).toMatchObject([{ id }, { id: first }])
      expect(await readRun(another.db, id)).toEqual({ id, ...by, undoes: undefined, undoneBy: undefined })
      expect(await readChanges(another.db, id)).toEqual(changes.map((each) => ({ ...each, erased: false })))
    })

    it('SITE-101: takes a run back once, also when two ask at the same moment, as a run that can be taken back itself', async () => {
      const first = await run(change('a', 1, 2), change('b', null, 3), change('c', 4, null))
      const asked = await Promise.allSettled([undo(first), undo(first, another.db)])
      const [undone, ...others] = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
      if (!undone) throw new Error('no undo was made')
      expect(others).toEqual([])
      expect(Object.fromEntries(things)).toEqual({ a: 1, b: null, c: 4 })
      expect(await readRun(database.db, undone.run)).toMatchObject({ undoes: first, command: `undo ${first}` })
      expect((await readRun(database.db, first))?.undoneBy).toBe(undone.run)
      await undo(undone.run)
      expect(things.get('a')).toBe(2)
      expect((await readRun(database.db, first))?.undoneBy).toBeUndefined()
    })

    it('SITE-101: refuses to take back a run after which another one changed the same field, that is undone, or is not there', async () => {
      const first = await run(change('a', 1, 2), change('b', 1, 2))
      await run(change('c', 1, 2))
      const later = await run(change('b', 2, 3))
      await expect(undo(9_999)).rejects.toThrow('There is no such change')
      await expect(undo(first)).rejects.toThrow(/^ann changed the same on .*: take that back first$/)
      expect(things.get('a')).toBe(2)
      await undo(later)
      await undo(first)
      expect([things.get('a'), things.get('b'), things.get('c')]).toEqual([1, 1, 2])
      await expect(undo(first)).rejects.toThrow('It is taken back already')
    })

    it('SITE-101: takes back a run after which others changed only other fields of the thing', async () => {
      const both = (key: string, before: Fields | null, after: Fields | null) => ({ kind: 'lead', key, before, after })
      const first = await run(both('a', { value: 1, map: { x: 1, y: 1 } }, { value: 2, map: { x: 2, y: 1 } }))
      await run(both('a', { other: 1 }, { other: 2, 'map.z': 1 }))
      const later = await run(both('a', { 'map.x': 2 }, {}))
      await expect(undo(first)).rejects.toThrow(/^ann changed the same on .*: take that back first$/)
      await undo(later)
      await undo(first)
      expect(things.get('a')).toBe(1)
      const came = await run(change('b', null, 1))
      await run(both('b', { other: 1 }, { other: 2 }))
      await expect(undo(came)).rejects.toThrow(/^ann changed the same on /)
    })

    it('SITE-101: forgets what a thing was, and keeps that it was changed', async () => {
      const first = await run(change('a', 1, 2), change('b', 1, 2))
      await inTurn(database.db, (transaction) => eraseChanges(transaction, 'lead', ['a']))
      expect(await readChanges(database.db, first)).toEqual([
        { kind: 'lead', key: 'a', before: null, after: null, erased: true },
        { ...change('b', 1, 2), erased: false },
      ])
      await expect(undo(first)).rejects.toThrow('What it was before has been erased for good')
      expect(things.get('b')).toBe(2)
    })

    it('SITE-41: is in a backup, and goes on counting where the backup ended', async () => {
      const first = await run(change('a', 1, 2))
      const file = join(newFolder(), 'backup')
      await writeBackup(database, file, by.at)
      await run(change('a', 2, 3))
      await restoreBackup(database, file)
      expect((await latestRuns(database.db, 10)).map(({ id }) => id)).toEqual([first])
      expect(await run(change('a', 2, 3))).toBe(first + 1)
    })
  })
}

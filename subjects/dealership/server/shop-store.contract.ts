import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, type DatabaseSettings, openDatabase } from '#app/database.ts'
import { undoRun } from '#kernel/history/undo-run.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { defaultShop } from '#subjects/dealership/rules/shop.ts'
import { planHours, planPhones, type ShopPlan } from './change-shop.ts'
import { planMember, planMemberMove, planMemberRemoval } from './change-team.ts'
import { changeShop, shopHistory } from './shop-store.ts'

const by = { who: 'ann', command: 'test', at: new Date() }
const snowDay = { day: '2026-12-16', name: 'Snow day' }
const now = new Date('2026-12-15T15:00:00Z')

/** What the store of the shop's facts promises, in either database. */
export function shopStoreContract(name: string, newSettings: () => Promise<DatabaseSettings>): void {
  describe(`the shop in ${name}`, () => {
    let database: Database
    let another: Database
    const make = async ({ change = [] }: ShopPlan, { at = database } = {}) => (await changeShop(at)(change, by)) ?? 0
    const undo = (id: number) => undoRun(database.db, { id, by, kinds: { shop: shopHistory } }).then(({ run }) => run)
    const rows = async () =>
      (await database.db.selectFrom('shop_facts').select('name').execute()).map((row) => row.name)
    /** Without what is worked out from the rest. */
    const shop = async ({ ports } = another) => JSON.parse(JSON.stringify(await ports.shop()))
    const ours = JSON.parse(JSON.stringify(defaultShop))
    const names = async () => (await another.ports.shop()).team.map((member) => member.name)

    beforeAll(async () => {
      const settings = await newSettings()
      database = await openDatabase(settings)
      another = await openDatabase(settings)
    })
    beforeEach(async () => {
      await database.db.deleteFrom('shop_facts').execute()
    })
    afterAll(async () => {
      await database.close()
      await another.close()
    })

    it('SHOP-64: holds only what differs from our facts, every process sees it, and an undo brings ours back', async () => {
      expect(await shop()).toEqual(ours)
      const version = another.dataVersion()
      const first = await make(await planPhones(database.db, { main: '+1 610-222-3344' }))
      await expect.poll(() => another.dataVersion()).not.toBe(version)
      expect((await shop()).phones).toEqual({ ...business.phones, main: '(610) 222-3344' })
      const closed = await make(await planHours(database.db, snowDay, now))
      const short = { ...snowDay, opens: '10:00', closes: '14:00' }
      const shorter = await make(await planHours(database.db, short, now))
      expect((await shop()).datedHours).toEqual([{ ...snowDay, hours: { opens: '10:00', closes: '14:00' } }])
      await expect(undo(closed)).rejects.toThrow('take that back first')
      await undo(shorter)
      expect((await shop()).datedHours).toEqual([{ ...snowDay, hours: 'closed' }])
      const again = await undo(first)
      await undo(closed)
      expect(await shop()).toEqual(ours)
      expect(await rows()).toEqual([])
      await undo(again)
      expect(await rows()).toEqual(['phone main'])
    })

    it('SHOP-63: of two who each take one of the last two people off, the second is refused', async () => {
      const [first = '', second = '', ...others] = defaultShop.team.map(({ key }) => key)
      for (const key of others) await make(await planMemberRemoval(database.db, key))
      const plans = [await planMemberRemoval(database.db, first), await planMemberRemoval(another.db, second)] as const
      await make(plans[0])
      await expect(make(plans[1], { at: another })).rejects.toThrow('The last one stays')
      expect(await names()).toHaveLength(1)
    })

    it('SHOP-63, SHOP-64: people come, go, change places and names; each change can be taken back by itself', async () => {
      const told = { role: 'Mechanic', experience: 'New', description: 'Fixes carts.' }
      const [first, second, ...others] = await names()
      const came = await make(await planMember(database.db, undefined, { name: ' Bo Å ', ...told }))
      expect(await names()).toEqual([first, second, ...others, 'Bo Å'])
      const moved = await make(await planMemberMove(database.db, 'bo-a', -1))
      expect((await names()).at(-2)).toBe('Bo Å')
      const [{ key = '' } = {}] = defaultShop.team
      const renamed = await make(await planMember(database.db, key, { ...told, name: 'Ada Nowak' }))
      const left = await make(await planMemberRemoval(database.db, defaultShop.team[1]?.key ?? ''))
      expect((await names()).slice(0, 2)).toEqual(['Ada Nowak', others[0]])
      // A badge bears initials: it goes with the name that it was drawn for.
      expect((await another.ports.shop()).team[0]?.image).toBeUndefined()
      await undo(renamed)
      expect((await another.ports.shop()).team[0]).toEqual(defaultShop.team[0])
      for (const run of [moved, came, left]) await undo(run)
      expect(await shop()).toEqual(ours)
      expect(await rows()).toEqual([])
    })
  })
}

import { expect } from 'vitest'
import type { ShopPlan } from '#subjects/dealership/server/change-shop.ts'
import { changeShop } from '#subjects/dealership/server/shop-store.ts'
import { testApp } from './test-app.ts'

const by = { who: 'Dana', command: 'shop', at: new Date() }

/** A site of its own, whose dealer changes what the shop says, by a clock that can be set. */
export async function shopSite(begin = new Date('2026-05-06T15:00:00Z'), changes: Parameters<typeof testApp>[1] = {}) {
  let now = begin
  const site = await testApp(begin, { ...changes, now: () => now })
  return {
    ...site,
    db: site.database.db,
    now: begin,
    at: (moment: Date) => {
      now = moment
    },
    make: async (plan: Promise<ShopPlan>) => {
      const { change = [], problems } = await plan
      expect(problems).toEqual([])
      return changeShop(site.database)(change, by)
    },
    page: async (path: string) => (await site.app.request(path)).text(),
  }
}

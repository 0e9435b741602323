import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inventory } from '#content/inventory/inventory.ts'
import { up as renderedPictures } from '#server/db/migrations/0020-rendered-pictures.ts'
import { type Database, openDatabase } from '#server/db/open-database.ts'
import { type Vehicle, vehicleSchema } from '#site/inventory/rules/vehicle.ts'

export interface ContractDatabase {
  /** What opens an empty database of its own, as often as it is used. */
  readonly newSettings: () => Promise<Parameters<typeof openDatabase>[0]>
}

const seeds = inventory.map((record) => vehicleSchema.parse({ ...record, color: record.drawing.paint.name }))
const [first, second, third] = seeds as [Vehicle, Vehicle, Vehicle, ...Vehicle[]]
const ids = (vehicles: readonly Vehicle[]) => vehicles.map(({ id }) => id)

async function* slowly(vehicles: readonly Vehicle[]) {
  for (const vehicle of vehicles) {
    await Promise.resolve()
    yield vehicle
  }
}

/** What the vehicle port promises, whichever database is under it. */
export function vehicleStoreContract(name: string, { newSettings }: ContractDatabase): void {
  describe(`vehicles in ${name}`, () => {
    let database: Database
    let settings: Awaited<ReturnType<typeof newSettings>>
    const open: Database[] = []
    const store = () => database.ports.vehicles
    const openAnother = async (at = settings) => {
      const another = await openDatabase(at)
      open.push(another)
      return another
    }

    beforeAll(async () => {
      settings = await newSettings()
      database = await openAnother()
    })
    beforeEach(() => store().replaceAll(seeds))
    afterAll(async () => {
      await Promise.all(open.map(({ close }) => close()))
    })

    it('lists every cart as it was put in, in order', async () => {
      expect(await store().list()).toEqual(seeds)
    })

    it('gets one cart by its id', async () => {
      expect(await store().get(second.id)).toEqual(second)
    })

    it.each(['no-such-cart', '', 'D6-MAX-XT4', "x' or '1'='1", 'a\u0000b', '\ud800', '%', 'x'.repeat(100_000)])(
      'has nothing under %j',
      async (id) => {
        expect(await store().get(id)).toBeNull()
      },
    )

    it('keeps every text and figure exactly', async () => {
      const odd: Vehicle = {
        ...first,
        name: `Ünïcode "quotes" 'n' \\back; drop table vehicles; -- 🛺`,
        description: 'Two\nlines\tand a tab, a % and a ?, $1 and :name.',
        price: 1_000_000,
        features: ['[]', '"', 'a|b'],
        images: ['/media/a.webp', '/media/b.webp'],
        specifications: { seatingCapacity: 8, 'tow bar': 'yes', doors: 0, ratio: 1.5 },
        externalUrl: 'https://maker.example/?a=1&b=2',
        year: 1999,
      }
      await store().apply({ put: [odd] })
      expect(await store().get(first.id)).toEqual(odd)
    })

    it('gives carts that were stored with our drawings the renders of today', async () => {
      const at = await newSettings()
      const before = await openAnother(at)
      const { db, ports } = before
      const own = '/media/photos/a.jpg'
      const drawn = (id: string, ...more: readonly string[]) =>
        JSON.stringify([...more, ...['', '-front', '-detail'].map((view) => `/media/carts/${id}${view}.svg`)])
      for (const { id } of seeds)
        await db
          .updateTable('vehicles')
          .set({ images: drawn(id) })
          .where('id', '=', id)
          .execute()
      await db
        .updateTable('vehicles')
        .set({ images: drawn(second.id, own) })
        .where('id', '=', second.id)
        .execute()
      await ports.vehicles.apply({ put: [{ ...third, images: [own], price: 5 }] })
      await renderedPictures(db as never)
      const after = await openAnother(at)
      expect(await after.ports.vehicles.list()).toEqual(
        seeds.map((seed) => {
          if (seed.id === third.id) return { ...seed, images: [own], price: 5 }
          return seed.id === second.id ? { ...seed, images: [own, ...seed.images] } : seed
        }),
      )
    })

    it('leaves out what a cart does not say', async () => {
      const { series, color, ...bare } = first
      await store().apply({ put: [bare] })
      const found = await store().get(first.id)
      expect([series, color].every(Boolean)).toBe(true)
      expect(Object.keys(found ?? {}).sort()).toEqual(Object.keys(bare).sort())
    })

    it('puts a changed cart in its old place and a new one at the end', async () => {
      await store().apply({
        put: [
          { ...first, id: 'newcomer' },
          { ...second, price: 1 },
        ],
      })
      expect(ids(await store().list())).toEqual([...ids(seeds), 'newcomer'])
      expect((await store().get(second.id))?.price).toBe(1)
    })

    it('takes the last of two carts with one id', async () => {
      await store().apply({
        put: [
          { ...first, price: 1 },
          { ...first, price: 2 },
        ],
      })
      expect((await store().get(first.id))?.price).toBe(2)
    })

    it('removes carts, and does not mind one that is not there', async () => {
      await store().apply({ remove: [first.id, 'no-such-cart'] })
      expect(ids(await store().list())).toEqual(ids(seeds).slice(1))
    })

    it('replaces the whole inventory, its order too', async () => {
      await store().replaceAll([third, first])
      expect(ids(await store().list())).toEqual([third.id, first.id])
      await store().replaceAll([])
      expect(await store().list()).toEqual([])
    })

    it('takes carts from a stream', async () => {
      await store().replaceAll(slowly(seeds.toReversed()))
      expect(ids(await store().list())).toEqual(ids(seeds).toReversed())
    })

    it('changes nothing when a change breaks off half-way', async () => {
      const before = await store().version()
      async function* breaking() {
        for (let count = 0; count < 250; count++) yield { ...first, id: `cart-${count}` }
        throw new Error('the file ends in the middle')
      }
      await expect(store().replaceAll(breaking())).rejects.toThrow('the file ends in the middle')
      await expect(store().apply({ remove: [first.id], put: breaking() })).rejects.toThrow()
      expect(await store().list()).toEqual(seeds)
      expect(await store().version()).toBe(before)
    })

    it('counts every change, and nothing else', async () => {
      const before = await store().version()
      await store().list()
      await store().get(first.id)
      expect(await store().version()).toBe(before)
      await store().apply({ remove: [first.id] })
      expect(await store().version()).toBe(before + 1)
      await store().replaceAll(seeds)
      expect(await store().version()).toBe(before + 2)
    })

    it('makes its own change seen at once', async () => {
      const before = database.dataVersion()
      await store().apply({ put: [{ ...first, price: 7 }] })
      expect(database.dataVersion()).not.toBe(before)
    })

    it('sees a change by another process within half a second', async () => {
      const another = await openAnother()
      const before = database.dataVersion()
      await another.ports.vehicles.apply({ put: [{ ...first, price: 8 }] })
      await expect.poll(() => database.dataVersion(), { timeout: 500, interval: 10 }).not.toBe(before)
      expect((await store().get(first.id))?.price).toBe(8)
    })

    it('shows readers the old inventory until a change is whole', async () => {
      const another = await openAnother()
      const seen: [number, string][] = []
      async function* watched() {
        for (const vehicle of seeds.slice(0, 10)) {
          seen.push([(await another.ports.vehicles.list()).length, another.dataVersion()])
          yield { ...vehicle, price: 9 }
        }
      }
      const version = another.dataVersion()
      await store().replaceAll(watched())
      expect(seen).toEqual(seen.map(() => [seeds.length, version]))
      expect(seen).toHaveLength(10)
      expect(await another.ports.vehicles.list()).toHaveLength(10)
    })

    it('lets two writers change one after the other', async () => {
      const another = await openAnother()
      const before = await store().version()
      const writes = Array.from({ length: 10 }, (_, count) =>
        (count % 2 ? store() : another.ports.vehicles).apply({ put: [{ ...first, id: `writer-${count}` }] }),
      )
      await Promise.all(writes)
      expect(await store().version()).toBe(before + 10)
      expect(await store().list()).toHaveLength(seeds.length + 10)
    })

    it('holds 10,000 carts, taken in within seconds', async () => {
      function* many() {
        for (let count = 0; count < 10_000; count++) yield { ...first, id: `cart-${count}`, price: count + 1 }
      }
      const start = performance.now()
      await store().replaceAll(many())
      expect(performance.now() - start).toBeLessThan(10_000)
      const list = await store().list()
      expect([list.length, list[9_999]?.id]).toEqual([10_000, 'cart-9999'])
    })

    it('is ready', async () => {
      await expect(database.ready()).resolves.toBeUndefined()
    })

    describe('at its first start', () => {
      it('is filled once, also when two processes start together', async () => {
        const fresh = await newSettings()
        const started = await Promise.all([openAnother(fresh), openAnother(fresh)])
        for (const { ports } of started) expect(await ports.vehicles.list()).toEqual(seeds)
      })

      it('is not filled again once the dealer has emptied or changed it', async () => {
        const fresh = await newSettings()
        const { ports } = await openAnother(fresh)
        await ports.vehicles.apply({ remove: ids(seeds).slice(1) })
        expect(await (await openAnother(fresh)).ports.vehicles.list()).toEqual([first])
        await ports.vehicles.replaceAll([])
        expect(await (await openAnother(fresh)).ports.vehicles.list()).toEqual([])
      })
    })
  })
}

import { describe, expect, it } from 'vitest'
import { type DatabaseSettings, openDatabase } from '#app/database.ts'
import { subjects } from '#app/subjects.ts'
import { lostLines } from '#kernel/history/change-line.ts'
import { historyOf } from '#kernel/history/history-kind.ts'
import { readChanges } from '#kernel/history/read-runs.ts'
import { undoRun } from '#kernel/history/undo-run.ts'
import { planMember, planMemberRemoval } from '#subjects/dealership/server/change-team.ts'
import { changeShop } from '#subjects/dealership/server/shop-store.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { photosOfCarts } from '#subjects/inventory/server/cart-row.ts'
import { photoPictures } from '#subjects/pictures/facts/pictures.ts'
import { photoPath } from '#subjects/pictures/rules/photo-path.ts'
import { webpOf } from '#tests/setup/photos.ts'
import { changeCarts } from '#tests/setup/replace-carts.ts'
import { createPhotoStore, isNamed, missingPhotos, sweepPhotos } from './photo-store.ts'

const one = {
  hash: '0123456789abcdef',
  width: 300,
  height: 200,
  webp: webpOf(300, 200, Buffer.from([0, 255, 128, 10, 0])),
}
const by = { who: 'Dana', command: 'a test', at: new Date() }
const other = { ...one, hash: 'fedcba9876543210' }
const pathOf = ({ hash, ...size }: typeof one) => photoPath({ stem: 'front', hash, size })

/** What the store of photos promises, in either database. */
export function photoStoreContract(name: string, newSettings: () => Promise<DatabaseSettings>): void {
  const opened = async () => {
    const database = await openDatabase(await newSettings())
    const store = createPhotoStore(database.db)
    const nameInCart = async (...images: readonly string[]) => {
      const [cart] = await database.ports.vehicles.list()
      return cart && changeCarts(database.ports.vehicles, { put: [{ ...cart, images }] })
    }
    /** What comes back with the undo of a run, and what does not. */
    const undo = async (id = 0) => {
      const history = historyOf(subjects)
      const { changes } = await undoRun(database.db, { id, by, ...history })
      return lostLines(database.db, await readChanges(database.db, id), changes, history.kinds)
    }
    const there = async () => (await store.find([one.hash, other.hash])).map(({ hash }) => hash).toSorted()
    /** Once on each day, counted from the first. */
    const sweep = async (first: number, last: number) => {
      for (let day = first; day <= last; day += 1)
        await sweepPhotos(database.db, new Date(day * 86_400_000), photosOfCarts)
    }
    return { ...database, store, nameInCart, undo, there, sweep }
  }

  describe(`photos in ${name}`, () => {
    it('PIC-30: are stored once for each content, byte for byte', async () => {
      const { store, close } = await opened()
      expect(await store.bytes(one.hash)).toBeNull()
      await store.put(one, new Date())
      await store.put(one, new Date())
      const { webp, ...row } = one
      expect(await store.find([one.hash, other.hash])).toEqual([{ ...row, size: webp.length }])
      expect(await store.bytes(one.hash)).toEqual(webp)
      await close()
    })

    it('PIC-37: those that carts name and the database lacks are known', async () => {
      const { db, store, nameInCart, close } = await opened()
      expect(await missingPhotos(db, photosOfCarts)).toEqual([])
      const path = pathOf(one)
      const larger = pathOf({ ...one, height: 201 })
      const odd = `${photoPictures.folder}odd.jpg`
      await nameInCart('/media/carts/ev-city.webp', path, path, larger, odd)
      expect(await missingPhotos(db, photosOfCarts)).toEqual([path, larger, odd])
      await store.put(one, new Date())
      expect(await missingPhotos(db, photosOfCarts)).toEqual([larger, odd])
      await close()
    })

    it('PIC-30: end thirty days after the last cart named them, with their bytes', async () => {
      const { store, nameInCart, there, sweep, close } = await opened()
      for (const photo of [one, other]) await store.put(photo, new Date())
      await nameInCart(pathOf(one))
      await sweep(0, photoPictures.keptDays - 1)
      expect(await there()).toEqual([one.hash, other.hash])
      await sweep(photoPictures.keptDays, photoPictures.keptDays)
      expect(await there()).toEqual([one.hash])
      expect(await store.bytes(other.hash)).toBeNull()
      await close()
    })

    it('PIC-30, PIC-37: stay as long as one of the team has it, and are missed where the database lacks it', async () => {
      const { db, store, there, sweep, close } = await opened()
      const fact = JSON.stringify({ image: pathOf(one) })
      await db.insertInto('shop_facts').values({ name: 'team ada', fact }).execute()
      expect(await missingPhotos(db, photosOfCarts)).toEqual([pathOf(one)])
      for (const photo of [one, other]) await store.put(photo, new Date())
      await sweep(0, photoPictures.keptDays)
      expect(await there()).toEqual([one.hash])
      const named = [one, other].map((photo) => isNamed(db, pathOf(photo), photosOfCarts))
      expect(await Promise.all(named)).toEqual([true, false])
      await close()
    })

    it('PIC-30: are saved by a cart that names them again, or by being brought again', async () => {
      const { store, nameInCart, there, sweep, close } = await opened()
      for (const photo of [one, other]) await store.put(photo, new Date())
      await sweep(0, 29)
      await nameInCart(pathOf(one))
      await store.keep(other.hash)
      await sweep(30, 40)
      expect(await there()).toEqual([one.hash, other.hash])
      await nameInCart()
      await sweep(41, 61)
      expect(await there()).toEqual([one.hash])
      await close()
    })

    it('PIC-31, SITE-103: that have ended come back with no undo: the rest does, and the receipt names what did not', async () => {
      const { db, ports, refreshDataVersion, store, undo, sweep, close } = await opened()
      for (const photo of [one, other]) await store.put(photo, new Date())
      const [ended, kept] = [pathOf(one), pathOf(other)]
      const [gone, repainted, bare, holder] = await ports.vehicles.list()
      if (!gone || !repainted || !bare || !holder) throw new Error('four carts are needed')
      const put = (cart: Vehicle, images: readonly string[], price = cart.price) =>
        changeCarts(ports.vehicles, { put: [{ ...cart, images, price }] })
      const team = async () => (await ports.shop()).team.find(({ name }) => name === 'Bo')
      const shop = { db, refreshDataVersion }
      const bo = { name: 'Bo', role: 'Mechanic', experience: '3 years', description: 'Fixes carts.' }
      const came = await planMember(db, undefined, { ...bo, image: ended })
      await changeShop(shop)(came.change ?? [], by)
      await put(holder, [kept])
      await put(gone, [ended, kept])
      await put(repainted, [ended])
      await put(bare, [ended])
      const runs = {
        removed: await changeCarts(ports.vehicles, { remove: [gone.id] }),
        repainted: await put(repainted, [kept], 4_321),
        bare: await put(bare, []),
        left: await changeShop(shop)((await planMemberRemoval(db, 'bo')).change ?? [], by),
      }
      await sweep(0, photoPictures.keptDays)
      const lost = (name: string, what: string) => [`${name}: ${what} had ended and did not come back`]
      expect(await undo(runs.removed)).toEqual(lost(gone.name, 'pictures 1 (front)'))
      expect(await ports.vehicles.get(gone.id)).toEqual({ ...gone, images: [kept] })
      expect(await undo(runs.repainted)).toEqual(lost(repainted.name, 'pictures 1 (front)'))
      expect(await ports.vehicles.get(repainted.id)).toEqual({ ...repainted, images: [kept] })
      await expect(undo(runs.bare)).rejects.toThrow('nothing is left to put back')
      expect(await undo(runs.left)).toEqual(lost('Bo', `photo ${ended}`))
      expect(await team()).toMatchObject(bo)
      expect(await team()).not.toHaveProperty('image')
      expect(await missingPhotos(db, photosOfCarts)).toEqual([])
      await close()
    })
  })
}

import { describe, expect, it } from 'vitest'
import { type DatabaseSettings, openDatabase } from '#app/database.ts'
import { photoPictures } from '#subjects/pictures/facts/pictures.ts'
import { photoPath } from '#subjects/pictures/rules/photo-path.ts'
import { webpOf } from '#tests/setup/photos.ts'
import { changeCarts } from '#tests/setup/replace-carts.ts'
import { createPhotoStore, missingPhotos, sweepPhotos } from './photo-store.ts'

const one = {
  hash: '0123456789abcdef',
  width: 300,
  height: 200,
  webp: webpOf(300, 200, Buffer.from([0, 255, 128, 10, 0])),
}
const other = { ...one, hash: 'fedcba9876543210' }
const pathOf = ({ hash, ...size }: typeof one) => photoPath({ stem: 'front', hash, size })

/** What the store of photos promises, in either database. */
export function photoStoreContract(name: string, newSettings: () => Promise<DatabaseSettings>): void {
  const opened = async () => {
    const database = await openDatabase(await newSettings())
    const store = createPhotoStore(database.db)
    const nameInCart = async (...images: readonly string[]) => {
      const [cart] = await database.ports.vehicles.list()
      if (cart) await changeCarts(database.ports.vehicles, { put: [{ ...cart, images }] })
    }
    const there = async () => (await store.find([one.hash, other.hash])).map(({ hash }) => hash).toSorted()
    /** Once on each day, counted from the first. */
    const sweep = async (first: number, last: number) => {
      for (let day = first; day <= last; day += 1) await sweepPhotos(database.db, new Date(day * 86_400_000))
    }
    return { ...database, store, nameInCart, there, sweep }
  }

  describe(`photos in ${name}`, () => {
    it('PIC-30: are stored once for each content, byte for byte', async () => {
      const { store, close } = await opened()
      expect(await store.bytes(one.hash)).toBeNull()
      await store.put(one)
      await store.put(one)
      const { webp, ...row } = one
      expect(await store.find([one.hash, other.hash])).toEqual([{ ...row, size: webp.length }])
      expect(await store.bytes(one.hash)).toEqual(webp)
      await close()
    })

    it('PIC-37: those that carts name and the database lacks are known', async () => {
      const { db, store, nameInCart, close } = await opened()
      expect(await missingPhotos(db)).toEqual([])
      const path = pathOf(one)
      const larger = pathOf({ ...one, height: 201 })
      const odd = `${photoPictures.folder}odd.jpg`
      await nameInCart('/media/carts/ev-city.webp', path, path, larger, odd)
      expect(await missingPhotos(db)).toEqual([path, larger, odd])
      await store.put(one)
      expect(await missingPhotos(db)).toEqual([larger, odd])
      await close()
    })

    it('PIC-30: end thirty days after the last cart named them, with their bytes', async () => {
      const { store, nameInCart, there, sweep, close } = await opened()
      for (const photo of [one, other]) await store.put(photo)
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
      expect(await missingPhotos(db)).toEqual([pathOf(one)])
      for (const photo of [one, other]) await store.put(photo)
      await sweep(0, photoPictures.keptDays)
      expect(await there()).toEqual([one.hash])
      expect([await store.isNamed(pathOf(one)), await store.isNamed(pathOf(other))]).toEqual([true, false])
      await close()
    })

    it('PIC-30: are saved by a cart that names them again, or by being brought again', async () => {
      const { store, nameInCart, there, sweep, close } = await opened()
      for (const photo of [one, other]) await store.put(photo)
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
  })
}

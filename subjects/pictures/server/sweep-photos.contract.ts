import { describe, expect, it } from 'vitest'
import { type DatabaseSettings, openDatabase } from '#app/database.ts'
import { photoPictures } from '#subjects/pictures/facts/pictures.ts'
import { photoPath } from '#subjects/pictures/rules/photo-path.ts'
import { createPhotoStore } from './photo-store.ts'
import { sweepPhotos } from './sweep-photos.ts'

const dayMs = 86_400_000
const start = Date.parse('2026-05-06T15:00:00Z')
const size = { width: 3, height: 2 }

/** What becomes of photos that no cart names, in either database. */
export function sweepPhotosContract(name: string, newSettings: () => Promise<DatabaseSettings>): void {
  const opened = async () => {
    const database = await openDatabase(await newSettings())
    const store = createPhotoStore(database.db)
    const [one = '', other = ''] = ['000000000000000a', '000000000000000b']
    for (const hash of [one, other]) await store.put({ hash, ...size, webp: Buffer.from(hash) })
    const nameIt = async (...hashes: readonly string[]) => {
      const [cart] = await database.ports.vehicles.list()
      const images = hashes.map((hash) => photoPath({ stem: 'front', hash, size }))
      if (cart) await database.ports.vehicles.apply({ put: [{ ...cart, images }] })
    }
    const there = async () => (await store.find([one, other])).map(({ hash }) => hash).toSorted()
    const sweepOn = (day: number) => sweepPhotos(database.db, new Date(start + day * dayMs))
    /** Once a day, as the site does. */
    const sweepThrough = async (first: number, last: number) => {
      for (let day = first; day <= last; day += 1) await sweepOn(day)
    }
    return { ...database, store, one, other, nameIt, there, sweepOn, sweepThrough }
  }

  describe(`photos that no cart names, in ${name}`, () => {
    it('PIC-30: end after thirty days, with their bytes; those that a cart names stay', async () => {
      const { store, one, other, nameIt, there, sweepThrough, close } = await opened()
      await nameIt(one)
      await sweepThrough(0, photoPictures.keptDays - 1)
      expect(await there()).toEqual([one, other])
      await sweepThrough(photoPictures.keptDays, photoPictures.keptDays + 1)
      expect(await there()).toEqual([one])
      expect(await store.bytes(other)).toBeNull()
      await close()
    })

    it('PIC-30: are saved by a cart that names them again, or by being brought again', async () => {
      const { store, one, other, nameIt, there, sweepThrough, close } = await opened()
      await sweepThrough(0, 29)
      await nameIt(one)
      await store.keep(other)
      await sweepThrough(30, 40)
      expect(await there()).toEqual([one, other])
      await nameIt()
      await sweepThrough(41, 61)
      expect(await there()).toEqual([one])
      await close()
    })

    it('PIC-30: are looked through once a day, and after a clock that was set nothing ends at once', async () => {
      const { one, other, there, sweepOn, close } = await opened()
      expect(await sweepOn(0)).toBe(0)
      expect(await sweepOn(0.5)).toBeUndefined()
      expect(await sweepOn(400)).toBe(0)
      expect(await there()).toEqual([one, other])
      // The clock is set right again: what was noted meanwhile is noted anew.
      expect(await sweepOn(1)).toBe(0)
      expect(await sweepOn(2)).toBe(0)
      expect(await there()).toEqual([one, other])
      await close()
    })
  })
}

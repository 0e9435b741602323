import { describe, expect, it } from 'vitest'
import { type DatabaseSettings, openDatabase } from '#app/database.ts'
import { photoPictures } from '#subjects/pictures/facts/pictures.ts'
import { photoPath } from '#subjects/pictures/rules/photo-path.ts'
import { createPhotoStore, missingPhotos } from './photo-store.ts'

const photo = { hash: '0123456789abcdef', width: 300, height: 200, webp: Buffer.from([0, 255, 128, 10, 0]) }
const path = photoPath({ stem: 'front', hash: photo.hash, size: { width: 300, height: 200 } })

/** What the store of photos promises, in either database. */
export function photoStoreContract(name: string, newSettings: () => Promise<DatabaseSettings>): void {
  const opened = async () => {
    const database = await openDatabase(await newSettings())
    const store = createPhotoStore(database.db)
    const name = async (...images: readonly string[]) => {
      const [cart] = await database.ports.vehicles.list()
      if (cart) await database.ports.vehicles.apply({ put: [{ ...cart, images }] })
    }
    return { ...database, store, name }
  }

  describe(`photos in ${name}`, () => {
    it('PIC-30: are stored once for each content, byte for byte', async () => {
      const { store, close } = await opened()
      expect(await store.bytes(photo.hash)).toBeNull()
      await store.put(photo)
      await store.put(photo)
      const { webp, ...row } = photo
      expect(await store.find([photo.hash, 'fedcba9876543210'])).toEqual([{ ...row, size: webp.length }])
      expect(await store.bytes(photo.hash)).toEqual(webp)
      await close()
    })

    it('PIC-37: those that carts name and the database lacks are known', async () => {
      const { db, store, name, close } = await opened()
      expect(await missingPhotos(db)).toEqual([])
      const other = path.replace('300x200', '300x201')
      const odd = `${photoPictures.folder}odd.jpg`
      await name('/media/carts/ev-city.webp', path, path, other, odd)
      expect(await missingPhotos(db)).toEqual([path, other, odd])
      await store.put(photo)
      expect(await missingPhotos(db)).toEqual([other, odd])
      await close()
    })
  })
}

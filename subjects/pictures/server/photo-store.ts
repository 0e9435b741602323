import type { Db } from '#kernel/db/schema.ts'
import { photoPictures } from '#subjects/pictures/facts/pictures.ts'
import { photoNameOf } from '#subjects/pictures/rules/photo-path.ts'

import type { PhotosTable } from './tables.ts'

export type StoredPhoto = Pick<PhotosTable, 'hash' | 'width' | 'height' | 'size'>

/** A photo as it is stored. */
export interface PhotoToStore {
  readonly hash: string
  readonly width: number
  readonly height: number
  readonly webp: Uint8Array
}

export interface PhotoStore {
  readonly find: (hashes: readonly string[]) => Promise<readonly StoredPhoto[]>
  readonly bytes: (hash: string) => Promise<Buffer | null>
  /** Stores it, or keeps the one that is there for as long as if it had come today. */
  readonly put: (photo: PhotoToStore) => Promise<void>
  readonly keep: (hash: string) => Promise<void>
}

export function createPhotoStore(db: Db, now: () => Date = () => new Date()): PhotoStore {
  return {
    async find(hashes) {
      if (hashes.length === 0) return []
      const columns = ['hash', 'width', 'height', 'size'] as const
      return db.selectFrom('photos').select(columns).where('hash', 'in', hashes).execute()
    },

    async bytes(hash) {
      const row = await db.selectFrom('photo_bytes').select('bytes').where('hash', '=', hash).executeTakeFirst()
      return row ? Buffer.from(row.bytes) : null
    },

    async put({ hash, width, height, webp }) {
      const row = { hash, width, height, size: webp.length, stored_at: now().toISOString(), unnamed_since: null }
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('photos')
          .values(row)
          .onConflict((conflict) => conflict.column('hash').doUpdateSet({ unnamed_since: null }))
          .execute()
        await transaction
          .insertInto('photo_bytes')
          .values({ hash, bytes: webp })
          .onConflict((conflict) => conflict.column('hash').doNothing())
          .execute()
      })
    },

    keep: async (hash) => {
      await db.updateTable('photos').set({ unnamed_since: null }).where('hash', '=', hash).execute()
    },
  }
}

/** The paths of all photos that carts name, each once. */
export async function namedPhotos(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('vehicles')
    .select('images')
    .where('images', 'like', `%${photoPictures.folder}%`)
    .execute()
  const paths = rows.flatMap(({ images }) => JSON.parse(images) as readonly string[])
  return [...new Set(paths.filter((path) => path.startsWith(photoPictures.folder)))]
}

/** Those of them that the database lacks: where they are asked for, a visitor sees an empty frame. */
export async function missingPhotos(db: Db): Promise<readonly string[]> {
  const named = await namedPhotos(db)
  if (named.length === 0) return []
  const stored = new Map((await db.selectFrom('photos').selectAll().execute()).map((photo) => [photo.hash, photo]))
  return named.filter((path) => {
    const name = photoNameOf(path)
    const photo = name && stored.get(name.hash)
    if (!photo) return true
    return name.size.width !== photo.width || name.size.height !== photo.height
  })
}

import type { Db } from '#kernel/db/schema.ts'

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

import { checked } from '#kernel/db/row-rules.ts'
import type { Db } from '#kernel/db/schema.ts'
import { type Change, differingFields, type Fields } from '#kernel/history/change.ts'
import type { WithoutEnded } from '#kernel/history/history-kind.ts'
import { inTurn } from '#kernel/history/in-turn.ts'
import { dayMs } from '#kit/dates/calendar-day.ts'
import { formatCount } from '#kit/formats/format.ts'
import { picturesOfTeam } from '#subjects/dealership/server/shop-store.ts'
import { photoPictures } from '#subjects/pictures/facts/pictures.ts'
import { photoNameOf } from '#subjects/pictures/rules/photo-path.ts'
import { picturesIn } from '#subjects/pictures/rules/pictures-in.ts'
import { isBytesOf, isPhoto, type PhotosTable } from './photo-row.ts'

/** A photo as the site keeps it. */
export interface DecodedPhoto {
  readonly width: number
  readonly height: number
  readonly webp: Uint8Array
}

interface PhotoToStore extends DecodedPhoto {
  readonly hash: string
}

export type StoredPhoto = Pick<PhotosTable, 'hash' | 'width' | 'height' | 'size'>

export interface PhotoStore {
  readonly find: (hashes: readonly string[]) => Promise<readonly StoredPhoto[]>
  readonly bytes: (hash: string) => Promise<Buffer | null>
  /** Stores the photo; one that is already there is kept as long as if it had come today. */
  readonly put: (photo: PhotoToStore, at: Date) => Promise<void>
  readonly keep: (hash: string) => Promise<void>
}

export function createPhotoStore(db: Db): PhotoStore {
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

    async put({ hash, width, height, webp }, at) {
      const row = checked((photo: PhotosTable) => isPhoto(photo) && isBytesOf(photo, webp), {
        hash,
        width,
        height,
        size: webp.length,
        stored_at: at.toISOString(),
        unnamed_since: null,
      })
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

/** The paths of the pictures of all carts with a picture whose path holds this text. A later subject owns carts and provides this. */
export type PhotosOfCarts = (db: Db, holding: string) => Promise<readonly string[]>

/** The paths of all photos that carts and the team name, or only those that hold this text, each once. */
async function namedPhotos(
  db: Db,
  photosOfCarts: PhotosOfCarts,
  holding: string = photoPictures.folder,
): Promise<readonly string[]> {
  const images = [...(await photosOfCarts(db, holding)), ...(await picturesOfTeam(db, holding))]
  return [...new Set(photosIn({ images }))]
}

/** Whether a cart or a member of the team names this path. */
export async function isNamed(db: Db, path: string, photosOfCarts: PhotosOfCarts): Promise<boolean> {
  return (await namedPhotos(db, photosOfCarts, path)).includes(path)
}

/** The named photos that the database lacks. */
export async function missingPhotos(db: Db, photosOfCarts: PhotosOfCarts): Promise<readonly string[]> {
  return lackedOf(db, await namedPhotos(db, photosOfCarts))
}

/** The missing photos in words, for `status` (PIC-37). */
export async function tellMissingPhotos(db: Db, photosOfCarts: PhotosOfCarts): Promise<readonly string[]> {
  const paths = await missingPhotos(db, photosOfCarts)
  if (paths.length === 0) return []
  const named = `${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ' …' : ''}`
  return [
    `${formatCount(paths.length, 'photo')} missing (${named}): visitors see an empty frame. At the desk, take each off and bring it again.`,
  ]
}

/**
 * Removes deleted photos from what an undo puts back. Where none is left of those that a thing had, the thing keeps its present ones
 * (PIC-31).
 */
export const withoutEndedPhotos: WithoutEnded = async (db, changes) => {
  const ended = new Set(
    await lackedOf(
      db,
      changes.flatMap(({ after }) => photosIn(after)),
    ),
  )
  return ended.size === 0 ? changes : changes.flatMap((change) => withoutPhotos(change, ended) ?? [])
}

function withoutPhotos(change: Change, ended: ReadonlySet<string>): Change | null {
  if (!photosIn(change.after).some((path) => ended.has(path))) return change
  const before = change.before && { ...change.before }
  const after = { ...change.after }
  const left = [after.images].flat().filter((path) => !ended.has(String(path)))
  if (Array.isArray(after.images) && (left.length > 0 || !before)) after.images = left
  else for (const side of [before, after]) delete side?.[Array.isArray(after.images) ? 'images' : 'image']
  const sides = before ? differingFields(before, after) : { before, after }
  return sides && { ...change, ...sides }
}

/** The paths of the photos that a cart or a member of the team has. */
function photosIn(fields: Fields | null): readonly string[] {
  return picturesIn(fields).filter((path) => path.startsWith(photoPictures.folder))
}

async function lackedOf(db: Db, paths: readonly string[]): Promise<readonly string[]> {
  const stored = new Map((await db.selectFrom('photos').selectAll().execute()).map((photo) => [photo.hash, photo]))
  return paths.filter((path) => {
    const name = photoNameOf(path)
    const photo = name && stored.get(name.hash)
    return !photo || name.size.width !== photo.width || name.size.height !== photo.height
  })
}

/** Records which photos are no longer named, and deletes those that were not named for so long; returns how many. */
export async function sweepPhotos(db: Db, now: Date, photosOfCarts: PhotosOfCarts): Promise<number> {
  const at = now.toISOString()
  const end = new Date(now.getTime() - photoPictures.keptDays * dayMs).toISOString()
  // Decisions take turns, so none gives a cart a photo that is being deleted.
  return inTurn(db, async (transaction) => {
    const named = new Set((await namedPhotos(transaction, photosOfCarts)).map((path) => photoNameOf(path)?.hash))
    const photos = await transaction.selectFrom('photos').select(['hash', 'unnamed_since']).execute()
    let ended = 0
    for (const { hash, unnamed_since: before } of photos) {
      const unnamed_since = named.has(hash) ? null : (before ?? at)
      if (unnamed_since !== null && unnamed_since <= end) {
        await transaction.deleteFrom('photos').where('hash', '=', hash).execute()
        ended += 1
      } else if (unnamed_since !== before) {
        await transaction.updateTable('photos').set({ unnamed_since }).where('hash', '=', hash).execute()
      }
    }
    return ended
  })
}

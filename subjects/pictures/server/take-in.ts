import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Db } from '#kernel/db/schema.ts'
import { photoNameOf } from '#subjects/pictures/rules/photo-path.ts'
import { missingPhotos } from './named-photos.ts'
import { NoPictureError } from './no-picture.ts'
import { createPhotoStore, type PhotoToStore } from './photo-store.ts'

/** Where photos lay before the database held them. */
function oldPhotosDirectory(dataDir: string): string {
  return join(dataDir, 'media', 'photos')
}

export type ReadPhoto = (bytes: Buffer) => Promise<Omit<PhotoToStore, 'hash'>>

export interface TakeIn {
  /** Where a photo lies that the database is still to be given, if any does. */
  readonly waiting: (hash: string) => string | undefined
  /** Stores it before its turn. */
  readonly now: (hash: string) => Promise<void>
  readonly done: Promise<TakenIn>
}

export interface TakenIn {
  readonly photos: number
  /** A sentence for each file that stays where it is. */
  readonly left: readonly string[]
}

interface TakeInOptions {
  readonly db: Db
  readonly dataDir: string
  readonly read: ReadPhoto
}

/**
 * Stores the photos of the folder of before that a cart names and the database lacks. Nothing is deleted; a second look
 * finds nothing to do, and after an old backup was restored it finds what that lacks.
 */
export async function takeInPhotos({ db, dataDir, read }: TakeInOptions): Promise<TakeIn> {
  const directory = oldPhotosDirectory(dataDir)
  const paths = existsSync(directory) ? await missingPhotos(db) : []
  const store = createPhotoStore(db)
  const files = new Map<string, string>()
  for (const path of paths) {
    const file = join(directory, basename(path))
    const name = photoNameOf(path)
    if (name && existsSync(file)) files.set(name.hash, file)
  }
  const begun = new Map<string, Promise<string | undefined>>()

  /** Why it stays, if it does. */
  async function take(hash: string, file: string): Promise<string | undefined> {
    try {
      const photo = await read(await readFile(file))
      const size = photoNameOf(`/media/photos/${basename(file)}`)?.size
      if (size && (size.width !== photo.width || size.height !== photo.height))
        return `${file} is ${photo.width} × ${photo.height} pixels, and its name says otherwise`
      await store.put({ ...photo, hash })
      return undefined
    } catch (error) {
      const { message } = error as Error
      return error instanceof NoPictureError ? `${file} ${message}` : `${file}: ${message}`
    } finally {
      files.delete(hash)
    }
  }

  function once(hash: string, file: string): Promise<string | undefined> {
    const taken = begun.get(hash) ?? take(hash, file)
    begun.set(hash, taken)
    return taken
  }

  async function all(): Promise<TakenIn> {
    const left: string[] = []
    let photos = 0
    for (const [hash, file] of [...files]) {
      const reason = await once(hash, file)
      if (reason) left.push(reason)
      else photos += 1
    }
    return { photos, left }
  }

  return {
    waiting: (hash) => files.get(hash),
    now: async (hash) => {
      const file = files.get(hash)
      if (file) await once(hash, file)
    },
    done: all(),
  }
}

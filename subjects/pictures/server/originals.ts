import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photoNameOf } from '#subjects/pictures/rules/photo-path.ts'
import { recipesVersion } from '#subjects/pictures/rules/picture-files.ts'
import { hashLength } from './kept-pictures.ts'
import type { PhotoStore, StoredPhoto } from './photo-store.ts'

/** What files are made of: one of our masters, or a dealer's photo. */
export interface Original {
  /** What the names of its files begin with. */
  readonly hash: string
  readonly isThere: () => Promise<boolean>
  readonly bytes: () => Promise<Uint8Array>
  /** The file itself, where it lies on the disk. */
  readonly file?: string
}

/** Finds the original of a picture by the picture's path. */
export type FindOriginal = (path: string) => Promise<Original | undefined>

/** @param folder such as `studio/masters`, with folders of carts, maps and scenes. */
export function openMasters(folder: string) {
  const files = new Map(
    globSync('{carts,maps,scenes}/*.webp', { cwd: folder })
      .sort()
      .map((name) => [`/media/${name.replaceAll('\\', '/')}`, join(folder, name)]),
  )
  const hashes = new Map<string, string>()
  /** Changes with the master and with the way its files are made. */
  async function hashOf(path: string, file: string): Promise<string> {
    const hash = hashes.get(path) ?? contentHash(await readFile(file), recipesVersion)
    hashes.set(path, hash)
    return hash
  }
  const find: FindOriginal = async (path) => {
    const file = files.get(path)
    if (!file) return undefined
    return { hash: await hashOf(path, file), isThere: async () => true, bytes: () => readFile(file), file }
  }
  return {
    paths: [...files.keys()],
    find,
    hashes: () => Promise.all([...files].map(([path, file]) => hashOf(path, file))),
  }
}

export function contentHash(...contents: readonly (Uint8Array | string)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex').slice(0, hashLength)
}

export function findPhotos({ find, bytes }: Pick<PhotoStore, 'find' | 'bytes'>): FindOriginal {
  const stored = findTogether(find)
  return async (path) => {
    const name = photoNameOf(path)
    if (!name) return undefined
    const { hash, size } = name
    return {
      hash,
      // Only in the photo's own size: its widths follow from it, and no others are made.
      isThere: async () => {
        const photo = await stored(hash)
        return photo?.width === size.width && photo.height === size.height
      },
      bytes: async () => {
        const found = await bytes(hash)
        if (!found) throw new Error('the photo is no longer stored')
        return found
      },
    }
  }
}

/** Made-up names, however many, take one connection to the database: all that come meanwhile share the next question. */
function findTogether(find: PhotoStore['find']): (hash: string) => Promise<StoredPhoto | undefined> {
  let next: { readonly hashes: Set<string>; readonly found: Promise<ReadonlyMap<string, StoredPhoto>> } | undefined
  let before: Promise<unknown> = Promise.resolve()

  function question() {
    const hashes = new Set<string>()
    const found = before.then(async () => {
      next = undefined
      return new Map((await find([...hashes])).map((photo) => [photo.hash, photo]))
    })
    before = found.catch(() => {})
    return { hashes, found }
  }

  return async (hash) => {
    next ??= question()
    next.hashes.add(hash)
    return (await next.found).get(hash)
  }
}

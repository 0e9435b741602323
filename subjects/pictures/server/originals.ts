import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { photoNameOf } from '#subjects/pictures/rules/photo-path.ts'
import { recipesVersion } from '#subjects/pictures/rules/picture-files.ts'
import { hashLength } from './kept-pictures.ts'
import type { PhotoStore } from './photo-store.ts'

/** The picture from which files are made: one of our masters, or a dealer's photo. */
export interface Original {
  /** The beginning of its files' names: its hash, and for a photo the rest of its path, so that they answer no other path. */
  readonly name: string
  readonly isThere: () => Promise<boolean>
  readonly bytes: () => Promise<Uint8Array>
  /** The file on the disk, where there is one. */
  readonly file?: string
}

/** Finds the original of a picture by the picture's path. */
export type FindOriginal = (path: string) => Promise<Original | undefined>

type IsNamed = (path: string) => Promise<boolean>

/** Finds our own pictures and the dealer's photos. */
export function findOriginals(
  masters: ReturnType<typeof openMasters>,
  store: PhotoStore,
  isNamed: IsNamed,
): FindOriginal {
  return async (path) => (await masters.find(path)) ?? photoOriginal(path, store, isNamed)
}

/** @param folder such as `studio/masters`, with folders of carts, maps and scenes. */
export function openMasters(folder: string) {
  const names = globSync('{carts,maps,scenes}/*.webp', { cwd: folder }).sort()
  const files = new Map(names.map((name) => [`/media/${name.replaceAll('\\', '/')}`, join(folder, name)]))
  const paths = [...files.keys()]
  const hashes = new Map<string, string>()
  const find = async (path: string): Promise<Original | undefined> => {
    const file = files.get(path)
    if (!file) return undefined
    // Changes with the master and with the way in which its files are made.
    const name = hashes.get(path) ?? contentHash(await readFile(file), recipesVersion)
    hashes.set(path, name)
    return { name, isThere: async () => true, bytes: () => readFile(file), file }
  }
  return { paths, find, hashes: async () => (await Promise.all(paths.map(find))).flatMap((one) => one?.name ?? []) }
}

export function contentHash(...contents: readonly (Uint8Array | string)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex').slice(0, hashLength)
}

function photoOriginal(path: string, store: PhotoStore, isNamed: IsNamed): Original | undefined {
  const photo = photoNameOf(path)
  if (!photo) return undefined
  const { stem, hash, size } = photo
  return {
    name: `${hash}-${stem}-${size.width}x${size.height}`,
    // Answers only at the photo's own size, from which its widths follow, and at a path that a cart or the team names.
    async isThere() {
      const [stored] = await store.find([hash])
      return stored?.width === size.width && stored.height === size.height && isNamed(path)
    },
    async bytes() {
      const found = await store.bytes(hash)
      if (!found) throw new Error('the photo is no longer stored')
      return found
    },
  }
}

import { extname } from 'node:path'
import { slugOf } from '#kit/formats/slug.ts'
import { photoPath } from '#subjects/pictures/rules/photo-path.ts'
import { photoHash, readDealerPhoto } from './dealer-photo.ts'
import type { PhotoStore } from './photo-store.ts'

/** A photo that somebody brings: the path that it has on the site, and how it gets into the database. */
export interface BroughtPhoto {
  readonly path: string
  readonly hash: string
  readonly store: (store: PhotoStore) => Promise<void>
}

const longestStem = 60

/**
 * Looks at a photo before anything is stored. One that is stored already keeps the size it was stored in, and is not
 * unpacked again.
 */
export async function bringPhoto(
  bytes: Buffer,
  name: string,
  { find }: Pick<PhotoStore, 'find'>,
): Promise<BroughtPhoto> {
  const hash = photoHash(bytes)
  const stem = slugOf(name.slice(0, name.length - extname(name).length)).slice(0, longestStem) || 'picture'
  const pathIn = (size: { width: number; height: number }) =>
    photoPath({ stem: stem.replace(/-$/, ''), hash, size: { width: size.width, height: size.height } })
  const [stored] = await find([hash])
  if (stored) return { path: pathIn(stored), hash, store: (store) => store.keep(hash) }
  const photo = await readDealerPhoto(bytes)
  return { path: pathIn(photo), hash, store: (store) => store.put({ ...photo, hash }) }
}

import { extname } from 'node:path'
import { slugOf } from '#kit/formats/format.ts'
import { photoPath } from '#subjects/pictures/rules/photo-path.ts'
import { contentHash } from './originals.ts'
import type { PhotoStore, PhotoToStore } from './photo-store.ts'

/** A photo that the dealer brings: the path that it has on the site, and how it gets into the database. */
export interface BroughtPhoto {
  readonly path: string
  readonly hash: string
  readonly store: (store: PhotoStore) => Promise<void>
}

const longestStem = 60

/** Makes of a file the photo that is stored; throws `NoPictureError` where it cannot. */
export type DecodePhoto = (bytes: Uint8Array) => Promise<Omit<PhotoToStore, 'hash'>>

/** Looks at a photo before anything is stored. One that is stored already keeps the size it was stored in. */
export async function bringPhoto(
  bytes: Buffer,
  name: string,
  { find }: Pick<PhotoStore, 'find'>,
  decode: DecodePhoto,
): Promise<BroughtPhoto> {
  const hash = contentHash(bytes)
  const stem = slugOf(name.slice(0, name.length - extname(name).length)).slice(0, longestStem) || 'picture'
  const pathIn = ({ width, height }: { width: number; height: number }) =>
    photoPath({ stem: stem.replace(/-$/, ''), hash, size: { width, height } })
  const [stored] = await find([hash])
  if (stored) return { path: pathIn(stored), hash, store: (store) => store.keep(hash) }
  const photo = await decode(bytes)
  return { path: pathIn(photo), hash, store: (store) => store.put({ ...photo, hash }) }
}

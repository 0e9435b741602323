import { extname } from 'node:path'
import { slugOf } from '#kit/formats/format.ts'
import { photoPath } from '#subjects/pictures/rules/photo-path.ts'
import { contentHash } from './originals.ts'
import type { PhotoStore, PhotoToStore } from './photo-store.ts'
import { NoPictureError, readPictureFile } from './read-picture-file.ts'

/** A file from the dealer: where it is kept for now, and what the dealer calls it. */
export interface BroughtFile {
  readonly path: string
  readonly name: string
}

/** A photo from the dealer: its path on the site, and the function that stores it. */
export interface BroughtPhoto {
  readonly path: string
  readonly hash: string
  readonly store: (store: PhotoStore, at: Date) => Promise<void>
}

const longestStem = 60

/** Makes a photo of a file; throws `NoPictureError` where it cannot. */
export type DecodePhoto = (bytes: Uint8Array) => Promise<Omit<PhotoToStore, 'hash'>>

/** Reads a file that the dealer brought; where it is no picture, returns why, as the end of a sentence. */
export async function bringFile(
  { path, name }: BroughtFile,
  photos: Pick<PhotoStore, 'find'>,
  decode: DecodePhoto,
): Promise<BroughtPhoto | string> {
  try {
    return await bringPhoto(readPictureFile(path), name, photos, decode)
  } catch (error) {
    if (error instanceof NoPictureError) return error.message
    throw error
  }
}

/** Decodes a photo before anything is stored. A photo that is stored already keeps its stored size. */
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
  return { path: pathIn(photo), hash, store: (store, at) => store.put({ ...photo, hash }, at) }
}

import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { slugOf } from '#kit/formats/format.ts'
import { photoPictures } from '#subjects/pictures/facts/pictures.ts'
import { photoPath } from '#subjects/pictures/rules/photo-path.ts'
import { contentHash } from './originals.ts'
import type { DecodedPhoto, PhotoStore } from './photo-store.ts'

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

/** Makes a photo of a file; where the site does not take it, returns why, as the end of a sentence that begins with the file's name. */
export type DecodePhoto = (bytes: Uint8Array) => Promise<DecodedPhoto | string>

/** Reads a file that the dealer brought; where the site does not take it, returns why, as the end of a sentence. */
export async function bringFile(
  { path, name }: BroughtFile,
  photos: Pick<PhotoStore, 'find'>,
  decode: DecodePhoto,
): Promise<BroughtPhoto | string> {
  const { megabytes } = photoPictures
  if (statSync(path).size > megabytes * 1024 * 1024) return `is larger than ${megabytes} MB`
  return bringPhoto(readFileSync(path), name, photos, decode)
}

/** Decodes a photo before anything is stored. A photo that is stored already keeps its stored size. */
export async function bringPhoto(
  bytes: Buffer,
  name: string,
  { find }: Pick<PhotoStore, 'find'>,
  decode: DecodePhoto,
): Promise<BroughtPhoto | string> {
  const hash = contentHash(bytes)
  const stem = slugOf(name.slice(0, name.length - extname(name).length)).slice(0, longestStem) || 'picture'
  const pathIn = ({ width, height }: { width: number; height: number }) =>
    photoPath({ stem: stem.replace(/-$/, ''), hash, size: { width, height } })
  const [stored] = await find([hash])
  if (stored) return { path: pathIn(stored), hash, store: (store) => store.keep(hash) }
  const photo = await decode(bytes)
  if (typeof photo === 'string') return photo
  return { path: pathIn(photo), hash, store: (store, at) => store.put({ ...photo, hash }, at) }
}
